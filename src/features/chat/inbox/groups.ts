import { athensDate, type LocalDate } from '#shared/dates.ts';

interface Grouped {
  /** Who wrote it: the same author's messages close together form one group. */
  author: string;
  at: string;
}

export interface MessageGroup<Message> {
  author: string;
  /** The day that begins with this group; undefined when the group before it is of the same day. */
  day: LocalDate | undefined;
  messages: readonly Message[];
}

const togetherMs = 5 * 60_000;

/**
 * Groups a conversation's messages, oldest first: messages of one author form a group while each follows the one before it
 * within five minutes of the same Athens day.
 */
export function groupMessages<Message extends Grouped>(
  messages: readonly Message[],
): MessageGroup<Message>[] {
  const groups: { author: string; day: LocalDate | undefined; messages: Message[] }[] = [];
  let lastDay: LocalDate | undefined;
  let lastAt = -Infinity;
  for (const message of messages) {
    const instant = new Date(message.at);
    const day = athensDate(instant);
    const current = groups.at(-1);
    const isTogether =
      current?.author === message.author && day === lastDay && instant.getTime() - lastAt <= togetherMs;
    if (current && isTogether) current.messages.push(message);
    else groups.push({ author: message.author, day: day === lastDay ? undefined : day, messages: [message] });
    lastDay = day;
    lastAt = instant.getTime();
  }
  return groups;
}
