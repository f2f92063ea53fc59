import type { Feature } from '#shared/feature.ts';

export const openingFeature = {
  audited: {
    shop: {
      label: 'Κατάστημα',
      shownBy: ['opening'],
      fields: {
        isOpen: 'Ανοιχτό',
        provenSender: 'Αποστολέας των email',
        textsRead: 'Τα κείμενα διαβάστηκαν',
      },
      words: { true: 'ναι', false: 'όχι' },
    },
  },
} as const satisfies Feature;
