import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Raid } from './attack.ts';
import { connectTo, exchange, statusesIn } from './raw.ts';
import { handshake } from './upgrades.ts';

const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10, reserved: 3 } as const;
type Frame = { opcode?: number; isLast?: boolean; isMasked?: boolean; reserved?: number; length?: number };

/** A WebSocket frame (RFC 6455, section 5.2), by default one whole text message. */
function frame(
  payload: string | Buffer,
  { opcode = opcodes.text, isLast = true, isMasked = true, reserved = 0, length }: Frame = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const said = length ?? bytes.length;
  const extended = Buffer.alloc(said < 126 ? 0 : said < 65_536 ? 2 : 8);
  if (extended.length === 2) extended.writeUInt16BE(said);
  if (extended.length === 8) extended.writeBigUInt64BE(BigInt(said));
  const short = said < 126 ? said : said < 65_536 ? 126 : 127;
  const head = Buffer.from([(isLast ? 128 : 0) | reserved | opcode, (isMasked ? 128 : 0) | short]);
  // A mask of zeros leaves the bytes unchanged.
  return Buffer.concat([head, extended, Buffer.alloc(isMasked ? 4 : 0), bytes]);
}

/** A machine that stands still for a moment is no fault of the shop. */
const patienceMs = 15_000;

/** Opens a live connection, sends the bytes, and disconnects after a while. */
async function tell(raid: Raid, bytes: Buffer, afterMs = 30): Promise<void> {
  const socket = await connectTo(raid.shop);
  socket.write(handshake(raid));
  const [answer] = (await Promise.race([
    once(socket, 'data'),
    sleep(patienceMs, ['nothing'], { ref: false }),
  ])) as [unknown];
  const [status] = statusesIn(String(answer));
  if (status !== 101) raid.faults.push(`a live connection was answered with ${String(answer).slice(0, 60)}`);
  socket.on('data', () => undefined).write(bytes);
  await sleep(afterMs);
  socket.resetAndDestroy();
}

const deep = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

const texts: Record<string, string> = {
  '1,000 lists in lists': deep(1_000),
  '5,000 lists in lists': deep(5_000),
  '8,190 lists in lists': deep(8_190),
  '3,200 objects in objects': deep(2_700, '{"":', '}').replace(':}', ':1}'),
  'lists that never end': '['.repeat(16_000),
  '8,000 values': `[${'0,'.repeat(8_000)}0]`,
  'many keys': `{${Array.from({ length: 1_500 }, (_, index) => `"${index}":0`).join()}}`,
  'NULs in keys and values': `{"\\u0000":"\\u0000${'\\u0000'.repeat(2_000)}"}`,
  'half characters': `["\\ud83d","\\ude00\\ud83d"]`,
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  'a number with 16,000 digits': '9'.repeat(16_000),
  'no JSON': '\u202e{]',
  'one byte too many': `"${'a'.repeat(16 * 1024)}"`,
  nothing: '',
};

const frames: Record<string, Buffer> = {
  'bytes that are no UTF-8': frame(Buffer.from([0xed, 0xa0, 0x80, 0xff])),
  'a binary message': frame(deep(5_000), { opcode: opcodes.binary }),
  'a message that is not masked': frame('{}', { isMasked: false }),
  'an unknown opcode': frame('{}', { opcode: opcodes.reserved }),
  'reserved bits': frame('{}', { reserved: 112 }),
  'a frame that claims 9 million gigabytes': frame('x', { length: Number.MAX_SAFE_INTEGER }),
  'a frame that claims more than it has': frame('x', { length: 1_000 }),
  'a continuation of nothing': frame('x', { opcode: opcodes.continuation }),
  'a message in 2,000 fragments': Buffer.concat([
    frame('[', { isLast: false }),
    ...Array.from({ length: 2_000 }, () => frame('[', { opcode: opcodes.continuation, isLast: false })),
    frame(']', { opcode: opcodes.continuation }),
  ]),
  'fragments of nothing without an end': Buffer.concat([
    frame('', { isLast: false }),
    ...Array.from({ length: 5_000 }, () => frame('', { opcode: opcodes.continuation, isLast: false })),
  ]),
  'fragments with pings between them': Buffer.concat([
    frame('[', { isLast: false }),
    frame('x', { opcode: opcodes.ping }),
    frame(']', { opcode: opcodes.continuation }),
  ]),
  'a ping of 200 bytes': frame('x'.repeat(200), { opcode: opcodes.ping }),
  '5,000 pings': Buffer.concat(
    Array.from({ length: 5_000 }, () => frame('x'.repeat(125), { opcode: opcodes.ping })),
  ),
  '5,000 pongs': Buffer.concat(Array.from({ length: 5_000 }, () => frame('', { opcode: opcodes.pong }))),
  '1,000 messages at once': Buffer.concat(Array.from({ length: 1_000 }, () => frame(deep(50)))),
  'a close with a code that is none': frame(Buffer.from([0, 1]), { opcode: opcodes.close }),
  'a close of one byte': frame('x', { opcode: opcodes.close }),
  'a close, and more behind it': Buffer.concat([frame('', { opcode: opcodes.close }), frame(deep(5_000))]),
  'bytes that are no frame': Buffer.alloc(5_000, 0xff),
};

const all =
  (messages: Record<string, Buffer>): Attack =>
  async (raid) => {
    const names = Object.keys(messages);
    const rounds = Array.from({ length: raid.times(1, 20) }, () => names).flat();
    for (const [index, name] of rounds.entries()) {
      await tell(raid, messages[name] ?? Buffer.alloc(0), index % 2 ? 30 : index % 7);
      const alive = await exchange(
        raid.shop,
        'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        patienceMs,
      ).catch(() => '');
      if (statusesIn(alive)[0] === 200) continue;
      raid.faults.push(`after ${name} nobody answered`);
      return;
    }
  };

/** Requests much and reads none of the responses. */
const nonReaders: Attack = async (raid) => {
  const sockets = await Promise.all(
    Array.from({ length: raid.times(30, 90) }, async () => {
      const socket = await connectTo(raid.shop);
      socket.pause().write(handshake(raid));
      const pings = Array.from({ length: 2_000 }, () => frame('x'.repeat(125), { opcode: opcodes.ping }));
      socket.write(Buffer.concat([frame(`"${'a'.repeat(16_000)}"`), ...pings]));
      return socket;
    }),
  );
  await sleep(raid.times(500, 5_000));
  for (const socket of sockets) socket.resetAndDestroy();
};

export const messages: Record<string, Attack> = {
  'live messages that are deep, wide, odd or none': all(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, frame(text)])),
  ),
  'live frames that are broken, in parts or too many': all(frames),
  'live connections that read nothing': nonReaders,
};
