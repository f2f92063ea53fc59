import { centsToEuros, type Cents } from '#shared/money.ts';
import type { LocalDate } from '#shared/dates.ts';
import { filled, wire } from '#shared/wire.ts';
import { deliveryOf } from '#features/orders/delivery.ts';
import { lineCents, reducedFrom } from '#features/orders/totals.ts';
import { summaryOf } from '#features/orders/rules.ts';
import type { KeptContent, OfferFile } from './content-contract.ts';
import type { ListedOffer, OfficeOffer } from './contract.ts';
import type { OfferEvent, OfferSource, OfferState } from './enums.ts';
import {
  chosenFirst,
  depositOf,
  marginOf,
  nextStepOf,
  offerTotals,
  type OfferTerms,
  type PricedLine,
} from './rules.ts';
import { offerEventLabels } from './labels.ts';
import { filledText } from './fields.ts';
import type { OfferQuestion, SeenLine, SeenVersion } from './seen-contract.ts';

export type StoredVersion = {
  version: number;
  content: KeptContent;
  lines: readonly PricedLine[];
  changes: readonly string[];
  shippingCents: Cents;
  vatPercent: number;
  netCents: Cents;
  totalCents: Cents;
  validUntil: LocalDate;
  sentAt: Date;
  sentBy: string;
};

export type StoredOffer = {
  id: string;
  offerNumber: string;
  customerId: string | null;
  recipientName: string;
  recipientEmail: string;
  recipientPhone: string;
  isTemplate: boolean;
  state: OfferState;
  title: string;
  owner: string;
  sourceKind: OfferSource | null;
  sourceId: string | null;
  revision: number;
  version: number;
  draft: KeptContent | null;
  netCents: Cents;
  totalCents: Cents;
  openQuestions: number;
  validUntil: LocalDate | null;
  firstSentAt: Date | null;
  sentAt: Date | null;
  seenAt: Date | null;
  remindedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string;
  declineReason: string;
  chosenLines: readonly string[] | null;
  linkUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  orderId: string | null;
  orderNumber: string | null;
};

export type StoredQuestion = Omit<OfferQuestion, 'at' | 'line'> & { line: string | null; at: Date };
export type StoredEvent = {
  event: OfferEvent;
  at: Date;
  actor: string;
  note: string;
  version: number | null;
};

/** How an offer's lines stand now: why some cannot be ordered, as sentences by the lines' ids, and whose products are on sale. */
type Standing = { blocked: ReadonlyMap<string, string>; onSale: ReadonlySet<number> };
const asSent: Standing = { blocked: new Map(), onSale: new Set() };

/** What is the same for every choice of a version's customer. */
export const termsOf = ({ content, shippingCents, vatPercent }: StoredVersion): OfferTerms => ({
  discount: content.discount,
  discountIn: content.discountIn,
  shippingMethod: content.shippingMethod,
  shippingCents,
  vatPercent,
});

/** How a sent version is delivered, whatever is offered since; one that was sent before this was kept, as it is offered now. */
export const agreedDelivery = ({ delivery, shippingMethod }: KeptContent) =>
  delivery ?? deliveryOf(shippingMethod) ?? { label: 'Παράδοση', workingDays: null };

/** The files of lines by the lines' ids; lines without any are absent. */
export const filesOfLines = ({ sections }: Pick<KeptContent, 'sections'>): ReadonlyMap<string, OfferFile[]> =>
  new Map(
    sections.flatMap(({ lines }) =>
      lines.flatMap(({ id, files = [] }) => (files.length > 0 ? [[id, files] as const] : [])),
    ),
  );

const seenLineOf = (
  line: PricedLine,
  { blocked, onSale }: Standing,
  files: OfferFile[] | undefined,
): SeenLine => {
  const why = blocked.get(line.id);
  const listCents = reducedFrom(line);
  return {
    ...filled({
      details: line.details,
      productId: line.productId,
      sku: line.sku,
      image: line.image,
      minutes: line.minutes,
      discountReason: line.discountReason,
      group: line.group,
      blocked: why && `${why} Δεν μετράει στο σύνολο.`,
      files,
    }),
    id: line.id,
    kind: line.kind,
    name: line.name,
    quantity: line.quantity,
    price: centsToEuros(line.priceCents),
    ...(line.withInstallation && { installationPrice: centsToEuros(line.installationPriceCents) }),
    ...(listCents !== null && { listPrice: centsToEuros(listCents) }),
    ...(line.productId !== null && onSale.has(line.productId) && { hasPage: true }),
    choice: line.choice,
    isChosen: line.isChosen,
  };
};

