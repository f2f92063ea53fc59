// The process that decodes pictures: image-process.ts starts it, tells it what to do and lets it go.
import sharp from 'sharp';

/** What can be asked for, with the picture's file as it is. */
export type ImageTask =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'measure'; bytes: Uint8Array }
  | { kind: 'resize'; bytes: Uint8Array; width: number; format: 'webp' | 'avif'; inBackground: boolean };

/** What comes back for each kind. */
export type ImageResults = {
  read: Awaited<ReturnType<typeof read>>;
  measure: Awaited<ReturnType<typeof measure>>;
  resize: Awaited<ReturnType<typeof resize>>;
};

/** One letter there, and the one back. */
export type Asked = { id: number; task: ImageTask };
export type Answered = { id: number; result: unknown } | { id: number; fault: string };

// A picture is never read twice in a row, and a job that nobody waits for needs no second core.
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 50_000_000;
/** Nothing on the site is shown wider, on any screen. */
const maxWidth = 2400;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

// What cannot be a photograph never reaches its decoder: SVG, PDF and the formats that nobody uses have had the worst faults.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** An upload that is not taken, by its code in the table of images.ts. */
const refused = <Code extends string>(code: Code) => ({ refused: code });

async function read(upload: Uint8Array) {
  // Only the header is read here: how large a picture claims to be is judged below.
  const header = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // HEIC is HEIF too, but its decoder is not here.
  if (!header || !formats.has(header.format) || header.compression === 'hevc')
    return refused('IMAGE_UNREADABLE');
  const { width, height, pages = 1, hasAlpha } = header;
  if (pages > 1) return refused('IMAGE_ANIMATED');
  if (width * height > maxPixels) return refused('IMAGE_TOO_LARGE');
  const picture = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!picture) return refused('IMAGE_BROKEN');
  const { data: bytes, info } = picture;
  return { bytes, width: info.width, height: info.height, hasAlpha };
}

async function measure(bytes: Uint8Array) {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, hasAlpha };
}

function resize(bytes: Uint8Array, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const narrower = sharp(bytes).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? narrower.avif({ quality: 55, effort: 3 }) : narrower.webp({ quality: 80 })
  ).toBuffer();
}

let heavy: Promise<unknown> = Promise.resolve();

/**
 * Decoding an upload takes as much memory as it has pixels, and AVIF 60 MB: they are done one at a time. So is what nobody waits
 * for, which leaves the second core to pages and the second thread to those who do wait.
 */
function afterHeavy<Result>(start: () => Promise<Result>): Promise<Result> {
  const result = heavy.then(start);
  heavy = result.catch(() => undefined);
  return result;
}

function perform(task: ImageTask): Promise<ImageResults[ImageTask['kind']]> {
  const { kind, bytes } = task;
  if (kind === 'measure') return measure(bytes);
  if (kind === 'read') return afterHeavy(() => read(bytes));
  const make = () => resize(bytes, task.width, task.format);
  return task.format === 'avif' || task.inBackground ? afterHeavy(make) : make();
}

async function answer({ id, task }: Asked): Promise<Answered> {
  try {
    return { id, result: await perform(task) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

// A signal to the whole group of processes is the shop's affair; this one ends when the shop lets it go, or dies.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (asked: Asked) => process.send?.(await answer(asked)));
