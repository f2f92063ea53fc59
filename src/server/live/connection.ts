import { WebSocket, type RawData } from 'ws';
import { readFollowed, type LiveMessage } from '#shared/live.ts';
import { inputFaults } from '../input-faults.ts';
import type { Log } from '../log.ts';
import { hashOf } from '../tokens.ts';

/**
 * The recipients of a message: the administrators, all connected clients, one customer, the person who began a visitor's chat, or
 * whoever follows the secret key of a page, by the key's hash in hex.
 */
export type Audience = 'admin' | 'demo' | { customerId: string } | { visitor: string } | { keyHash: string };

/** The owner of a connection: the audiences it belongs to, and the hashes in hex of the sessions that prove it. */
export type Listener = {
  admin: boolean;
  customerId: string | undefined;
  /** The hash in hex of the secret of a visitor's chat. */
  visitor?: string | undefined;
  sessions: readonly string[];
  /** Of administrators: the name of the session, and of the person if it is known. */
  adminSession?: string | undefined;
  adminName?: string | undefined;
};

/** Clients echo a few messages per minute; one that sends more than this is broken or malicious. */
const burst = 20;
const messagesPerSecond = 5;
/** A client with this many unsent bytes is disconnected or too slow; it reconnects and fetches everything again. */
const maxWaitingBytes = 256 * 1024;

/** One client's WebSocket: limits what it sends, checks that it is alive, and sends messages to it. */
export class Connection {
  readonly listener: Listener;
  readonly #socket: WebSocket;
  readonly #log: Log;
  /** The hash of the key that the client follows: a key that opens nothing is told nothing. */
  #followed: string | undefined;
  #isAlive = true;
  #allowance = burst;
  #lastMessageAt = performance.now();

  readonly #takes: (from: Connection, message: unknown) => boolean;

  /** `takes` gets every message; one that it does not take is sent back. */
  constructor(
    socket: WebSocket,
    listener: Listener,
    log: Log,
    takes: (from: Connection, message: unknown) => boolean,
  ) {
    this.#socket = socket;
    this.#takes = takes;
    this.listener = listener;
    this.#log = log;
    socket.on('message', (data, isBinary) => this.#attempt(() => this.#receive(data, isBinary)));
    // Our pages send no pings; replies to a flood of them would fill a buffer that nobody reads.
    socket.on('ping', (data) => this.#attempt(() => this.#answerPing(data)));
    socket.on('pong', () => this.#attempt(() => this.#takePong()));
    // A frame is too long or malformed: ws has already closed the socket.
    socket.on('error', (error) => log.info('A live connection broke', { error }));
  }

  /** Tells whether a message for this audience is for this client. */
  hears(audience: Audience): boolean {
    if (audience === 'demo') return true;
    if (audience === 'admin') return this.listener.admin;
    if ('keyHash' in audience) return this.#followed === audience.keyHash;
    return 'visitor' in audience
      ? this.listener.visitor === audience.visitor
      : this.listener.customerId === audience.customerId;
  }

  /** Sends a message, once the connection is open; a connection that fails or is too slow is closed. */
  send(message: LiveMessage | string): void {
    this.#attempt(() => this.#write(message));
  }

  #write(message: LiveMessage | string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > maxWaitingBytes) {
      this.#log.info('A live connection was too slow', { bytes: this.#socket.bufferedAmount });
      this.#socket.terminate();
      return;
    }
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a ping; a client that has not answered the previous one is disconnected. */
  check(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#attempt(() => {
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping();
    });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#isAllowed()) return this.close(1008, 'Too many messages');
    const message = isBinary ? undefined : parse(String(data));
    if (message === undefined) return this.#log.info('A live message was no JSON', { isBinary });
    const { isTooComplex, fields } = inputFaults(message.value);
    if (isTooComplex || fields.length > 0) return this.close(1007, 'Unfit message');
    const key = readFollowed(message.value);
    if (key !== undefined) this.#followed = hashOf(key).toString('hex');
    if (!this.#takes(this, message.value)) this.#write({ type: 'echo', data: message.value });
  }

  #answerPing(data: Buffer): void {
    if (this.#isAllowed()) this.#socket.pong(data);
    else this.close(1008, 'Too many messages');
  }

  #takePong(): void {
    this.#isAlive = true;
    if (!this.#isAllowed()) this.close(1008, 'Too many messages');
  }

  /** Any failure affects only this connection. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log.error('A live connection failed', { error });
      this.#socket.terminate();
    }
  }

  #isAllowed(): boolean {
    const now = performance.now();
    const earned = ((now - this.#lastMessageAt) / 1000) * messagesPerSecond;
    this.#lastMessageAt = now;
    this.#allowance = Math.min(burst, this.#allowance + earned) - 1;
    return this.#allowance >= 0;
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
