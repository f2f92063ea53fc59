// Runs a yardstick's work in a separate process, with the shop's Node settings: see yardstick.ts.
import { sql } from 'kysely';
import { renderToString } from 'react-dom/server';
import { treeOfHtml } from './html-tree.ts';
import { withDatabase } from './people.ts';
import type { Yardstick } from './yardstick.ts';

const roundMs = 1_000;

/** The CPU time of one run in milliseconds, averaged over as many as fit into a round. */
async function costOf(work: () => unknown): Promise<number> {
  let runs = 0;
  const before = process.cpuUsage();
  const end = performance.now() + roundMs;
  for (; performance.now() < end; runs += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / runs;
}

/** Answers each message with the cost of another round, until the channel closes. */
async function answerWith(work: () => unknown) {
  process.on('message', async () => process.send?.(await costOf(work)));
  await costOf(work);
  process.send?.('ready');
  await new Promise((resolve) => process.once('disconnect', resolve));
}

process.once('message', async (yardstick: Yardstick) => {
  if (yardstick.kind === 'drawing') {
    const tree = treeOfHtml(yardstick.html);
    const { length } = renderToString(tree);
    if (Math.abs(length / yardstick.html.length - 1) > 0.05)
      throw new Error(`React draws ${length} letters of a page of ${yardstick.html.length}.`);
    await answerWith(() => renderToString(tree));
  } else {
    await withDatabase(yardstick.settings, async (database) => {
      await database.exec(
        'create table if not exists yardstick (id int generated always as identity, word text)',
      );
      await answerWith(() =>
        database.transact(async (trx) => {
          await sql`insert into yardstick (word) values ('one')`.execute(trx);
        }),
      );
    });
  }
  process.exit();
});