/** A sent version as its customer reads it, and as the office sees what he reads. */
export function presentVersion(
  version: StoredVersion,
  offer: Pick<StoredOffer, 'offerNumber' | 'recipientName'>,
  standing: Standing = asSent,
): SeenVersion {
  const { content, lines, validUntil } = version;
  const totals = offerTotals(lines, chosenFirst(lines, new Set(standing.blocked.keys())), termsOf(version));
  const facts = {
    customer: offer.recipientName,
    offerNumber: offer.offerNumber,
    validUntil,
    totalCents: version.totalCents,
    depositCents: depositOf(version.totalCents, content),
  };
  const text = (given: string | undefined) => given && filledText(given, facts);
  const files = filesOfLines(content);
  return {
    ...filled({ intro: text(content.intro), closing: text(content.closing) }),
    version: version.version,
    title: content.title ?? '',
    sections: content.sections.map((section, index) => ({
      ...filled({ title: section.title, text: text(section.text) }),
      ...(section.files?.length && { files: section.files }),
      lines: lines
        .filter((line) => line.section === index)
        .map((line) => seenLineOf(line, standing, files.get(line.id))),
    })),
    shippingMethod: content.shippingMethod,
    deliveryLabel: agreedDelivery(content).label,
    shipping: centsToEuros(version.shippingCents),
    ...(content.discount && { discount: content.discount }),
    discountIn: content.discountIn,
    ...filled({ discountReason: content.discountReason }),
    vatPercent: version.vatPercent,
    summary: summaryOf(totals),
    ...(content.depositIn !== 'none' &&
      typeof content.deposit === 'number' && {
        deposit: content.depositIn === 'percent' ? { percent: content.deposit } : { euro: content.deposit },
      }),
    validUntil,
    visitDays: content.visitDays,
    sentAt: version.sentAt.toISOString(),
    changes: [...version.changes],
  };
}

export const presentQuestion = ({ line, ...question }: StoredQuestion): OfferQuestion => ({
  ...question,
  at: question.at.toISOString(),
  ...(line !== null && { line }),
});

/** A row of the office's list. */
export function presentListed(
  offer: Omit<StoredOffer, 'draft'> & { hasDraft: boolean },
  today: LocalDate,
): ListedOffer {
  const { id, offerNumber, title, state, isTemplate, owner, version, createdAt, updatedAt } = offer;
  // What was revoked is kept as a draft, with changes or without.
  const hasDraft = offer.hasDraft && version > 0 && state !== 'revoked';
  return {
    id,
    offerNumber,
    title,
    state,
    isTemplate,
    owner,
    version,
    hasDraft,
    customerName: offer.recipientName,
    total: centsToEuros(offer.totalCents),
    net: centsToEuros(offer.netCents),
    questions: offer.openQuestions,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...wire({
      customerId: offer.customerId,
      validUntil: offer.validUntil,
      sentAt: offer.sentAt,
      seenAt: offer.seenAt,
      decidedAt: offer.decidedAt,
      orderId: offer.orderId,
      nextStep: nextStepOf({ ...offer, hasDraft }, today),
    }),
  };
}

type Whole = {
  offer: StoredOffer;
  content: KeptContent;
  lines: readonly (PricedLine & { isGone: boolean })[];
  terms: OfferTerms;
  accountType: 'private' | 'b2b' | undefined;
  versions: readonly StoredVersion[];
  questions: readonly StoredQuestion[];
  events: readonly StoredEvent[];
};

/** An offer as the office reads it, with costs and margins. */
export function presentOffice(whole: Whole, today: LocalDate): OfficeOffer {
  const { offer, content, lines, terms, accountType, versions, questions, events } = whole;
  const chosen = chosenFirst(lines);
  const { soldCents, costCents, marginCents, ...rest } = marginOf(lines, chosen);
  return {
    ...presentListed({ ...offer, hasDraft: offer.draft !== null }, today),
    revision: offer.revision,
    ...(offer.sourceKind && { source: { kind: offer.sourceKind, id: offer.sourceId ?? '' } }),
    recipient: {
      name: offer.recipientName,
      ...filled({ email: offer.recipientEmail, phone: offer.recipientPhone }),
    },
    ...(accountType && { accountType }),
    content,
    lines: lines.map((line) => {
      const listCents = reducedFrom(line);
      const netCents = lineCents(line);
      return {
        id: line.id,
        name: line.name,
        ...(line.image && { image: line.image }),
        isGone: line.isGone,
        price: centsToEuros(line.priceCents),
        ...(listCents !== null && { listPrice: centsToEuros(listCents) }),
        installationPrice: centsToEuros(line.installationPriceCents),
        net: centsToEuros(netCents),
        ...(line.costCents !== null && {
          cost: centsToEuros(line.costCents),
          margin: centsToEuros(netCents - line.costCents),
        }),
      };
    }),
    summary: summaryOf(offerTotals(lines, chosen, terms)),
    vatPercent: terms.vatPercent,
    margin: {
      sold: centsToEuros(soldCents),
      cost: centsToEuros(costCents),
      margin: centsToEuros(marginCents),
      ...rest,
    },
    versions: versions.map((version) => ({ ...presentVersion(version, offer), sentBy: version.sentBy })),
    conversation: questions.map(presentQuestion),
    events: events.map(({ event, at, actor, note, version }) => ({
      event,
      label: offerEventLabels[event],
      at: at.toISOString(),
      by: actor,
      ...filled({ note, version }),
    })),
    ...filled({
      decidedBy: offer.decidedBy,
      declineReason: offer.declineReason,
      orderNumber: offer.orderNumber,
    }),
  };
}
