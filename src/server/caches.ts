import { AnswerCache } from './answer-cache.ts';
import { ReadCache } from './read-cache.ts';

/** Everything that this process caches of what the shop shows. */
export type Caches = {
  /** What was read of the shop's public resources. */
  readCache: ReadCache;
  /** Answers of the endpoints that the contract calls shared. */
  answerCache: AnswerCache;
  /** Pages for callers without a session. */
  pageCache: AnswerCache;
};

const megabyte = 1024 * 1024;

export const openCaches = (): Caches => ({
  readCache: new ReadCache(),
  answerCache: new AnswerCache({ bytes: 16 * megabyte, missing: 0 }),
  pageCache: new AnswerCache({ bytes: 64 * megabyte, missing: 50 }),
});

/** Drops everything that shows one of the resources; the reads first, for the others may be made from them. */
export function dropViews({ readCache, answerCache, pageCache }: Caches, resources: readonly string[]): void {
  for (const cache of [readCache, answerCache, pageCache]) cache.drop(resources);
}
