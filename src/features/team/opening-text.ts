import { spansText } from '#shared/opening-text.ts';
import type { OpeningDay } from '#features/booking/contract.ts';

/** A day's hours: «Κλειστά: Απογραφή», «Ανοιχτά 09:00 – 15:00». */
export const openingText = ({ isOpen, spans, reason }: OpeningDay) =>
  `${isOpen ? `Ανοιχτά ${spansText(spans)}` : 'Κλειστά'}${reason ? `: ${reason}` : ''}`;
