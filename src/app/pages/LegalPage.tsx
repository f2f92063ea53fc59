import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { richText } from '#ui/components/RichText.tsx';

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = {
  title: string;
  intro: ReactNode;
  validFrom: string;
  /** What is said of the text as a whole. */
  notice?: ReactNode;
  sections: readonly LegalSection[];
};

/** A long text with a numbered table of contents next to it; each section has its own URL fragment. */
export function LegalPage({ title, intro, validFrom, notice, sections }: Props) {
  return (
    <div className="wrap pt-4.5">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: title }]} />
      <h1 className="mt-4 text-4xl tracking-display">{title}</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-text-2">{intro}</p>
      <p className="mt-3 text-base text-text-3">Ισχύει από {validFrom}</p>
      {notice && <div className="mt-4 max-w-[62ch]">{notice}</div>}
      <div className="mt-10 grid gap-x-16 gap-y-8 border-t-2 border-text pt-8 md:grid-cols-[260px_minmax(0,1fr)]">
        <nav
          aria-label="Περιεχόμενα"
          className="md:sticky md:top-24 md:max-h-[calc(100dvh-120px)] md:self-start md:overflow-y-auto"
        >
          <ol className="list-inside list-decimal text-base text-text-2 marker:text-text-3">
            {sections.map(({ id, title: name }) => (
              <li key={id} className="py-1 pointer-coarse:py-2">
                <a href={`#${id}`} className="hover:text-text hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch] space-y-10">
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={richText}>
              <h2 id={`${id}-title`} className="text-xl">
                {index + 1}. {name}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
