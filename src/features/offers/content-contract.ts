import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { across, optionalLines, optionalText, text } from '#shared/fields.ts';
import { optionalEuros } from '#shared/number-fields.ts';
import { maxLines } from '#features/cart/limits.ts';
import {
  discountIn,
  isWithin,
  officeLineFields,
  officeLineKinds,
  officeLineRules,
  tooMuchPercent,
} from '#features/orders/office/contract.ts';
import { shippingMethod } from '#features/orders/contract.ts';
import { depositUnits, lineChoices } from './enums.ts';
import { maxFilesHere, maxSections, maxVisitDays } from './limits.ts';

/* What an offer says, as the office writes it and as it is read back. Amounts in euro, without VAT unless it is said. */

/** A picture or a document of an offer, by its id. */
export const offerFile = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  name: text(120, 'Το αρχείο δεν έχει όνομα'),
  isPicture: z.boolean(),
});

export type OfferFile = z.infer<typeof offerFile>;

/** What a line or a section shows beside its words. */
const files = z._default(
  z.array(offerFile).check(z.maxLength(maxFilesHere, `Έως ${maxFilesHere} αρχεία εδώ`)),
  [],
);

/** The name of a line or of a question about it within its offer; the screen that adds the line chooses it. */
export const lineId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

export const offerLine = z
  .object({
    ...officeLineFields,
    id: lineId,
    /** What the customer reads below its name. */
    details: optionalLines(1_000),
    discountReason: optionalText(200),
    /** What a piece or an hour costs the company. It never leaves the server but for the office. */
    cost: optionalEuros,
    choice: z._default(z.enum(lineChoices), 'fixed'),
    /** Whether an optional line is ticked, or an alternative taken, before the customer chooses. */
    isChosen: z._default(z.boolean(), false),
    /** What the customer chooses between: of the alternatives with the same words he takes one. */
    group: optionalText(80),
    files,
  })
  .check(
    ...officeLineRules,
    across(
      'group',
      'Συμπληρώστε ανάμεσα σε τι επιλέγει, π.χ. «Καταγραφικό»',
      ({ choice, group }) => choice !== 'alternative' || Boolean(group),
    ),
    across(
      'discountReason',
      'Συμπληρώστε τον λόγο της έκπτωσης',
      ({ discount, discountReason }) => !discount || Boolean(discountReason),
    ),
  );

export type OfferLine = z.output<typeof offerLine>;

const optionalDay = z.optional(
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
    day,
  ]),
);

/** The names of all lines of a content that may not have its form. */
const idsOf = ({ sections }: { sections?: unknown }): unknown[] =>
  (Array.isArray(sections) ? sections : []).flatMap((section: { lines?: unknown } | undefined) =>
    Array.isArray(section?.lines) ? section.lines.map((line: { id?: unknown } | null) => line?.id) : [],
  );

export const offerContent = z
  .object({
    title: optionalText(120),
    /** Texts may contain the fields of `fields.ts`, such as {πελάτης}. */
    intro: optionalLines(4_000),
    closing: optionalLines(4_000),
    sections: z
      .array(
        z.object({
          title: optionalText(120),
          text: optionalLines(2_000),
          files,
          lines: z.array(offerLine).check(z.maxLength(maxLines)),
        }),
      )
      .check(z.maxLength(maxSections)),
    /** On all lines; an amount includes VAT. */
    discount: optionalEuros,
    discountIn,
    discountReason: optionalText(200),
    shippingMethod,
    /** The price of the delivery, if it is not the list's. */
    shipping: optionalEuros,
    /** The last day on which it can be accepted. */
    validUntil: optionalDay,
    depositIn: z._default(z.enum(depositUnits), 'none'),
    /** What is paid first: a part of the total, or an amount with VAT. */
    deposit: optionalEuros,
    /** The days that the customer may wish for the visit. */
    visitDays: z._default(z.array(day).check(z.maxLength(maxVisitDays)), []),
  })
  .check(
    across('discount', tooMuchPercent, isWithin),
    across(
      'discountReason',
      'Συμπληρώστε τον λόγο της έκπτωσης',
      ({ discount, discountReason }) => !discount || Boolean(discountReason),
    ),
    across(
      'deposit',
      'Συμπληρώστε πόση είναι η προκαταβολή',
      ({ deposit, depositIn }) => depositIn === 'none' || Boolean(deposit),
    ),
    across(
      'deposit',
      'Η προκαταβολή είναι έως 100%',
      ({ deposit, depositIn }) => depositIn !== 'percent' || typeof deposit !== 'number' || deposit <= 100,
    ),
    across(
      'sections',
      `Η προσφορά έχει έως ${maxLines} γραμμές`,
      (content) => idsOf(content).length <= maxLines,
    ),
    across('sections', 'Δύο γραμμές έχουν το ίδιο όνομα', (content) => {
      const ids = idsOf(content);
      return new Set(ids).size === ids.length;
    }),
  );

export type OfferContent = z.output<typeof offerContent>;

const optional = z.optional(z.string());
const optionalNumber = z.optional(z.nullable(z.number()));

/** A content as it is read back, to be changed and saved again. */
export const keptContent = z.object({
  title: optional,
  intro: optional,
  closing: optional,
  sections: z.array(
    z.object({
      title: optional,
      text: optional,
      files: z.optional(z.array(offerFile)),
      lines: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(officeLineKinds),
          productId: z.optional(z.int()),
          name: optional,
          quantity: z.number(),
          price: optionalNumber,
          withInstallation: z.boolean(),
          discount: optionalNumber,
          discountIn: z.enum(['percent', 'euro']),
          details: optional,
          discountReason: optional,
          cost: optionalNumber,
          choice: z.enum(lineChoices),
          isChosen: z.boolean(),
          group: optional,
          files: z.optional(z.array(offerFile)),
        }),
      ),
    }),
  ),
  discount: optionalNumber,
  discountIn: z.enum(['percent', 'euro']),
  discountReason: optional,
  shippingMethod,
  /** How a sent version is delivered, as it was offered when it was sent. */
  delivery: z.optional(z.object({ label: z.string(), workingDays: z.nullable(z.int()) })),
  shipping: optionalNumber,
  validUntil: optional,
  depositIn: z.enum(depositUnits),
  deposit: optionalNumber,
  visitDays: z.array(z.string()),
});

export type KeptContent = z.infer<typeof keptContent>;
