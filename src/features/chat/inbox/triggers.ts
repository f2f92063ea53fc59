import { foldGreek } from '#shared/greek-letters.ts';
import { soundsLike } from '#shared/greeklish.ts';
import { vocative } from '#shared/vocative.ts';

/** What the text before the cursor asks for: a canned reply (`/`) or a link (`@`). */
export interface Trigger {
  kind: 'canned' | 'link';
  /** The index of the sign in the text. */
  from: number;
  /** What follows the sign, up to the cursor. */
  query: string;
}

const maxQueryLength = 60;
const maxWords = 4;

/**
 * Finds the sign that the cursor is behind. A sign counts only at the beginning or after a space or an opening bracket, so
 * «24/7» and an e-mail address are text. A canned reply's query is one word; a link's query may have four.
 */
export function triggerAt(text: string, cursor: number): Trigger | undefined {
  const before = text.slice(Math.max(0, cursor - maxQueryLength - 1), cursor);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const offset = cursor - line.length;
  for (let index = line.length - 1; index >= 0; index -= 1) {
    const sign = line[index];
    if (sign !== '/' && sign !== '@') continue;
    const isFirst = offset + index === 0 || /[\s([«]/u.test(text[offset + index - 1] ?? '');
    if (!isFirst) return undefined;
    const query = line.slice(index + 1);
    const kind = sign === '/' ? 'canned' : 'link';
    return isQuery(kind, query) ? { kind, from: offset + index, query } : undefined;
  }
  return undefined;
}

function isQuery(kind: Trigger['kind'], query: string): boolean {
  if (/^\s/u.test(query) || /\s{2}$/u.test(query)) return false;
  const words = query.split(/\s+/u).length;
  return kind === 'canned' ? words === 1 : words <= maxWords;
}

/** Replaces a trigger with a text and a space after it; returns the text and the new place of the cursor. */
export function insertAt(
  text: string,
  { from, query }: Trigger,
  inserted: string,
): { text: string; cursor: number } {
  const rest = text.slice(from + 1 + query.length);
  const gap = /^\s/u.test(rest) ? '' : ' ';
  return { text: text.slice(0, from) + inserted + gap + rest, cursor: from + inserted.length + 1 };
}

interface Canned {
  shortcut: string;
  text: string;
}

const maxOffered = 8;
/** Two letters are in nearly every text. */
const minForText = 3;

/**
 * The canned replies for what was typed after `/`, in Greek or Latin letters: first those whose shortcut begins with it,
 * then those whose shortcut contains it, then those whose text does; at most eight.
 */
export function matchCanned<Reply extends Canned>(replies: readonly Reply[], query: string): Reply[] {
  if (query === '') return replies.slice(0, maxOffered);
  const pattern = soundsLike(query);
  const begins = new RegExp(`^${pattern}`, 'u');
  const contains = new RegExp(pattern, 'u');
  const rankOf = ({ shortcut, text }: Canned) => {
    if (begins.test(foldGreek(shortcut))) return 0;
    if (contains.test(foldGreek(shortcut))) return 1;
    return query.length >= minForText && contains.test(foldGreek(text)) ? 2 : 3;
  };
  return replies
    .map((reply) => ({ reply, rank: rankOf(reply) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxOffered)
    .map(({ reply }) => reply);
}

/**
 * Fills a canned reply's placeholders: `{όνομα}` is the customer's first name in the vocative, with the space before it left out
 * when nobody knows it; `{εκπρόσωπος}` is the writer's display name.
 */
export function fillCanned(
  text: string,
  { firstName, agentName }: { firstName: string | undefined; agentName: string },
): string {
  return text
    .replace(/ ?\{όνομα\}/gu, (placeholder) =>
      firstName ? placeholder.replace('{όνομα}', vocative(firstName)) : '',
    )
    .replaceAll('{εκπρόσωπος}', agentName);
}
