import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Image } from '../../../shared/images.ts';
import { IconButton } from '../../../ui/pieces/IconButton.tsx';
import { scaledAt, wholeView, within, type View } from '../zoom.ts';

interface Props {
  images: readonly Image[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

const step = 1.5;
const nudge = 60;

/**
 * A product's pictures over the whole screen: a click or double tap enlarges, two fingers or the wheel scale, dragging moves.
 * Keys: + and − scale, arrows move an enlarged picture or show the next one, 0 shows the whole, Escape closes.
 */
export function ZoomDialog({ images, name, shown, onShow, open, onClose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);
  const image = images[shown];

  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const change = (next: (view: View) => View) => setView((before) => within(next(before), size()));
  const scale = (factor: number, point = { x: 0, y: 0 }) =>
    change((before) => scaledAt(before, factor, point));
  const move = (x: number, y: number) =>
    change((before) => ({ ...before, x: before.x + x, y: before.y + y }));
  function go(by: number) {
    onShow((shown + by + images.length) % images.length);
    setView(wholeView);
  }
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  // React's wheel listener is passive, and the page behind must not scroll or scale.
  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
      setView((before) =>
        within(scaledAt(before, event.deltaY < 0 ? 1.15 : 1 / 1.15, point), {
          width: box.width,
          height: box.height,
        }),
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [open]);

  function press(event: React.KeyboardEvent) {
    const isLarge = view.scale > 1;
    const keys: Record<string, () => void> = {
      '+': () => scale(step),
      '=': () => scale(step),
      '-': () => scale(1 / step),
      '0': () => setView(wholeView),
      ArrowLeft: () => (isLarge ? move(nudge, 0) : go(-1)),
      ArrowRight: () => (isLarge ? move(-nudge, 0) : go(1)),
      ArrowUp: () => move(0, nudge),
      ArrowDown: () => move(0, -nudge),
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) moved.current = false;
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !other && !moved.current) return;
    moved.current = true;
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      scale(factor, fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
    } else move(now.x - before.x, now.y - before.y);
  }
  function up(event: PointerEvent<HTMLDivElement>) {
    const wasAlone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (!wasAlone || moved.current || event.type === 'pointercancel') return;
    if (view.scale > 1) setView(wholeView);
    else scale(2.5, fromMiddle(event));
  }

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
              <IconButton label="Σμίκρυνση" onClick={() => scale(1 / step)}>
                <ZoomOut />
              </IconButton>
              <IconButton label="Μεγέθυνση" onClick={() => scale(step)}>
                <ZoomIn />
              </IconButton>
              <IconButton label="Κλείσιμο" onClick={onClose}>
                <X />
              </IconButton>
            </div>
          </div>
          <div
            ref={frame}
            onPointerDown={down}
            onPointerMove={drag}
            onPointerUp={up}
            onPointerCancel={up}
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
                className="max-h-full min-h-0 w-auto max-w-full object-contain"
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
