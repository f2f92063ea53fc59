import type { Feature } from '#shared/feature.ts';

export const bookingFeature = {
  limits: {
    booking: { points: 30, seconds: 3600 },
  },
  retention: {
    appointments: {
      data: 'Ραντεβού',
      months: 24,
      from: 'από την ημέρα τους· όσων επαναλαμβάνονται, από την ημέρα της επόμενης συντήρησης',
    },
  },
} as const satisfies Feature;
