import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { saveOwnText } from '#server/texts.ts';
import type { TextValues } from '#shared/texts.ts';

/** The words of the demonstration's company. */
export async function loadTextsDemo(trx: Transaction): Promise<void> {
  for (const [key, values] of Object.entries(await readDemoJson<Record<string, TextValues>>('texts.json'))) {
    await saveOwnText(trx, key, { revision: 1, values });
  }
}
