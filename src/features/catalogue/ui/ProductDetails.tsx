import { Check, Minus, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '#ui/components/Notice.tsx';
import type { Product } from '../contract.ts';
import { Chapter } from './Chapter.tsx';

/** A product in words: its description, its features, what speaks for and against it. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, features, pros, cons, legalNote } = product;
  if (description === '' && features.length + pros.length + cons.length === 0 && legalNote === undefined)
    return null;
  return (
    <Chapter title="Περιγραφή">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] print:mt-1 print:grid-cols-[1.6fr_1fr] print:gap-4 print:text-sm">
        <div className="grid content-start gap-6 print:gap-2">
          {description !== '' && (
            <p className="max-w-[58ch] text-lg leading-relaxed whitespace-pre-line text-text-2 print:text-sm">
              {description}
            </p>
          )}
          {pros.length + cons.length > 0 && (
            <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
              <Points title="Υπέρ" texts={pros} icon={tick} />
              <Points title="Κατά" texts={cons} icon={<Minus className="icon-sm mt-1 text-text-2" />} />
            </div>
          )}
          {legalNote !== undefined && <Notice icon={<Scale />}>{legalNote}</Notice>}
        </div>
        <Points title="Δυνατότητες" texts={features.map(({ name }) => name)} icon={tick} />
      </div>
    </Chapter>
  );
}

const tick = <Check className="icon-sm mt-1 text-ok-text" />;

/** A short list under its heading; nothing without texts. */
function Points({ title, texts, icon }: { title: string; texts: readonly string[]; icon: ReactNode }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className="text-base font-medium text-text-2">{title}</h3>
      <ul className="mt-2 grid gap-2 print:mt-1 print:gap-0.5">
        {texts.map((text) => (
          <li key={text} className="flex gap-2.5">
            {icon}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
