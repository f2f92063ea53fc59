import { reasonOf } from '#server/start-error.ts';

/** Runs an operator's command and ends the process: with 1 and the reason if it fails. */
export async function runScript(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit();
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}
