export interface TranscriptLine {
  /** The writer's name. */
  speaker: string;
  /** «20/11/2026, 15:04». */
  at: string;
  text: string;
}

const head = /^(.{1,120}) · (\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2})$/u;

/**
 * Reads a message that is a whole chat, as the chat leaves it: paragraphs that begin with who wrote them and when. Returns
 * undefined for any other message.
 */
export function readTranscript(message: string): TranscriptLine[] | undefined {
  const lines: TranscriptLine[] = [];
  for (const line of message.replace(/^…\n/u, '').split('\n')) {
    const [, speaker, at] = head.exec(line) ?? [];
    const current = lines.at(-1);
    if (speaker !== undefined && at !== undefined) lines.push({ speaker, at, text: '' });
    else if (current) current.text += `${line}\n`;
    else return undefined;
  }
  return lines.map((one) => ({ ...one, text: one.text.trim() }));
}
