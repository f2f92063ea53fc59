import type { HomePlan } from '#features/home-plan/types.ts';

/** What a plan tells of its place, for the sentences of the stories. */
export type Place = {
  /** People sleep here; elsewhere nobody is there at night. */
  isHome: boolean;
  hasYard: boolean;
  hasBalcony: boolean;
};

export function placeOf({ rooms }: Pick<HomePlan, 'rooms'>): Place {
  const has = (...kinds: HomePlan['rooms'][number]['kind'][]) =>
    rooms.some(({ kind }) => kinds.includes(kind));
  return {
    isHome: !has('shop', 'office', 'hangar'),
    hasYard: has('yard'),
    hasBalcony: has('balcony'),
  };
}
