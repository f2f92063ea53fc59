import { athensDate, athensTime, formatDateTime, weekday } from '#shared/dates.ts';
import { company } from '#shared/company.ts';
import type { AgentStatus, Availability } from './contract.ts';
import type { SupportHours } from './support-contract.ts';

/** The support's hours until an administrator sets others. */
export const usualHours: SupportHours = {
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
};

/** Whether an instant lies within the support's hours, in Athens. */
export function isWithin({ days, opens, closes }: SupportHours, now: Date): boolean {
  const time = athensTime(now);
  return days.includes(weekday(athensDate(now))) && time >= opens && time < closes;
}

/** An administrator's session with a name: live while one of its connections is. */
export type AgentSession = { name: string; status: AgentStatus; isLive: boolean; conversations: number };

/** The best status of the administrators who have a live connection, at any hour. */
export function availabilityOf(agents: readonly AgentSession[]): Availability {
  const live = agents.filter(({ isLive }) => isLive);
  return (
    (['online', 'away', 'busy'] as const).find((one) => live.some(({ status }) => status === one)) ??
    'offline'
  );
}

/** The names of those who take hand-overs, the one with the fewest conversations first. */
export function namesOnline(agents: readonly AgentSession[]): string[] {
  const online = agents.filter(({ isLive, status }) => isLive && status === 'online');
  const sorted = online.toSorted(
    (a, b) => a.conversations - b.conversations || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  return [...new Set(sorted.map(({ name }) => name))];
}

/** The administrator from whom this one would have to take over the conversation to answer; undefined if they may answer. */
export const holderBesides = (
  { state, agentName }: { state: string; agentName: string | null },
  me: string,
): string | undefined => (state === 'open' && agentName !== null && agentName !== me ? agentName : undefined);

type Line = { sender: 'bot' | 'agent' | 'user'; agentName: string | null; content: string; at: Date };

/** The longest transcript, in characters: of a longer one the end. */
const maxTranscriptLength = 50_000;

const speaker = ({ sender, agentName }: Line, visitor: string) =>
  sender === 'user' ? visitor : sender === 'agent' ? (agentName ?? company().name) : 'Ψηφιακός βοηθός';

/** A conversation as plain text, each message under who wrote it and when. */
export function transcript(lines: readonly Line[], visitor: string): string {
  const text = lines
    .map((line) => `${speaker(line, visitor)} · ${formatDateTime(line.at)}\n${line.content}`)
    .join('\n\n');
  return text.length > maxTranscriptLength ? `…\n${text.slice(-maxTranscriptLength)}` : text;
}

/** The first e-mail address in a text, as it was typed. */
export const addressIn = (text: string): string | undefined =>
  /[^\s<>,;()"]{1,64}@[^\s<>,;()"@]{1,190}\.[a-z]{2,24}/iu.exec(text)?.[0];

/** The quantile of sorted figures; undefined of none. */
export function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
