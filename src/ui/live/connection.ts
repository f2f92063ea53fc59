import { sessionEndedCode, type LiveMessage } from '../../shared/live.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

export type LiveState = {
  status: 'disconnected' | 'connecting' | 'connected' | 'error';
  /** The round-trip time of the last message; undefined until it is known. */
  roundTripMs: number | undefined;
};

/** A server that does not answer within this time is considered lost. */
const answerWithinMs = 10_000;
const askEveryMs = 30_000;
/** The connection of a hidden page is closed after this time. */
const hiddenForMs = 5 * 60_000;
/** The next page needs the connection again immediately. */
const lingerMs = 2_000;
const steadyAfterMs = 10_000;

let state: LiveState = { status: 'disconnected', roundTripMs: undefined };
const watchers = new Set<() => void>();
const handlers = new Set<(message: LiveMessage) => void>();
const endings = new Set<() => void>();

let socket: WebSocket | undefined;
let holders = 0;
let heldAs = '';
let isPaused = false;
let failures = 0;
let isWatchingPage = false;
const timers: Partial<Record<'retry' | 'answer' | 'ask' | 'linger' | 'hidden' | 'steady', number>> = {};

function after(name: keyof typeof timers, ms: number, act: () => void) {
  clearTimeout(timers[name]);
  timers[name] = window.setTimeout(act, ms);
}

function set(next: Partial<LiveState>) {
  state = { ...state, ...next };
  for (const watcher of watchers) watcher();
}

const isWanted = () => holders > 0 && !isPaused && navigator.onLine;

function connect() {
  clearTimeout(timers.retry);
  if (socket || !isWanted()) return;
  const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
  socket = opened;
  set({ status: 'connecting', roundTripMs: undefined });
  after('answer', answerWithinMs, () => lose(opened));
  opened.addEventListener('message', ({ data }) => receive(opened, String(data)));
  // The browser has logged the cause.
  opened.addEventListener('error', () => socket === opened && set({ status: 'error' }));
  opened.addEventListener('close', ({ code }) => lose(opened, code));
}

/** The connection is lost: reconnects later if it is still needed. */
function lose(lost: WebSocket, code?: number) {
  if (socket !== lost) return;
  leave(state.status === 'error' ? 'error' : 'disconnected');
  if (code === sessionEndedCode) for (const ending of endings) ending();
  if (!isWanted()) return;
  after('retry', reconnectDelayMs(failures, Math.random()), connect);
  failures += 1;
}

function leave(status: LiveState['status'] = 'disconnected') {
  for (const name of ['retry', 'answer', 'ask', 'steady'] as const) clearTimeout(timers[name]);
  const left = socket;
  socket = undefined;
  if (left) close(left);
  set({ status, roundTripMs: undefined });
}

/** A connecting socket is closed once it is open: earlier, the browser would report an error. */
function close(left: WebSocket) {
  if (left.readyState === WebSocket.CONNECTING) left.addEventListener('open', () => left.close());
  else left.close();
}

function receive(from: WebSocket, text: string) {
  if (socket !== from) return;
  const message = parse(text);
  // oxlint-disable-next-line no-console -- The specification asks for it.
  if (!message) return console.warn('A live message was no JSON');
  if (message.type === 'connection') greeted(from);
  if (message.type === 'echo') measured(message.data);
  for (const handler of handlers) handler(message);
}

function greeted(from: WebSocket) {
  set({ status: 'connected' });
  after('steady', steadyAfterMs, () => (failures = 0));
  ask(from);
}

/** Measures the round-trip time, which also detects a dead connection that was not closed. */
function ask(opened: WebSocket) {
  opened.send(JSON.stringify({ ping: performance.now() }));
  after('answer', answerWithinMs, () => lose(opened));
  after('ask', askEveryMs, () => ask(opened));
}

function measured(data: unknown) {
  if (typeof data !== 'object' || data === null || !('ping' in data) || typeof data.ping !== 'number') return;
  clearTimeout(timers.answer);
  set({ roundTripMs: Math.max(1, Math.round(performance.now() - data.ping)) });
}

function parse(text: string): LiveMessage | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause() {
  isPaused = true;
  leave();
}

function goOn() {
  clearTimeout(timers.hidden);
  isPaused = false;
  connect();
}

function watchPage() {
  if (isWatchingPage) return;
  isWatchingPage = true;
  window.addEventListener('online', connect);
  window.addEventListener('offline', () => leave());
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', goOn);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) after('hidden', hiddenForMs, pause);
    else goOn();
  });
}

/**
 * Keeps the tab's one connection open until the returned function is called. `as` identifies the user: a change reconnects.
 */
export function holdLive(as: string): () => void {
  watchPage();
  holders += 1;
  clearTimeout(timers.linger);
  if (as !== heldAs) leave();
  heldAs = as;
  connect();
  return () => {
    holders -= 1;
    after('linger', lingerMs, () => holders === 0 && leave());
  };
}

/** Subscribes to all messages; returns the unsubscribe function. */
export function onLive(handler: (message: LiveMessage) => void): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Subscribes to the end of the session; returns the unsubscribe function. */
export function onSessionEnded(handler: () => void): () => void {
  endings.add(handler);
  return () => endings.delete(handler);
}

/** The state of the connection, as an external store. */
export const liveState = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  read: (): LiveState => state,
};
