import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEndedCode } from '#shared/live.ts';
import { LiveConnection } from './connection.ts';

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  readyState = 1;
  readonly sent: string[] = [];
  readonly close = vi.fn<() => void>();

  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  says(message: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
  greets() {
    this.says({ type: 'connection', message: '' });
  }
  ends(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
let page: EventTarget;
let live: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  page = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'http://shop.example' });
  live = new LiveConnection();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const status = () => live.state.read().status;

test('it lives from its first holder until a while after its last', () => {
  expect(sockets).toHaveLength(0);
  const releases = [live.hold('somebody'), live.hold('somebody')];
  expect([sockets.length, status()]).toEqual([1, 'connecting']);
  sockets[0]?.greets();
  expect(status()).toBe('connected');
  releases[0]?.();
  vi.advanceTimersByTime(3_000);
  expect(sockets[0]?.close).not.toHaveBeenCalled();
  releases[1]?.();
  const next = live.hold('somebody');
  vi.advanceTimersByTime(3_000);
  expect([sockets.length, status()]).toEqual([1, 'connected']);
  next();
  vi.advanceTimersByTime(3_000);
  expect([sockets[0]?.close.mock.calls.length, status()]).toEqual([1, 'disconnected']);
});

test('an earlier socket does not touch a later one', () => {
  const messages = vi.fn<() => void>();
  live.onMessage(messages);
  const release = live.hold('one person');
  const [earlier] = sockets;
  earlier?.greets();
  messages.mockClear();
  live.hold('another person');
  release();
  expect(sockets).toHaveLength(2);
  earlier?.greets();
  earlier?.dispatchEvent(new Event('error'));
  earlier?.ends(1006);
  expect([status(), messages.mock.calls.length]).toEqual(['connecting', 0]);
  sockets[1]?.greets();
  sockets[1]?.says({ type: 'echo', data: { ping: performance.now() } });
  vi.advanceTimersByTime(15_000);
  expect([status(), sockets.length]).toEqual(['connected', 2]);
});

test('a server that does not answer is left, and asked again later', () => {
  live.hold('somebody');
  vi.advanceTimersByTime(10_000);
  expect([sockets[0]?.close.mock.calls.length, status()]).toEqual([1, 'disconnected']);
  vi.advanceTimersByTime(4_000);
  expect([sockets.length, status()]).toEqual([2, 'connecting']);
});

test('a failed connection says so until the next attempt', () => {
  live.hold('somebody');
  sockets[0]?.dispatchEvent(new Event('error'));
  sockets[0]?.ends(1006);
  expect(status()).toBe('error');
  vi.advanceTimersByTime(4_000);
  expect(status()).toBe('connecting');
});

test('the end of the session is told once', () => {
  const ended = vi.fn<() => void>();
  live.onSessionEnded(ended);
  live.hold('somebody');
  sockets[0]?.ends(1006);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4_000);
  sockets[1]?.ends(sessionEndedCode);
  expect(ended).toHaveBeenCalledOnce();
});

test('a page that goes away gives its connection up, and takes one again when it is back', () => {
  live.hold('somebody');
  sockets[0]?.greets();
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, status()]).toEqual([1, 'disconnected']);
  page.dispatchEvent(new Event('pageshow'));
  expect([sockets.length, status()]).toEqual([2, 'connecting']);
});

test('a page that nobody looks at gives its connection up after five minutes, and takes one again when it is looked at', () => {
  live.hold('somebody');
  sockets[0]?.greets();
  const hide = (isHidden: boolean) => {
    Reflect.set(document, 'hidden', isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      vi.advanceTimersByTime(1_000);
      // It is alive as far as one hears.
      if (status() === 'connected') sockets.at(-1)?.says({ type: 'echo', data: { ping: performance.now() } });
    }
  };
  for (const isHidden of [true, false]) {
    hide(isHidden);
    pass(4 * 60_000);
  }
  hide(true);
  pass(4 * 60_000);
  expect([sockets.length, status()]).toEqual([1, 'connected']);
  pass(2 * 60_000);
  expect([sockets.length, sockets[0]?.close.mock.calls.length, status()]).toEqual([1, 1, 'disconnected']);
  pass(30 * 60_000);
  expect(sockets).toHaveLength(1);
  hide(false);
  expect([sockets.length, status()]).toEqual([2, 'connecting']);
});
