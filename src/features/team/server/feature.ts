import type { ServerFeature } from '#server/feature.ts';
import { teamApi } from './api.ts';
import { removeEndedFeeds } from './calendar-feed-store.ts';
import { loadTeamDemo } from './demo.ts';

export const teamServer: ServerFeature = {
  api: {
    team: teamApi,
  },
  removeExpired: [removeEndedFeeds],
  loadDemo: loadTeamDemo,
};
