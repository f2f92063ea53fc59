import { BellRing, CircleCheck, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';
import type { PresentedBundle } from '../advice-contract.ts';
import { openSentences } from '../request-text.ts';
import { useFirstOnPhone } from '#ui/components/use-first-on-phone.tsx';

/** The first that is read of a system: what it catches, and what stays open. */
export function WhatItDoes({ bundle }: { bundle: PresentedBundle }) {
  const { catches, lines } = bundle;
  const open = openSentences(bundle);
  if (lines.length === 0 && open.length === 0) return null;
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {catches.length > 0 && (
        <Sentences
          id="catches"
          title="Τι πιάνει"
          what="που πιάνει"
          icon={<BellRing className="text-ok-text" />}
          sentences={catches}
        />
      )}
      <Sentences
        id="uncovered"
        title="Τι μένει ακάλυπτο"
        what="που μένουν ακάλυπτα"
        icon={
          open.length > 0 ? (
            <ShieldAlert className="text-high-text" />
          ) : (
            <CircleCheck className="text-ok-text" />
          )
        }
        sentences={open.length > 0 ? open : ['Τίποτα από όσα ζητήσατε.']}
      />
    </div>
  );
}

interface Props {
  id: string;
  title: string;
  /** What those are that a phone shows at a touch. */
  what: string;
  icon: ReactNode;
  sentences: readonly string[];
}

function Sentences({ id, title, what, icon, sentences }: Props) {
  const { classOf, more } = useFirstOnPhone(sentences.length, 2, what);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {sentences.map((sentence, index) => (
          <li
            key={sentence}
            className={cx(
              'grid grid-cols-[1.25rem_1fr] gap-2.5 text-base print:break-inside-avoid print:text-sm',
              classOf(index),
              'print:grid',
            )}
          >
            <span className="mt-[3px] [&>svg]:size-4.5 [&>svg]:stroke-[1.75]">{icon}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
