// npm start: builds what is not built, then opens the shop in this same process, so that it gets the signals itself.
import { buildIfNeeded } from './build.ts';

try {
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../src/main.ts');
