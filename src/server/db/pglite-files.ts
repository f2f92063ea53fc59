import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StreamOperations = { fsync?: (stream: { nfd: number }) => number };

const inputOutputError = 29;

/**
 * PGlite's files on disk with a real fsync: the stock implementation returns without syncing. Only the system call of
 * `wal_sync_method=fsync` reaches this class, the one of `fdatasync` never does.
 */
export class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            const streams: StreamOperations = module.NODEFS.stream_ops;
            streams.fsync = syncStream;
          },
        ],
      },
    };
  }
}

function syncStream(stream: { nfd: number }): number {
  try {
    fs.fdatasyncSync(stream.nfd);
    return 0;
  } catch (error) {
    // Windows cannot sync a directory and does not need to.
    if (process.platform === 'win32' && error instanceof Error && 'code' in error && error.code === 'EPERM')
      return 0;
    return inputOutputError;
  }
}
