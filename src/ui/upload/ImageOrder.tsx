import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { moved } from '#shared/moved.ts';
import { Badge } from '../components/Badge.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Tile } from '../components/Tile.tsx';
import { cx } from '../style/cx.ts';

interface Props {
  urls: readonly string[];
  alt: string;
  onChange: (urls: string[]) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Each arrow key moves a dragged picture by one position. */
const nextPosition: KeyboardCoordinateGetter = (
  event,
  { context: { over, active, droppableRects, droppableContainers } },
) => {
  const step = steps[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const ids = droppableContainers.getEnabled().map(({ id }) => id);
  const here = ids.indexOf(over?.id ?? active?.id ?? '');
  const rect = droppableRects.get(ids[here + step] ?? '');
  return rect && { x: rect.left, y: rect.top };
};

const said = (urls: readonly string[], id: string | number | undefined) => urls.indexOf(String(id)) + 1;

const announcements = (urls: readonly string[]): Announcements => ({
  onDragStart: ({ active }) => `Επιλέξατε τη φωτογραφία ${said(urls, active.id)} από ${urls.length}.`,
  onDragOver: ({ over }) => (over ? `Η φωτογραφία είναι στη θέση ${said(urls, over.id)}.` : undefined),
  onDragEnd: ({ over }) => (over ? `Η φωτογραφία τοποθετήθηκε στη θέση ${said(urls, over.id)}.` : undefined),
  onDragCancel: () => 'Η μετακίνηση ακυρώθηκε.',
});

const instructions = {
  draggable:
    'Πατήστε το πλήκτρο διαστήματος για να επιλέξετε τη φωτογραφία, τα βέλη για να τη μετακινήσετε και ξανά το πλήκτρο διαστήματος για να την αφήσετε.',
};

/** Pictures in display order: moved by dragging, by the arrow keys or by buttons, and removed. */
export function ImageOrder({ urls, alt, onChange }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPosition }),
  );
  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) {
      onChange(moved(urls, urls.indexOf(String(active.id)), urls.indexOf(String(over.id))));
    }
  }
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements: announcements(urls), screenReaderInstructions: instructions }}
    >
      {urls.map((url, index) => (
        <Thumb
          key={url}
          url={url}
          alt={urls.length > 1 ? `${alt}, φωτογραφία ${index + 1}` : alt}
          isMain={index === 0}
          isLast={index === urls.length - 1}
          onMove={(step) => onChange(moved(urls, index, index + step))}
          onRemove={() => onChange(urls.filter((one) => one !== url))}
        />
      ))}
    </DndContext>
  );
}

interface ThumbProps {
  url: string;
  alt: string;
  isMain: boolean;
  isLast: boolean;
  onMove: (step: number) => void;
  onRemove: () => void;
}

function Thumb({ url, alt, isMain, isLast, onMove, onRemove }: ThumbProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id: url });
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id: url });
  return (
    <div
      ref={setPlaceRef}
      role="group"
      aria-label={alt}
      className={cx('rounded-md', isOver && 'outline-2 outline-primary')}
    >
      <div
        ref={setNodeRef}
        {...listeners}
        {...attributes}
        aria-label={`${isMain ? 'Κύρια: ' : ''}${alt}, μετακίνηση`}
        aria-roledescription="φωτογραφία που μετακινείται"
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
        className={cx(
          'relative touch-none',
          isDragging ? 'z-(--z-sticky) cursor-grabbing shadow-float' : 'cursor-grab',
        )}
      >
        <Tile src={imageUrl(url, 320)} alt={alt} icon={<ImageOff />} />
        {isMain && (
          <Badge tone="ink" className="absolute bottom-1 left-1">
            Κύρια
          </Badge>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          size="sm"
          label={`Μετακίνηση αριστερά: ${alt}`}
          disabled={isMain}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton size="sm" label={`Αφαίρεση: ${alt}`} onClick={onRemove}>
          <X />
        </IconButton>
        <IconButton size="sm" label={`Μετακίνηση δεξιά: ${alt}`} disabled={isLast} onClick={() => onMove(1)}>
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  );
}
