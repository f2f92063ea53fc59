import { plural } from '#shared/greek.ts';
import * as z from 'zod/mini';
import { changesBetween } from '#shared/changes.ts';
import { decimalText } from '#shared/decimals.ts';
import { serviceFields, type StoredService, type ServiceChange, type ServiceFields } from './contract.ts';
import { priceKindLabels, roleLabels, skillLabels } from './labels.ts';
import { choiceOf, repeatChoice, repeatText } from './repeat-contract.ts';

/** The form of a service: what it includes is typed as one text with one item per line; no repetition is an empty choice. */
export const serviceForm = z.extend(serviceFields, {
  repeatMonths: repeatChoice,
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

/** The service's fields from the form; a blank legal note clears it. */
export const serviceFrom = (typed: TypedService): ServiceFields => ({
  ...typed,
  legalNote: typed.legalNote ?? null,
});

/**
 * The fields that the form changes, with the values it was opened with; all fields if the stored service would not validate.
 */
export function changeOf(
  service: StoredService,
  typed: TypedService,
): ServiceChange & { seen?: ServiceChange } {
  const was = z.safeParse(serviceForm, serviceValues(service));
  if (!was.success) return serviceFrom(typed);
  const { before, after } = changesBetween(serviceFrom(was.data), serviceFrom(typed));
  return { ...after, seen: before };
}

/** The initial values of the form, of an existing or a new service. */
export function serviceValues(service: StoredService | undefined): ServiceValues {
  return {
    title: service?.title ?? '',
    shortDescription: service?.shortDescription ?? '',
    description: service?.description ?? '',
    price: service?.price === undefined ? '' : decimalText(service.price, 2),
    priceKind: service?.priceKind ?? 'from',
    callOut: service?.callOut === undefined ? '' : decimalText(service.callOut, 2),
    priceRange: service?.priceRange ?? '',
    priceNote: service?.priceNote ?? '',
    features: service?.features.join('\n') ?? '',
    durationMinutes: String(service?.durationMinutes ?? 60),
    crew: String(service?.crew ?? 1),
    requiredSkills: service?.requiredSkills ?? [],
    repeatMonths: choiceOf(service?.repeatMonths),
    imageUrl: service?.imageUrl ?? null,
    isEmergency: service?.isEmergency ?? false,
    isBookable: service?.isBookable ?? true,
    onHome: service?.onHome ?? false,
    role: service?.role ?? '',
    legalNote: service?.legalNote ?? '',
  };
}

/** The form's values formatted for reading. */
export const serviceInWords = ({
  requiredSkills = [],
  durationMinutes,
  imageUrl: _imageUrl,
  repeatMonths,
  role,
  priceKind,
  ...values
}: ServiceValues) => ({
  ...values,
  priceKind: priceKind ? priceKindLabels[priceKind] : '',
  role: role ? roleLabels[role] : '',
  durationMinutes: durationName(Number(durationMinutes)),
  repeatMonths: repeatText(repeatMonths),
  requiredSkills: requiredSkills.map((one) => skillLabels[one]).join(', '),
});

/** The selectable durations of a visit, in minutes. */
export const durations = [30, 60, 90, 120, 180, 240, 300, 360, 480] as const;

/** Formats a duration as «1 ώρα και 30 λεπτά». */
export function durationName(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && plural(hours, 'ώρα', 'ώρες'), rest > 0 && plural(rest, 'λεπτό', 'λεπτά')]
    .filter(Boolean)
    .join(' και ');
}
