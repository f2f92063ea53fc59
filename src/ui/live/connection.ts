import { sessionEndedCode, type LiveMessage } from '#shared/live.ts';
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

type Timer = 'retry' | 'answer' | 'ask' | 'linger' | 'hidden' | 'steady';

/**
 * A connection to the server that lives as long as somebody holds it: opened by the first holder, reopened when it is lost,
 * paused while the page is hidden, closed after the last holder. What an earlier socket still reports is ignored.
 */
export class LiveConnection {
  #state: LiveState = { status: 'disconnected', roundTripMs: undefined };
  readonly #watchers = new Set<() => void>();
  readonly #handlers = new Set<(message: LiveMessage) => void>();
  readonly #endings = new Set<() => void>();
  readonly #timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  #socket: WebSocket | undefined;
  #holders = 0;
  #heldAs = '';
  #isPaused = false;
  #failures = 0;
  #isWatchingPage = false;

  /** Keeps the connection open until the returned function is called. `as` identifies the user: a change reconnects. */
  hold(as: string): () => void {
    this.#watchPage();
    this.#holders += 1;
    clearTimeout(this.#timers.linger);
    if (as !== this.#heldAs) this.#leave();
    this.#heldAs = as;
    this.#connect();
    return () => {
      this.#holders -= 1;
      this.#after('linger', lingerMs, () => this.#holders === 0 && this.#leave());
    };
  }

  /** Subscribes to all messages; returns the unsubscribe function. */
  onMessage(handler: (message: LiveMessage) => void): () => void {
    return listen(this.#handlers, handler);
  }

  /** Subscribes to the end of the session; returns the unsubscribe function. */
  onSessionEnded(handler: () => void): () => void {
    return listen(this.#endings, handler);
  }

  /** Sends a message to the server; one that finds no open connection is lost. */
  say(message: object): void {
    if (this.#state.status === 'connected') this.#socket?.send(JSON.stringify(message));
  }

  /** The state of the connection, as an external store. */
  readonly state = {
    subscribe: (watcher: () => void): (() => void) => listen(this.#watchers, watcher),
    read: (): LiveState => this.#state,
  };

  #after(name: Timer, ms: number, act: () => void) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #set(next: Partial<LiveState>) {
    this.#state = { ...this.#state, ...next };
    for (const watcher of this.#watchers) watcher();
  }

  #isWanted() {
    return this.#holders > 0 && !this.#isPaused && navigator.onLine;
  }

  #connect() {
    clearTimeout(this.#timers.retry);
    if (this.#socket || !this.#isWanted()) return;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.#socket = opened;
    this.#set({ status: 'connecting', roundTripMs: undefined });
    this.#after('answer', answerWithinMs, () => this.#lose(opened));
    opened.addEventListener('message', ({ data }) => this.#receive(opened, String(data)));
    // The browser has logged the cause.
    opened.addEventListener('error', () => this.#socket === opened && this.#set({ status: 'error' }));
    opened.addEventListener('close', ({ code }) => this.#lose(opened, code));
  }

  /** The connection is lost: reconnects later if it is still needed. */
  #lose(lost: WebSocket, code?: number) {
    if (this.#socket !== lost) return;
    this.#leave(this.#state.status === 'error' ? 'error' : 'disconnected');
    if (code === sessionEndedCode) for (const ending of this.#endings) ending();
    if (!this.#isWanted()) return;
    this.#after('retry', reconnectDelayMs(this.#failures, Math.random()), () => this.#connect());
    this.#failures += 1;
  }

  #leave(status: LiveState['status'] = 'disconnected') {
    for (const name of ['retry', 'answer', 'ask', 'steady'] as const) clearTimeout(this.#timers[name]);
    const left = this.#socket;
    this.#socket = undefined;
    if (left) close(left);
    this.#set({ status, roundTripMs: undefined });
  }

  #receive(from: WebSocket, text: string) {
    if (this.#socket !== from) return;
    const message = parse(text);
    // oxlint-disable-next-line no-console -- The specification asks for it.
    if (!message) return console.warn('A live message was no JSON');
    if (message.type === 'connection') this.#greeted(from);
    if (message.type === 'echo') this.#measured(message.data);
    for (const handler of this.#handlers) handler(message);
  }

  #greeted(from: WebSocket) {
    this.#set({ status: 'connected' });
    this.#after('steady', steadyAfterMs, () => (this.#failures = 0));
    this.#ask(from);
  }

  /** Measures the round-trip time, which also detects a dead connection that was not closed. */
  #ask(opened: WebSocket) {
    opened.send(JSON.stringify({ ping: performance.now() }));
    this.#after('answer', answerWithinMs, () => this.#lose(opened));
    this.#after('ask', askEveryMs, () => this.#ask(opened));
  }

  #measured(data: unknown) {
    if (typeof data !== 'object' || data === null || !('ping' in data) || typeof data.ping !== 'number')
      return;
    clearTimeout(this.#timers.answer);
    this.#set({ roundTripMs: Math.max(1, Math.round(performance.now() - data.ping)) });
  }

  #pause() {
    this.#isPaused = true;
    this.#leave();
  }

  #resume() {
    clearTimeout(this.#timers.hidden);
    this.#isPaused = false;
    this.#connect();
  }

  #watchPage() {
    if (this.#isWatchingPage) return;
    this.#isWatchingPage = true;
    window.addEventListener('online', () => this.#connect());
    window.addEventListener('offline', () => this.#leave());
    window.addEventListener('pagehide', () => this.#pause());
    window.addEventListener('pageshow', () => this.#resume());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#after('hidden', hiddenForMs, () => this.#pause());
      else this.#resume();
    });
  }
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A connecting socket is closed once it is open: earlier, the browser would report an error. */
function close(left: WebSocket) {
  if (left.readyState === WebSocket.CONNECTING) left.addEventListener('open', () => left.close());
  else left.close();
}

function parse(text: string): LiveMessage | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const live = new LiveConnection();
