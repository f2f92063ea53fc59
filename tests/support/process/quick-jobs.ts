// Loaded into the processes of tests: jobs are looked for every second, and tried again after one. A shop takes ten times as
// long, which would be most of the time of a test that kills it.
import { PgBoss } from 'pg-boss';

const { updateQueue, work } = PgBoss.prototype;

PgBoss.prototype.updateQueue = function (name, settings) {
  const pauses = settings?.retryBackoff ? { retryDelay: 1, retryDelayMax: 1 } : {};
  return updateQueue.call(this, name, { ...settings, ...pauses });
};
PgBoss.prototype.work = function (this: PgBoss, name: string, ...[settings, handler]: unknown[]) {
  const quick = { ...(settings as object), pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
  return Reflect.apply(work, this, [name, quick, handler]) as Promise<string>;
};
