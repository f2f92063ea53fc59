import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Records what `/metrics` shows; each application has its own. Names and units follow OpenTelemetry's conventions. */
export type Metrics = ReturnType<typeof createMetrics>;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
/** The first segments of paths are few; this bounds the number of series whatever happens. */
const maxRoutes = 100;
const otherRoute = 'other';
const resolutionMs = 50;

/** Creates the instruments, without the gauges that read a running shop. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Requests that no cache and no file in memory answered, by the first part of their path',
    labelNames: ['http_request_method', 'http_response_status_code', 'http_route'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of background jobs',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const slowStatements = new Counter({
    name: 'db_client_slow_statements_total',
    help: 'Statements that took longer than SLOW_QUERY_MS',
    registers,
  });
  const routes = new Set<string>();
  const counts = { cachedAnswers: 0 };
  counter(
    registry,
    'http_server_cached_answers_total',
    'Requests that a cache or a file in memory answered',
    () => counts.cachedAnswers,
  );

  /** Only paths that exist get a series of their own. */
  function routeOf(url: string, status: number): string {
    const [, first = '', second = ''] = url.split('?', 1)[0]?.split('/') ?? [];
    const route = first === 'api' ? `/api/${second}` : `/${first}`;
    if (status < 300 && routes.size < maxRoutes) routes.add(route);
    return routes.has(route) ? route : otherRoute;
  }

  return {
    registry,
    /** A plain number, because a cached page is answered in some microseconds. */
    counts,
    slowStatements,
    request(method: string, url: string, status: number, seconds: number): void {
      const labels = {
        http_request_method: method,
        http_response_status_code: status,
        http_route: routeOf(url, status),
      };
      requests.observe(labels, seconds);
    },
    job(job: string, outcome: 'completed' | 'failed', seconds: number): void {
      jobs.observe({ job, outcome }, seconds);
    },
  };
}

/** Adds a counter that is read when it is asked for. */
function counter(registry: Registry, name: string, help: string, read: () => number): void {
  const metric: Counter = new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
  registry.registerMetric(metric);
}

/** Adds a gauge that is read when it is asked for; a reading may have labels. */
export function addGauge<Label extends string>(
  { registry }: Metrics,
  name: string,
  help: string,
  labelNames: Label[],
  read: () => Promise<Reading<Label>[]> | Reading<Label>[],
): void {
  const metric: Gauge<Label> = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const readings = await read();
      this.reset();
      for (const [labels, value] of readings) this.set(labels, value);
    },
  });
  registry.registerMetric(metric);
}

type Reading<Label extends string> = [Record<Label, string>, number];

/** The measured delay includes the pause between two samples. */
const delayOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3);

/** Adds the process: memory, processor time, start, delay of the event loop. Returns the function that ends the measuring. */
export function addProcessMetrics(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let last = performance.eventLoopUtilization();
  addGauge(metrics, 'process_memory_usage_bytes', 'Memory by kind', ['kind'], () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return Object.entries({ rss, heapUsed, heapTotal, external }).map(([kind, bytes]) => [{ kind }, bytes]);
  });
  counter(metrics.registry, 'process_cpu_time_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  addGauge(metrics, 'process_uptime_seconds', 'Time since the start', [], () => [[{}, process.uptime()]]);
  addGauge(
    metrics,
    'nodejs_eventloop_delay_seconds',
    'Delay of the event loop since the last reading',
    ['quantile'],
    () => {
      const readings = [50, 99].map((percent): Reading<'quantile'> => [
        { quantile: String(percent / 100) },
        delayOf(delay.percentile(percent)),
      ]);
      const longest: Reading<'quantile'> = [{ quantile: '1' }, delayOf(delay.max)];
      delay.reset();
      return [...readings, longest];
    },
  );
  addGauge(
    metrics,
    'nodejs_eventloop_utilization_ratio',
    'Busy share of the event loop since the last reading',
    [],
    () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return [[{}, utilization]];
    },
  );
  return () => delay.disable();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells whether an Authorization header carries the token, in a time that does not depend on how much of it is right. */
export function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
