import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';

interface Props {
  title: string;
  previous: string;
  next: string;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
}

export function PeriodNav({ title, previous, next, onStep, onToday }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <IconButton
        outlined
        label={previous}
        className="size-9! pointer-coarse:size-11!"
        onClick={() => onStep(-1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton outlined label={next} className="size-9! pointer-coarse:size-11!" onClick={() => onStep(1)}>
        <ChevronRight />
      </IconButton>
      <Button size="sm" variant="outline" onClick={onToday}>
        Σήμερα
      </Button>
      <h2 aria-live="polite" className="text-lg sm:ml-2">
        {title}
      </h2>
    </div>
  );
}
