/** The wizard's answers, with the specification's ids. */
export const propertyTypes = ['house', 'apartment', 'business', 'warehouse'] as const;
export const propertySizes = ['small', 'medium', 'large', 'xlarge'] as const;
export const locations = ['urban', 'suburban', 'rural', 'industrial'] as const;
export const concerns = [
  'break-in',
  'entry-monitoring',
  'perimeter',
  'lighting',
  'alarm',
  'remote-monitoring',
  'fire-safety',
  'access-control',
] as const;
export const budgets = ['low', 'medium', 'high', 'premium'] as const;
export const priorities = ['prevention', 'detection', 'monitoring', 'evidence'] as const;
export const experiences = ['beginner', 'intermediate', 'advanced'] as const;

/** The finer answers, all optional. */
export const wirings = ['wireless', 'wired', 'either'] as const;
/** What is already installed and stays. */
export const existingParts = ['contacts', 'motion', 'siren', 'cameras', 'smoke', 'lights'] as const;
/** The value of what is kept inside; `special` are jewellery, medicine, tobacco, arms and cash. */
export const contentValues = ['under-5k', '5k-20k', '20k-60k', 'over-60k', 'special'] as const;

/** What a business is: it decides where cameras may look. */
export const placeKinds = ['shop', 'food', 'store', 'office', 'practice', 'workshop', 'lodging'] as const;

/** Whether the place has internet: all year, only while somebody stays there, or none. */
export const internets = ['yes', 'summer', 'no'] as const;
/** How long nobody is there at a time. */
export const absences = ['hours', 'weeks', 'months'] as const;

/** The three systems of one piece of advice, smallest first. */
export const bundleIds = ['essential', 'balanced', 'complete'] as const;
