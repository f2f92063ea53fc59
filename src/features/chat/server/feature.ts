import type { ServerFeature } from '#server/feature.ts';
import { inboxApi } from '../inbox/server/api.ts';
import { chatApi } from './api.ts';
import { loadChatDemo } from './demo.ts';
import { defineChatJobs } from './jobs.ts';
import { chatIntro } from './mails.ts';

export const chatServer: ServerFeature = {
  api: {
    chat: chatApi,
    inbox: inboxApi,
  },
  texts: [{ ...chatIntro, feature: 'chat' }],
  defineJobs: defineChatJobs,
  loadDemo: loadChatDemo,
};
