import type { BotScene } from '#features/chat/bot/bot.ts';
import type { BotOffers } from '#features/chat/bot/offers.ts';

/** A shop with everything that the bot speaks of. */
export const botOffers: BotOffers = {
  sellsCameras: true,
  hasServices: true,
  hasSurvey: true,
  installationFrom: '150 €',
};

/** What the bot knows when a visitor writes `text`: a shop with nobody there and nothing taught. */
export const scene = (text: string, more: Partial<BotScene> = {}): BotScene => ({
  text,
  state: 'bot',
  online: [],
  toldAbsent: false,
  knowsContact: false,
  isOpen: true,
  facts: {
    hours: { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    area: ['26', '27'],
    takesCards: false,
    ...botOffers,
  },
  said: [],
  isLeft: false,
  taught: [],
  hasLinks: false,
  ...more,
});
