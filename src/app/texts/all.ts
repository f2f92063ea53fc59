import { footerText } from '#server/footer-text.ts';
import { commonMailText } from '#server/mail-words.ts';
import type { Text } from '#server/texts.ts';
import { serverFeatures } from '../features.ts';
import { accessibilityText } from './accessibility.ts';
import { homeTexts } from './home.ts';
import { aboutText, servicesText } from './pages.ts';
import { privacyText } from './privacy.ts';

/** Everything that the shop says and an administrator may replace. */
export const texts: readonly Text[] = [
  ...homeTexts,
  servicesText,
  aboutText,
  footerText,
  commonMailText,
  ...serverFeatures.flatMap((feature) => feature.texts ?? []),
  privacyText,
  accessibilityText,
];
