import { crc32 } from 'node:zlib';
import { picturesPath } from '#shared/images.ts';
import type { Attack, Raid } from './attack.ts';
import { sendAndReset } from './raw.ts';

const header = 'sku;name;price;stockQuantity;categoryId';

/** Invalid product lists. */
const lists: Record<string, string | Buffer> = {
  nothing: '',
  NULs: `${header}\n\u0000;\u0000;1;1;cameras`,
  'bytes that are no UTF-8': Buffer.alloc(100_000, 0xff),
  'quotes that never end': `${header}\n"${'a'.repeat(500_000)}`,
  '500,000 quotes': `${header}\n${'"'.repeat(500_001)}`,
  '100,000 columns': `${'a;'.repeat(100_000)}\n${'1;'.repeat(100_000)}`,
  '100,000 lines': `${header}\n${'x;y;1;1;cameras\n'.repeat(60_000)}`,
  '100,000 empty lines': `${header}${'\n'.repeat(100_000)}`,
  'names of a prototype': '__proto__;constructor;sku\n1;2;3',
  'one name 1,000 times': `${'sku;'.repeat(1_000)}\n${'1;'.repeat(1_000)}`,
  formulas: `${header}\n=1+1;@SUM(A1);1;1;cameras`,
  'letters of many accents': `${header}\n${'α\u0301'.repeat(100_000)};x;1;1;cameras`,
  'UTF-16': Buffer.from(`\ufeff${header}\nx;y;1;1;cameras`, 'utf16le'),
};

const imports: Attack = async (raid) => {
  const path = '/api/admin/import/products';
  await raid.each(Object.entries(lists), async ([what, body]) => {
    const question = { body, headers: { 'content-type': 'text/csv' } };
    await raid.askAs('administrator', what, 'POST', path, question);
    if (raid.extent === 'long')
      await raid.askAs('administrator', what, 'POST', `${path}?version=${'0'.repeat(64)}`, question);
  });
};

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A PNG header that claims this width and height, without the pixels. */
function pngOf(side: number): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(50)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Invalid pictures. */
const pictures: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(1_000_000),
  'a picture as large as the sea': pngOf(2 ** 31 - 1),
  'a picture of 60,000 by 60,000': pngOf(60_000),
  'a picture without its points': pngOf(500),
  'the beginning of a JPEG': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.alloc(100_000, 0xff),
  ]),
  'the beginning of a WebP': Buffer.from(
    `RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8L${'\u00ff'.repeat(1_000)}`,
    'latin1',
  ),
  'a drawing that asks for a file': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  'a drawing of entities': Buffer.from(
    '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><svg>&b;</svg>',
  ),
  'a page': Buffer.from('<html><script>alert(1)</script>'),
};

async function addressFor(raid: Raid): Promise<URL | undefined> {
  const body = JSON.stringify({ folder: 'products' });
  const { status, text } = await raid.askAs('administrator', 'an address', 'POST', '/api/objects/upload', {
    body,
  });
  return status === 200 ? new URL((JSON.parse(text) as { uploadURL: string }).uploadURL) : undefined;
}

const uploads: Attack = async (raid) => {
  await raid.each(Object.entries(pictures), async ([what, body]) => {
    const address = await addressFor(raid);
    if (!address) return raid.faults.push('No address for a picture was given');
    const headers = { 'content-type': 'image/png' };
    await raid.ask(what, 'PUT', address.pathname + address.search, { body, headers });
    const head = `PUT ${address.pathname}${address.search} HTTP/1.1\r\nHost: a\r\nOrigin: ${raid.shop.origin}\r\n`;
    await sendAndReset(raid.shop, `${head}Content-Length: 4000000\r\n\r\n${'x'.repeat(10_000)}`, 5);
  });
};

const names = [
  '%00.webp',
  '..%2f..%2fpackage.json',
  `${'a'.repeat(5_000)}.webp`,
  '%ff',
  '',
  '?w=-1',
  'x.webp?w=1e999&q=%00',
];

const objects: Attack = async (raid) => {
  const folders = [
    picturesPath,
    `${picturesPath}products/`,
    '/api/objects/uploads/',
    '/calendar/',
    '/assets/',
    '/brand/',
    '/product/',
  ];
  const tries = folders.flatMap((folder) => names.map((name) => folder + name));
  await raid.each(tries, (path) =>
    raid.ask('a file that is none', path.startsWith('/api') ? 'PUT' : 'GET', path),
  );
};

export const files: Record<string, Attack> = {
  'lists of products that are none': imports,
  'pictures that are none': uploads,
  'addresses of files that nothing has': objects,
};
