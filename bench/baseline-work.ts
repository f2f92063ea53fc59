// Runs a baseline's work in a separate process, with the shop's Node settings: see baseline.ts.
import { openPages } from '#server/http/page-bundle.ts';
import type { Round, Baseline } from './baseline.ts';

const roundMs = 1_000;

/** Does the work as often as fits into a round. */
async function roundOf(work: () => unknown): Promise<Round> {
  let runs = 0;
  const before = process.cpuUsage();
  const end = performance.now() + roundMs;
  for (; performance.now() < end; runs += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1_000, runs };
}

/** Answers each message with another round, until the channel closes. */
async function answerWith(work: () => unknown) {
  process.on('message', async () => process.send?.(await roundOf(work)));
  await roundOf(work);
  process.send?.('ready');
  await new Promise((resolve) => process.once('disconnect', resolve));
}

/** The answers that the loaders of a page have read, by endpoint and input: each page carries them for the browser. */
function answersIn(html: string): Map<string, object> {
  const [, json = '[]'] = /id="page-data"[^>]*>([^<]*)</.exec(html) ?? [];
  const carried = JSON.parse(json) as [[string[], { input?: unknown }], number, object][];
  return new Map(carried.map(([[path, { input }], , data]) => [JSON.stringify([path, input]), data]));
}

/**
 * Renders a page with the shop's own renderer. The answers are new objects each time, so that no cached fragment of them
 * exists. No endpoint is called; nothing is compressed or sent.
 */
async function renderWhole({ html, url }: Baseline) {
  const { render } = await openPages();
  const answers = answersIn(html);
  const call = async (path: readonly string[], input: unknown) => {
    const data = answers.get(JSON.stringify([path, input]));
    if (!data) throw new Error(`The page carries no answer of ${path.join('.')}.`);
    return Array.isArray(data) ? [...data] : { ...data };
  };
  const renderOnce = async () => (await render(new Request(url), { context: { call } })).html;
  const { length } = await renderOnce();
  const expected = Buffer.byteLength(html);
  if (Math.abs(length / expected - 1) > 0.02)
    throw new Error(`A page of ${expected} bytes was rendered in ${length}.`);
  await answerWith(renderOnce);
}

process.once('message', async (baseline: Baseline) => {
  await renderWhole(baseline);
  process.exit();
});
