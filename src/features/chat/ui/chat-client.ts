import { ORPCError } from '@orpc/client';
import { reconnectDelayMs } from '#ui/live/reconnect-delay.ts';
import type { LiveMessage } from '#shared/live.ts';
import type { ChatView } from '../contract.ts';
import { nextToSend, withMessage, withoutMessage, withRefusal, type Unsent } from '../outbox.ts';
import { lastKnown, learn, nothingShown, shownAt, type Known } from '../timeline.ts';
import { hindranceOf, isPassing, limitMs } from './chat-failures.ts';
import type { ChatCalls, ChatState, ChatTools } from './chat-state.ts';

const typingShownMs = 6_000;
const typingSaidEveryMs = 3_000;
const longestTries = 3;

/**
 * One person's conversation in one tab: fetches what is new, sends what was written in its order and as often as needed, and
 * tells its watchers.
 */
export class ChatClient {
  #state: ChatState;
  readonly #watchers = new Set<() => void>();
  readonly #calls: ChatCalls;
  readonly #tools: ChatTools;
  readonly #timers: Partial<Record<'retry' | 'shown' | 'typist', ReturnType<typeof setTimeout>>> = {};
  #failures = 0;
  #isFlushing = false;
  #isRefreshing = false;
  #isStale = false;
  #typingSaidAt = -typingSaidEveryMs;
  #marked = 0;
  /**
   * Messages written in this tab that are neither sent nor refused. Its storage reaches other tabs late: one that removes a message
   * of its own may remove these too.
   */
  #written: readonly Unsent[] = [];

