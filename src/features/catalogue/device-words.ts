// What specifications say in words and numbers.
import { foldGreek } from '#shared/greek-letters.ts';

/** What a text or number says first: «30 m» is 30, «2,7–13,5» is 2.7; 0 where it names no number. */
export const amount = (value: unknown): number => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const found = Number(/\d{1,9}(?:[.,]\d{1,6})?/.exec(text)?.[0].replace(',', '.') ?? 0);
  return text.startsWith('-') ? 0 : found;
};
/** What cannot be parted, such as zones and sockets, counts whole. */
export const wholeOf = (value: unknown) => Math.floor(amount(value));
export const folded = (value: unknown) => (typeof value === 'string' ? foldGreek(value) : '');

export const isWireless = (text: string) => /wi-?fi|4g|lte|bluetooth|zigbee|z-wave|ασυρματ/.test(text);
export const isCable = (text: string) => /ethernet|rj-?45|lan|bnc|ομοαξ|ενσυρμ|poe/.test(text);
export const isCoaxial = (text: string) => /bnc|ομοαξ|hd-?tvi|hd-?cvi|\bahd\b/.test(text);
export const isMobile = (text: string) => /[345]g|lte|gprs|gsm|\bsim\b/.test(text);
export const isByCard = (text: string) => /καρτ|card|rfid/.test(text);
