import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** An HEVC configuration record: version 1, profile Main, 4:2:0, 8 bits, no parameter sets. */
const hvcC = Buffer.from('0000001f687663430101600000000000000000005df000fcfdf8f800000f00', 'hex');

/**
 * A HEIC file as phones make them, under whatever name: a whole header of 64 × 64 pixels over a picture that the shop has no
 * decoder for. It is an AVIF file whose picture is said to be HEVC.
 */
async function heicFile(): Promise<Buffer> {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  const at = (name: string) => file.indexOf(name) - 4;
  let file = Buffer.from(avif);
  const dataAt = at('mdat') + 8;
  const start = at('av1C');
  const length = file.readUInt32BE(start);
  file = Buffer.concat([file.subarray(0, start), hvcC, file.subarray(start + length)]);
  const grown = hvcC.length - length;
  for (const box of ['meta', 'iprp', 'ipco']) file.writeUInt32BE(file.readUInt32BE(at(box)) + grown, at(box));
  // The picture's bytes lie further back by what the header has grown.
  const table = at('iloc');
  for (let byte = table; byte < table + file.readUInt32BE(table) - 3; byte += 1) {
    if (file.readUInt32BE(byte) === dataAt) file.writeUInt32BE(dataAt + grown, byte);
  }
  return Buffer.from(file.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');
}

export const heic = await heicFile();

/** A PNG whose header, with a right checksum, claims 60 megapixels. */
export const huge = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
huge.writeUInt32BE(10_000, 16);
huge.writeUInt32BE(6000, 20);
huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
