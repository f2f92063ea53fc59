// Bandwidth and storage: the reference, C.5.
import { norms } from './rules.ts';
import { countText, numberText } from './text.ts';

/** GB that one Mbps fills in a day. */
export const gigabytesPerDay = 10.8;
/** What formatting takes. */
export const formatLoss = 1.1;

/** Mbps of one camera's second stream, for who looks in from afar. */
const subStreamMbps = 0.5;

/** Mbps that a line must upload so that all cameras on the recorders are seen from afar. */
export const uploadMbps = ({ video }: { video: { groups: readonly { quantity: number }[] } | undefined }) =>
  (video?.groups ?? []).reduce((sum, { quantity }) => sum + quantity, 0) * subStreamMbps;

/** A card that is nearly full wears out first. */
const cardReserve = 1.2;

/** In GB, as memory cards are sold. */
const cardSizes = [32, 64, 128, 256, 512, 1024];

/** TB for these Mbps and days; `duty` is the recorded share of the time. */
export const terabytesOf = (mbps: number, days: number, duty = 1) =>
  ((mbps * gigabytesPerDay * days * duty) / 1000) * formatLoss;

type CardUser = { mbps: number; cardGb: number };

/** What each camera's memory card holds of what moves, of cameras that record on their own. */
export type Cards = {
  /** GB for all days, of the camera that fills most; sizes as cards are sold. */
  gigabytes: number;
  /** How many cameras take no card of that size, the largest that one of them takes, and the days that fit on it. */
  short: { cameras: number; gigabytes: number; days: number } | undefined;
};

export function cardsFor(cameras: readonly CardUser[], days: number): Cards {
  const neededBy = ({ mbps }: CardUser) => terabytesOf(mbps, days, norms.motionShare) * 1000;
  const most = Math.max(0, ...cameras.map(neededBy));
  const short = cameras
    .filter((camera) => neededBy(camera) > camera.cardGb)
    .map((camera) => ({
      gigabytes: camera.cardGb,
      days: Math.floor((days * camera.cardGb) / neededBy(camera)),
    }))
    .toSorted((one, other) => one.days - other.days || one.gigabytes - other.gigabytes);
  return {
    gigabytes: cardSizes.find((size) => size >= most * cardReserve) ?? Math.ceil(most),
    short: short[0] && { cameras: short.length, ...short[0] },
  };
}

/** What is said of cameras whose card is too small; nothing of others. */
export function shortCardsText({ short }: Cards): string {
  if (!short) return '';
  const { cameras, gigabytes, days } = short;
  const kept = days === 0 ? 'λιγότερο από 1 ημέρα' : countText(days, 'ημέρα', 'ημέρες');
  return ` ${countText(cameras, 'κάμερα δέχεται', 'κάμερες δέχονται')} κάρτα έως ${numberText(gigabytes)} GB, που κρατά ${kept}.`;
}
