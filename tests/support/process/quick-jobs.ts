// Loaded into the processes of tests: a job that failed is tried again after a second. A shop's pauses grow, and would be most
// of the time of a test that kills it.
import { retryPauses } from '#server/job-queues.ts';

Object.assign(retryPauses, { first: 1, most: 1 });