  constructor(calls: ChatCalls, tools: ChatTools) {
    this.#calls = calls;
    this.#tools = tools;
    this.#state = {
      known: undefined,
      shown: nothingShown,
      availability: undefined,
      isAsked: false,
      outbox: tools.readOutbox(),
      hindrance: undefined,
      typist: undefined,
    };
  }

  /** The state as an external store. */
  readonly state = {
    subscribe: (watcher: () => void): (() => void) => {
      this.#watchers.add(watcher);
      return () => this.#watchers.delete(watcher);
    },
    read: (): ChatState => this.#state,
  };

  stop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  /** Looks for the caller's conversation without beginning one. */
  async look(): Promise<void> {
    await this.#try(async () => {
      const { chat, availability } = await this.#calls.get();
      if (chat) this.#learn(chat);
      this.#set({ availability, isAsked: true });
    });
    await this.flush();
  }

  /** Resumes the caller's conversation or begins one; `startNew` begins another one after a closed one. */
  async open(startNew = false): Promise<void> {
    await this.#try(() => this.#open(startNew));
    await this.flush();
  }

  /** Fetches what is after the last known message. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isRefreshing || !this.#state.known) return;
    this.#isRefreshing = true;
    await this.#try(async () => {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#fetch();
      }
    });
    this.#isRefreshing = false;
  }

  /** Writes a message: it is kept until the server has it. Returns false when too many wait already. */
  write(text: string, owner: string): boolean {
    const message = { key: this.#tools.newKey(), text, owner, page: this.#tools.page() };
    const outbox = withMessage(this.#outbox(), message);
    if (!outbox) return false;
    this.#written = [...this.#written, message];
    this.#keep(outbox);
    void this.flush();
    return true;
  }

  retry(key: string): void {
    this.#keep(withRefusal(this.#outbox(), key, undefined));
    void this.flush();
  }

  /** Gives up a message that was not sent; returns its text. */
  discard(key: string): string {
    const outbox = this.#outbox();
    this.#keep(withoutMessage(outbox, key));
    return outbox.find((one) => one.key === key)?.text ?? '';
  }

  /** Sends what is in the outbox, the oldest first, each once. */
  async flush(): Promise<void> {
    this.#set({ outbox: this.#outbox() });
    if (this.#isFlushing || !nextToSend(this.#state.outbox)) return;
    this.#isFlushing = true;
    clearTimeout(this.#timers.retry);
    await this.#try(() => this.#tools.alone(() => this.#sendAll()));
    this.#isFlushing = false;
  }

  async close(): Promise<void> {
    const { known } = this.#state;
    if (known) this.#learn(await this.#calls.close({ conversationId: known.conversation.id }));
  }

  /** Marks the messages up to a number as read. */
  markRead(seq: number): void {
    const { known } = this.#state;
    if (!known || seq <= Math.max(this.#marked, known.conversation.readByUser)) return;
    this.#marked = seq;
    const conversationId = known.conversation.id;
    this.#calls.markRead({ conversationId, seq }).then(
      () => this.#change((conversation) => ({ ...conversation, readByUser: seq })),
      () => (this.#marked = 0),
    );
  }

  /** Tells the administrators from time to time that the caller types. */
  sayTyping(): void {
    const { known } = this.#state;
    const now = this.#tools.now();
    const isHeard = known?.conversation.state === 'open' || known?.conversation.state === 'waiting';
    if (!known || !isHeard || now - this.#typingSaidAt < typingSaidEveryMs) return;
    this.#typingSaidAt = now;
    this.#calls.sayTyping({ conversationId: known.conversation.id }).catch(() => undefined);
  }

  hear(message: LiveMessage): void {
    if (message.type === 'connection') void this.refresh().then(() => this.flush());
    if (message.type === 'presence') {
      this.#set({ availability: message.availability });
      // A person who talks with an administrator sees that one's status.
      if (this.#state.known?.conversation.state === 'open') void this.refresh();
    }
    if (message.type !== 'chat' || message.conversationId !== this.#state.known?.conversation.id) return;
    const { event, by, seq, name } = message;
    if (event === 'message' || event === 'state') void this.refresh();
    if (event === 'typing' && by === 'agent') {
      this.#set({ typist: { name } });
      this.#after('typist', typingShownMs, () => this.#set({ typist: undefined }));
    }
    if (event === 'read' && by)
      this.#change((conversation) => {
        const mark = by === 'agent' ? 'readByAgent' : 'readByUser';
        return { ...conversation, [mark]: Math.max(conversation[mark], seq) };
      });
  }

  #after(name: 'retry' | 'shown' | 'typist', ms: number, act: () => void) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #set(next: Partial<ChatState>) {
    const known = 'known' in next ? next.known : this.#state.known;
    const shown = known ? shownAt(known, this.#tools.now()) : nothingShown;
    this.#state = { ...this.#state, ...next, shown };
    if (shown.nextInMs !== undefined) this.#after('shown', shown.nextInMs, () => this.#set({}));
    for (const watcher of this.#watchers) watcher();
  }

  #outbox(): Unsent[] {
    const stored = this.#tools.readOutbox();
    const keys = new Set(stored.map(({ key }) => key));
    return [...stored, ...this.#written.filter(({ key }) => !keys.has(key))];
  }

  #keep(outbox: readonly Unsent[]) {
    const waiting = new Set(outbox.filter(({ refusal }) => refusal === undefined).map(({ key }) => key));
    this.#written = this.#written.filter(({ key }) => waiting.has(key));
    this.#tools.keepOutbox(outbox);
    this.#set({ outbox: this.#outbox() });
  }

  #change(change: (conversation: Known['conversation']) => Known['conversation']) {
    const { known } = this.#state;
    if (known) this.#set({ known: { ...known, conversation: change(known.conversation) } });
  }

  #learn(view: ChatView) {
    const known = learn(this.#state.known, view, this.#tools.now());
    const isAnswered = known.messages.some(
      ({ sender, seq }) => sender === 'agent' && seq > lastKnown(this.#state.known),
    );
    this.#set({
      known,
      availability: view.availability,
      isAsked: true,
      ...(isAnswered && { typist: undefined }),
    });
  }

  /** Does something that fails without a connection; then everything is retried later. */
  async #try(work: () => Promise<void>) {
    try {
      await work();
      this.#failures = 0;
      this.#set({ hindrance: undefined });
    } catch (error) {
      this.#set({ hindrance: hindranceOf(error) });
      clearTimeout(this.#timers.retry);
      if (!isPassing(error)) return;
      const delayMs = limitMs(error) ?? reconnectDelayMs(this.#failures, Math.random());
      this.#after('retry', delayMs, () => this.#again());
      this.#failures += 1;
    }
  }

  #again() {
    const { known, outbox } = this.#state;
    if (nextToSend(outbox)) void this.flush();
    else if (known) void this.refresh();
    else void this.open();
  }

  async #open(startNew: boolean) {
    this.#learn(await this.#calls.open({ page: this.#tools.page(), ...(startNew && { startNew }) }));
  }

  async #fetch() {
    for (;;) {
      const { known } = this.#state;
      if (!known) return;
      const after = lastKnown(known);
      const view = await this.#calls.list({ conversationId: known.conversation.id, after });
      this.#learn(view);
      // Private notes leave gaps, so that an empty answer is the end.
      if (view.messages.length === 0 || lastKnown(this.#state.known) >= view.conversation.lastSeq) return;
    }
  }

  async #sendAll() {
    let tries = 0;
    for (;;) {
      const next = nextToSend(this.#outbox());
      if (!next) return;
      const isSent = await this.#send(next, tries >= longestTries);
      tries = isSent ? 0 : tries + 1;
    }
  }

  /** Returns whether the message has left the outbox or is marked as refused; if not, it is to be sent once more. */
  async #send({ key, text, page }: Unsent, isLastTry: boolean): Promise<boolean> {
    if (!this.#state.known) await this.#open(false);
    if (this.#state.known?.conversation.state === 'closed') await this.#open(true);
    const { known } = this.#state;
    if (!known) return false;
    // An earlier attempt arrived, only its answer did not.
    if (known.messages.some((stored) => stored.key === key)) {
      this.#keep(withoutMessage(this.#outbox(), key));
      return true;
    }
    try {
      const input = { conversationId: known.conversation.id, key, text, page, after: lastKnown(known) };
      const view = await this.#calls.send(input);
      this.#learn(view);
      this.#keep(withoutMessage(this.#outbox(), key));
      return true;
    } catch (error) {
      if (isPassing(error) || !(error instanceof ORPCError)) throw error;
      // The conversation was closed, or is no longer the caller's: the message goes to the current one.
      if (!isLastTry && [404, 409].includes(error.status)) {
        this.#set({ known: undefined });
        return false;
      }
      this.#keep(withRefusal(this.#outbox(), key, error.message));
      return true;
    }
  }
}
