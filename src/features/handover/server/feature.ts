import type { ServerFeature } from '#server/feature.ts';
import { handoverApi } from './api.ts';
import { loadHandoverDemo } from './demo.ts';
import { reportIntro } from './mails.ts';

export const handoverServer: ServerFeature = {
  api: { handover: handoverApi },
  texts: [reportIntro],
  loadDemo: loadHandoverDemo,
};
