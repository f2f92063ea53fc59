import { useEffect, useRef } from 'react';
import { Notice } from '#ui/components/Notice.tsx';
import { RichText } from '#ui/components/RichText.tsx';
import type { TextPreview as Preview } from '../../contract.ts';

/** A text as it would be shown, and what its fields lack. */
export function TextPreview({ preview }: { preview: Preview }) {
  const { lines, sections, mail, missing } = preview;
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={shown} aria-label="Προεπισκόπηση" className="grid gap-4">
      <h3 className="text-base font-semibold">Προεπισκόπηση</h3>
      {missing.length > 0 && <Notice tone="high">Λείπει: {missing.join(', ')}</Notice>}
      {mail === undefined ? (
        <div className="grid gap-5 rounded-md bg-sunken p-5">
          {lines.length > 0 && (
            <dl className="grid gap-3">
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-sm text-text-3">{label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{text || '—'}</dd>
                </div>
              ))}
            </dl>
          )}
          {sections.map(({ id, title, html }, index) => (
            <div key={id}>
              <h4 className="text-lg">
                {index + 1}. {title}
              </h4>
              <RichText html={html} />
            </div>
          ))}
        </div>
      ) : (
        // Of the shop's origin, which alone may show its pictures; scripts stay forbidden.
        <iframe
          title="Το email"
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail}`}
          className="h-[60vh] w-full rounded-md border border-line bg-white"
        />
      )}
    </section>
  );
}
