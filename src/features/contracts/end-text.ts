import { formatDate, type LocalDate } from '#shared/dates.ts';

/** How a contract ends, in words. */
export function endText({
  endsOn,
  isLastWhole,
  isCancelled,
}: {
  endsOn: LocalDate | null;
  isLastWhole: boolean;
  isCancelled: boolean;
}): string {
  if (endsOn === null) return 'Χωρίς λήξη';
  const last = isLastWhole ? ', με ολόκληρη την τελευταία περίοδο' : '';
  return `${isCancelled ? 'Διακόπτεται' : 'Λήγει'} στις ${formatDate(endsOn)}${last}`;
}
