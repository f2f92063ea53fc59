import { listStoredServices } from '#features/services/server/store.ts';
import type { Offered } from '#shared/offered.ts';
import { isOn } from '#shared/switches.ts';
import { searchCategories } from '../enums.ts';
import { skillOf } from '../installation-skill.ts';
import { sellsAny } from './offered-store.ts';

/** A security system begins with one of these. */
const hearts = ['camera', 'panel'] as const;

/** What every page that leads to it reads of `findOffered`, besides the services: which kinds of products there are. */
export const kindsResource = 'kinds';

/** What the shop offers beyond its lists. */
export async function findOffered(db: Parameters<typeof sellsAny>[0]): Promise<Offered> {
  const services = await listStoredServices(db);
  const booked = services.filter(({ isBookable, whyNeverBookable }) => isBookable && !whyNeverBookable);
  const survey = booked.find(({ role }) => role === 'survey');
  const installations = services.filter(({ role }) => role === 'installation');
  const bySkill = searchCategories.flatMap((group) => {
    const service = installations.find(({ requiredSkills }) => requiredSkills.includes(skillOf[group]));
    return service ? [[group, service.slug] as const] : [];
  });
  return {
    hasWizard: isOn('wizard') && (await sellsAny(db, hearts)),
    ...(survey && {
      survey: {
        slug: survey.slug,
        durationMinutes: survey.durationMinutes,
        priceRange: survey.priceRange,
      },
    }),
    installation: Object.fromEntries(bySkill),
    ...(installations.length > 0 && {
      installationMinutes: Math.min(...installations.map(({ durationMinutes }) => durationMinutes)),
    }),
    hasServices: services.length > 0,
    takesBookings: booked.length > 0,
  };
}
