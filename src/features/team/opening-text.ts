import type { OpeningDay } from '#features/booking/contract.ts';

/** A day's hours: «Κλειστά: Απογραφή», «Ανοιχτά 09:00–15:00». */
export const openingText = ({ isOpen, opensAt, closesAt, reason }: OpeningDay) =>
  `${isOpen ? `Ανοιχτά ${opensAt}–${closesAt}` : 'Κλειστά'}${reason ? `: ${reason}` : ''}`;
