import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Nav } from 'react-day-picker';
import { IconButton } from './IconButton.tsx';

/** The way to the months before and after, for MonthCalendar. */
export function MonthNav({
  previousMonth,
  nextMonth,
  onPreviousClick,
  onNextClick,
  className,
}: ComponentProps<typeof Nav>) {
  return (
    <div className={className}>
      <IconButton label="Προηγούμενος μήνας" disabled={!previousMonth} onClick={onPreviousClick}>
        <ChevronLeft />
      </IconButton>
      <IconButton label="Επόμενος μήνας" disabled={!nextMonth} onClick={onNextClick}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
