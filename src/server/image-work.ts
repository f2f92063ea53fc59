// The process that decodes pictures: image-process.ts starts it, sends it tasks and stops it.
import sharp from 'sharp';

/** A width in pixels and a format; whether the picture has transparent parts. */
export type PictureForm = { width: number; format: 'webp' | 'avif'; hasAlpha: boolean };

/** The tasks, each with the bytes of a picture file. */
export type ImageTask =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'resize'; bytes: Uint8Array; form: PictureForm; inBackground: boolean }
  | { kind: 'thumbnail'; bytes: Uint8Array; side: number; background: string }
  | { kind: 'logo'; bytes: Uint8Array }
  | {
      kind: 'icons';
      bytes: Uint8Array;
      logo: Uint8Array;
      colour: string;
      share?: Uint8Array | undefined;
    };

/** The result of each kind of task. */
export type ImageResults = {
  read: Awaited<ReturnType<typeof read>>;
  resize: Awaited<ReturnType<typeof resize>>;
  thumbnail: Awaited<ReturnType<typeof thumbnail>>;
  logo: Awaited<ReturnType<typeof readLogo>>;
  icons: Awaited<ReturnType<typeof makeIcons>>;
};

/** The messages between the processes: a task and its answer. */
export type Asked = { id: number; task: ImageTask };
export type Answered = { id: number; result: unknown } | { id: number; fault: string };

// The same picture is never read twice in a row, and a background job needs no second core.
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 50_000_000;
/** No page shows a wider picture, on any screen. */
const maxWidth = 2400;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

// Only decoders of photographs are enabled: SVG, PDF and rare formats have had the worst security bugs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** A rejected upload, with its code in the table of images.ts. */
const refused = <Code extends string>(code: Code) => ({ refused: code });

async function read(upload: Uint8Array) {
  // Reads only the header, without a size limit: the check below judges the claimed size.
  const header = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // HEIC is a kind of HEIF too, but its decoder is not installed.
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

/** The edge of a device without a background needs more of AVIF: at 65 it is as true as WebP at 80, in half the bytes. */
const avifQuality = { scene: 55, cutOut: 65 };

function resize(bytes: Uint8Array, { width, format, hasAlpha }: PictureForm): Promise<Buffer> {
  const narrower = sharp(bytes).resize({ width, withoutEnlargement: true });
  const quality = avifQuality[hasAlpha ? 'cutOut' : 'scene'];
  return (
    format === 'avif' ? narrower.avif({ quality, effort: 3 }) : narrower.webp({ quality: 80 })
  ).toBuffer();
}

/** A square JPEG, which every mail program shows, with the whole picture on a background. */
function thumbnail(bytes: Uint8Array, side: number, background: string): Promise<Buffer> {
  return sharp(bytes)
    .flatten({ background })
    .resize({ width: side, height: side, fit: 'contain', background })
    .jpeg({ quality: 82 })
    .toBuffer();
}

const maxLogo = { width: 1200, height: 600 };

/** Encodes a logo in PNG again, with what is transparent in it. */
async function readLogo(upload: Uint8Array) {
  const picture = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .resize({ ...maxLogo, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!picture) return refused('IMAGE_BROKEN');
  return { bytes: picture.data, width: picture.info.width, height: picture.info.height };
}

const drawings = { operation: ['VipsForeignLoadSvg'] };
const clear = { r: 255, g: 255, b: 255, alpha: 0 };
const share = { width: 1200, height: 630, band: 28 };
const paper = { width: 900, height: 180 };

/**
 * The icons made of a company's square sign, the logo of its documents, and the picture of shared links made of its own or of
 * the logo, by the ends of their names. All are PNG, or SVG that the shop has written itself: only here, while no upload is read, is its decoder enabled.
 */
async function makeIcons(sign: Uint8Array, logo: Uint8Array, colour: string, own?: Uint8Array) {
  sharp.unblock(drawings);
  try {
    const inside = (bytes: Uint8Array, width: number, height: number) =>
      sharp(bytes, { density: 300, limitInputPixels: maxPixels }).resize({
        width,
        height,
        fit: 'contain',
        background: clear,
      });
    const icon = (side: number) => inside(sign, side, side).png().toBuffer();
    const onWhite = async (side: number, part: number) => {
      const size = Math.round(side * part);
      const input = await icon(size);
      const plain = sharp({ create: { width: side, height: side, channels: 3, background: 'white' } });
      return plain.composite([{ input }]).png({ palette: true }).toBuffer();
    };
    const band = {
      create: { width: share.width, height: share.band, channels: 3 as const, background: colour },
    };
    const shared = sharp({
      create: { width: share.width, height: share.height, channels: 3, background: 'white' },
    });
    const layers = [
      { input: await inside(logo, 760, 260).png().toBuffer() },
      { input: await sharp(band).png().toBuffer(), left: 0, top: share.height - share.band },
    ];
    const shown = own
      ? sharp(own, { density: 300, limitInputPixels: maxPixels })
          .resize({ width: share.width, height: share.height, fit: 'cover' })
          .flatten({ background: 'white' })
      : shared.composite(layers);
    const onPaper = sharp(logo, { density: 300, limitInputPixels: maxPixels })
      .resize({ ...paper, fit: 'contain', position: 'left', background: 'white' })
      .flatten({ background: 'white' });
    return {
      '64.png': await icon(64),
      '180.png': await onWhite(180, 0.8),
      '192.png': await icon(192),
      '512.png': await icon(512),
      'maskable.png': await onWhite(512, 0.6),
      'share.jpg': await shown.jpeg({ quality: 88 }).toBuffer(),
      'paper.jpg': await onPaper.jpeg({ quality: 90 }).toBuffer(),
    };
  } finally {
    sharp.block(drawings);
  }
}

let heavy: Promise<unknown> = Promise.resolve();

/**
 * Decoding an upload takes memory proportional to its pixels, and AVIF takes 60 MB: such tasks run one at a time. So do
 * background tasks, which leaves the second core to pages and the second thread to requests that wait for a picture.
 */
function afterHeavy<Result>(start: () => Promise<Result>): Promise<Result> {
  const result = heavy.then(start);
  heavy = result.catch(() => undefined);
  return result;
}

function perform(task: ImageTask): Promise<ImageResults[ImageTask['kind']]> {
  const { kind, bytes } = task;
  if (kind === 'read') return afterHeavy(() => read(bytes));
  if (kind === 'thumbnail') return afterHeavy(() => thumbnail(bytes, task.side, task.background));
  if (kind === 'logo') return afterHeavy(() => readLogo(bytes));
  if (kind === 'icons') return afterHeavy(() => makeIcons(bytes, task.logo, task.colour, task.share));
  const { form } = task;
  const make = () => resize(bytes, form);
  return form.format === 'avif' || task.inBackground ? afterHeavy(make) : make();
}

async function answer({ id, task }: Asked): Promise<Answered> {
  try {
    return { id, result: await perform(task) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

// Ignores signals to the whole process group: this process ends when the shop disconnects or dies.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (asked: Asked) => process.send?.(await answer(asked)));
