import { inflateRawSync } from 'node:zlib';

/** Where a ZIP's list of entries says how to find one: offsets of the central directory's records. */
const at = { packed: 20, unpacked: 24, name: 28, extra: 30, comment: 32, header: 42 } as const;

/** The size of a packed entry; infinite beyond the most bytes, and for one that is broken. */
function sizeOf(packed: Buffer, maxOutputLength: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength }).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether a ZIP unpacks to no more than so many bytes, whatever it claims itself. */
export function unpacksWithin(zip: Buffer, maxBytes: number): boolean {
  const end = zip.lastIndexOf('PK\u0005\u0006', zip.length, 'latin1');
  if (end === -1) return false;
  let left = maxBytes;
  let from = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const header = zip.readUInt32LE(from + at.header);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(from + at.packed));
    const isStored = zip.readUInt16LE(from + 10) === 0;
    const size = isStored ? packed.length : sizeOf(packed, left);
    // The reader reserves what the entry claims.
    left -= Math.max(size, zip.readUInt32LE(from + at.unpacked));
    if (left <= 0) return false;
    from +=
      46 +
      zip.readUInt16LE(from + at.name) +
      zip.readUInt16LE(from + at.extra) +
      zip.readUInt16LE(from + at.comment);
  }
  return true;
}
