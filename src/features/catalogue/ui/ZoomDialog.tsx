import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { Image } from '#shared/images.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { useZoom } from './use-zoom.ts';

interface Props {
  images: readonly Image[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

/**
 * A product's pictures over the whole screen: a click or double tap enlarges, two fingers or the wheel scale, dragging moves.
 * Keys: + and − scale, arrows move an enlarged picture or show the next one, 0 shows the whole, Escape closes.
 */
export function ZoomDialog({ images, name, shown, onShow, open, onClose }: Props) {
  const image = images[shown];
  const { frame, view, go, larger, smaller, press, pointer } = useZoom({
    open,
    onGo: (by) => onShow((shown + by + images.length) % images.length),
  });

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={press}
          className="fixed inset-0 z-(--z-modal) flex flex-col bg-bg outline-none"
        >
          <div className="flex items-center justify-between gap-4 py-1.5 pr-2 pl-4">
            <Radix.Title className="min-w-0 truncate text-base font-medium">
              {name}
              {images.length > 1 && (
                <span className="num text-text-3">
                  {' '}
                  · {shown + 1} / {images.length}
                </span>
              )}
            </Radix.Title>
            <div className="flex">
              <IconButton label="Σμίκρυνση" onClick={smaller}>
                <ZoomOut />
              </IconButton>
              <IconButton label="Μεγέθυνση" onClick={larger}>
                <ZoomIn />
              </IconButton>
              <IconButton label="Κλείσιμο" onClick={onClose}>
                <X />
              </IconButton>
            </div>
          </div>
          <div
            ref={frame}
            {...pointer}
            className={`grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-linear-to-b from-tile to-tile-2 select-none ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
          >
            {image && (
              <img
                key={image.url}
                src={image.url}
                alt={`${name}, εικόνα ${shown + 1} από ${images.length}`}
                width={image.width}
                height={image.height}
                draggable={false}
                className="product-picture max-h-full min-h-0 w-auto max-w-full object-contain"
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              />
            )}
          </div>
          {images.length > 1 && (
            <div className="flex justify-center gap-3 py-1.5">
              <IconButton label="Προηγούμενη εικόνα" onClick={() => go(-1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton label="Επόμενη εικόνα" onClick={() => go(1)}>
                <ChevronRight />
              </IconButton>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
