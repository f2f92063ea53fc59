import fs from 'node:fs';

/** Syncs every file and directory under `directory` to the disk. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await fs.promises.readdir(directory, { recursive: true, withFileTypes: true });
  const paths = [directory, ...entries.map((entry) => `${entry.parentPath}/${entry.name}`)];
  const files = paths.values();
  const workers = Array.from({ length: 16 }, async () => {
    for (const path of files) await syncPath(path);
  });
  await Promise.all(workers);
}

/** Syncs one file or directory to the disk; after a rename, its directory must be synced. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await fs.promises.open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
