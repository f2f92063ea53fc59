/** What the shop offers beyond its lists; what is absent leaves its links and buttons out. */
export type Offered = {
  /** Whether it sells anything that a system could be advised from. */
  hasWizard: boolean;
  hasServices: boolean;
  /** Whether customers can book any of them. */
  takesBookings: boolean;
  /** The survey that can be booked. */
  survey?: { slug: string; durationMinutes: number; priceRange: string } | undefined;
  /** Slugs of the services that install the products of each group. */
  installation: Partial<Record<'cameras' | 'alarms' | 'access' | 'sensors', string>>;
  /** How long an installation takes at least. */
  installationMinutes?: number | undefined;
};

let current: Offered = { hasWizard: false, hasServices: false, takesBookings: false, installation: {} };

/** What the shop offers now. Read it where it is shown, and never keep it in a constant. */
export const offered = (): Offered => current;

/** Takes over what the shop offers: whenever a page begins, and whenever it changes. */
export const setOffered = (next: Offered): void => void (current = next);
