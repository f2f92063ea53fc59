import { markWords } from '../mark-words.ts';

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className="rounded-xs bg-primary-soft-2 text-text">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
