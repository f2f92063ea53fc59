// Loaded into the processes of tests: e-mails are looked for every second, and tried again after one, as is every other job. A
// shop takes ten times as long, which would be most of the time of a test that kills it.
import { PgBoss } from 'pg-boss';

const { updateQueue, work } = PgBoss.prototype;

PgBoss.prototype.updateQueue = function (name, settings) {
  const pauses = settings?.retryBackoff ? { retryDelay: 1, retryDelayMax: 1 } : {};
  return updateQueue.call(this, name, { ...settings, ...pauses });
};
// Only these: looking for each kind of job every second would keep the processor busy.
PgBoss.prototype.work = function (this: PgBoss, name: string, ...[settings, handler]: unknown[]) {
  const often = name === 'mail.send' && { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
  return Reflect.apply(work, this, [name, { ...(settings as object), ...often }, handler]) as Promise<string>;
};
