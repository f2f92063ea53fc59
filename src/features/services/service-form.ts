import * as z from 'zod/mini';
import { changesBetween } from '../../shared/changes.ts';
import { decimalText } from '../../shared/number-fields.ts';
import {
  serviceFields,
  skillLabels,
  type KeptService,
  type ServiceChange,
  type ServiceFields,
} from './contract.ts';

/** The form of a service: what it includes is typed as one text, a line each. */
export const serviceForm = z.extend(serviceFields, {
  features: z.pipe(
    z.string().check(z.maxLength(5000)),
    z.pipe(
      z.transform((text: string) =>
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
      z
        .array(z.string().check(z.maxLength(160, 'Κάθε γραμμή έχει έως 160 χαρακτήρες')))
        .check(z.maxLength(30, 'Επιτρέπονται έως 30 γραμμές')),
    ),
  ),
});

type ServiceValues = z.input<typeof serviceForm>;
export type TypedService = z.output<typeof serviceForm>;

/** What the form says of a service; a blank legal note takes it away. */
export const serviceFrom = (typed: TypedService): ServiceFields => ({
  ...typed,
  legalNote: typed.legalNote ?? null,
});

/** What of a service the form changes, and how that was seen; all of it where what there is could not have been typed. */
export function changeOf(
  service: KeptService,
  typed: TypedService,
): ServiceChange & { seen?: ServiceChange } {
  const was = z.safeParse(serviceForm, serviceValues(service));
  if (!was.success) return serviceFrom(typed);
  const { before, after } = changesBetween(serviceFrom(was.data), serviceFrom(typed));
  return { ...after, seen: before };
}

/** What the form begins with: a service as it is, or one that is about to be added. */
export function serviceValues(service: KeptService | undefined): ServiceValues {
  return {
    title: service?.title ?? '',
    shortDescription: service?.shortDescription ?? '',
    description: service?.description ?? '',
    price: service?.price === undefined ? '' : decimalText(service.price, 2),
    priceRange: service?.priceRange ?? '',
    priceNote: service?.priceNote ?? '',
    features: service?.features.join('\n') ?? '',
    durationMinutes: String(service?.durationMinutes ?? 60),
    crew: String(service?.crew ?? 1),
    requiredSkills: service?.requiredSkills ?? [],
    imageUrl: service?.imageUrl ?? null,
    isEmergency: service?.isEmergency ?? false,
    isBookable: service?.isBookable ?? true,
    onHome: service?.onHome ?? false,
    legalNote: service?.legalNote ?? '',
  };
}

/** What the form holds, as people read it. */
export const serviceInWords = ({
  requiredSkills = [],
  durationMinutes,
  imageUrl: _imageUrl,
  ...values
}: ServiceValues) => ({
  ...values,
  durationMinutes: durationName(Number(durationMinutes)),
  requiredSkills: requiredSkills.map((one) => skillLabels[one]).join(', '),
});

/** The lengths that a visit is given, in minutes. */
export const durations = [30, 60, 90, 120, 180, 240, 300, 360, 480] as const;

/** Writes a length as «1 ώρα και 30 λεπτά». */
export function durationName(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && (hours === 1 ? '1 ώρα' : `${hours} ώρες`), rest > 0 && `${rest} λεπτά`]
    .filter(Boolean)
    .join(' και ');
}
