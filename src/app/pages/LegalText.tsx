import { useSuspenseQuery } from '@tanstack/react-query';
import { legalAddresses } from '#features/texts/search.ts';
import { formatLongDate } from '#shared/dates.ts';
import type { LegalText as Text } from '#shared/texts.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useApi } from '#ui/page/api.ts';

type Props = { text: Text; title: string; search: Readonly<Record<string, unknown>> };

/** A legal text with its date and a numbered table of contents next to it; each section has its own URL fragment. */
export function LegalText({ text, title, search }: Props) {
  const { read, href } = legalAddresses[text];
  const input = { text, ...read(search) };
  const { data } = useSuspenseQuery(useApi().texts.getLegal.queryOptions({ input }));
  return (
    <div className="wrap pt-4.5">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: title }]} />
      <h1 className="mt-4 text-4xl tracking-display">{title}</h1>
      {data.intro !== '' && <p className="mt-4 max-w-[62ch] text-lg text-text-2">{data.intro}</p>}
      <p className="mt-3 text-base text-text-3">
        Ισχύει από {formatLongDate(data.validFrom)} (έκδοση {data.version})
      </p>
      {!data.isInForce && (
        <div className="mt-4 max-w-[62ch]">
          <Notice>
            Αυτή η έκδοση δεν ισχύει πια. <TextLink href={href({})}>Δείτε όσα ισχύουν σήμερα</TextLink>
          </Notice>
        </div>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-8 border-t-2 border-text pt-8 md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[220px_minmax(0,68ch)_minmax(220px,1fr)]">
        <nav
          aria-label="Περιεχόμενα"
          className="md:sticky md:top-24 md:max-h-[calc(100dvh-120px)] md:self-start md:overflow-y-auto"
        >
          <ol className="list-inside list-decimal text-base text-text-2 marker:text-text-3">
            {data.sections.map(({ id, title: name }) => (
              <li key={id} className="py-1 pointer-coarse:py-2">
                <a href={`#${id}`} className="hover:text-text hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch] space-y-10">
          {data.sections.map(({ id, title: name, html }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-xl">
                {index + 1}. {name}
              </h2>
              <RichText html={html} />
            </section>
          ))}
        </div>
        {data.points.length > 0 && (
          <aside
            aria-labelledby="in-short"
            className="rounded-md bg-sunken p-6 max-lg:order-first max-lg:md:col-span-2 lg:sticky lg:top-24 lg:max-w-90 lg:self-start"
          >
            <h2 id="in-short" className="text-lg">
              Με λίγα λόγια
            </h2>
            <ul className="mt-3 grid gap-2.5 text-base text-text-2">
              {data.points.map((point) => (
                <li key={point} className="border-t border-line pt-2.5">
                  {point}
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </div>
  );
}
