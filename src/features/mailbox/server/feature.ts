import type { ServerFeature } from '#server/feature.ts';
import { mailboxApi } from './api.ts';

export const mailboxServer: ServerFeature = {
  api: {
    mailbox: mailboxApi,
  },
};
