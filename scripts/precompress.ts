import { createReadStream, createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = '**/*.{js,css,svg,json,txt,webmanifest}';

const encodings = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: () => createGzip({ level: 9 }),
};

/** Writes a brotli and a gzip version of every built text file, with the best compression. */
export function precompress(): Plugin {
  let compressed: Promise<unknown> = Promise.resolve();
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    // Other threads compress while the server's bundle is built.
    writeBundle({ dir }) {
      if (!dir) return;
      compressed = Promise.all(
        globSync(compressible, { cwd: dir }).flatMap((name) =>
          Object.entries(encodings).map(([ending, compressor]) =>
            pipeline(
              createReadStream(join(dir, name)),
              compressor(),
              createWriteStream(join(dir, `${name}.${ending}`)),
            ),
          ),
        ),
      );
    },
    buildApp: {
      order: 'post',
      async handler() {
        await compressed;
      },
    },
  };
}
