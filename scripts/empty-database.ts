// Creates an empty database beside the built pages, which a first start copies instead of creating one.
import { mkdir, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { createEmptyDatabase } from '#server/db/pglite.ts';

// The pages, which are built meanwhile, take longer.
setPriority(constants.priority.PRIORITY_LOW);
const directory = 'dist/database';
const unfinished = `${directory}.unfinished`;
await rm(directory, { recursive: true, force: true });
await rm(unfinished, { recursive: true, force: true });
// Before the first build the folder does not exist.
await mkdir('dist', { recursive: true });
await createEmptyDatabase(unfinished);
await rename(unfinished, directory);
