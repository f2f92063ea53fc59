// Loaded into the processes of tests: a job that failed is tried again after a second. A shop's pauses grow, and would be most
// of the time of a test that kills it.
import { PgBoss } from 'pg-boss';

const { updateQueue } = PgBoss.prototype;

PgBoss.prototype.updateQueue = function (name, settings) {
  const pauses = settings?.retryBackoff ? { retryDelay: 1, retryDelayMax: 1 } : {};
  return updateQueue.call(this, name, { ...settings, ...pauses });
};
