/** What a backup says about itself before its data. */
export type Header = {
  format: 1;
  /** The version of the shop that made it, as in package.json. */
  version: string;
  engine: 'pglite' | 'postgres';
  madeAt: string;
  migrations: { name: string; checksum: string }[];
  /** The version of the job queue's schema. */
  jobsVersion: number;
};

export type TableFacts = { rows: number; checksum: string };
export type FileFacts = { bytes: number; checksum: string };

/** What a backup must contain; its last entry, so that a backup without it is incomplete. */
export type Manifest = {
  header: Header;
  tables: Record<string, TableFacts>;
  /** The last number that each sequence gave out; null for an unused one. */
  sequences: Record<string, string | null>;
  files: Record<string, FileFacts>;
};

/** One part of a backup. Rows are in PostgreSQL's own text form of a row, which loses nothing and is the same on both engines. */
export type Entry =
  | { kind: 'header'; header: Header }
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'file'; key: string; bytes: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

export type Entries = AsyncIterable<Entry>;
