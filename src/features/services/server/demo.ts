import type { Transaction } from '#server/db/database.ts';
import { readDemoJson, readDemoPictures } from '#server/demo-files.ts';
import { storePictures } from '#server/objects.ts';
import type { Services } from '#server/services.ts';
import type { ServiceRole } from '../contract.ts';
import { eurosToCents } from '#shared/money.ts';

type DemoService = {
  slug: string;
  title: string;
  shortDescription: string;
  description: string;
  imageUrl: string;
  features: string[];
  price: number;
  priceRange: string;
  priceNote: string;
  durationMinutes: number;
  crew: number;
  recurring?: 'yearly';
  requiredSkills: string[];
  emergency: boolean;
  bookable: boolean;
  featuredOnHome: boolean;
  role?: ServiceRole;
  legalNote: string | null;
};

const serviceRow = (service: DemoService, position: number) => ({
  slug: service.slug,
  title: service.title,
  shortDescription: service.shortDescription,
  description: service.description,
  imageUrl: service.imageUrl,
  features: service.features,
  priceCents: eurosToCents(service.price),
  priceRange: service.priceRange,
  priceNote: service.priceNote,
  durationMinutes: service.durationMinutes,
  crew: service.crew,
  repeatMonths: service.recurring ? 12 : null,
  requiredSkills: service.requiredSkills,
  isEmergency: service.emergency,
  isBookable: service.bookable,
  onHome: service.featuredOnHome,
  role: service.role ?? null,
  legalNote: service.legalNote,
  position,
});

export async function loadServicesDemo(trx: Transaction, services: Services): Promise<void> {
  const demo = await readDemoJson<{ services: DemoService[] }>('services.json');
  await trx.insertInto('services').values(demo.services.map(serviceRow)).execute();
  await storePictures(
    trx,
    services.objects,
    await readDemoPictures(demo.services.map(({ imageUrl }) => imageUrl)),
  );
}
