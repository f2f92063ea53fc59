import { ChevronDown } from 'lucide-react';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Product } from '../contract.ts';
import { questionsOf } from '../questions.ts';
import { Chapter } from './Chapter.tsx';

/** What people ask before they buy, answered from the product's data, and where to ask anything else. */
export function Questions({ product }: { product: Product }) {
  return (
    <Chapter
      title="Ερωτήσεις"
      className="print:hidden"
      intro={
        <TextLink
          arrow
          href={`/contact?subject=${encodeURIComponent(`Ερώτηση: ${product.name}`.slice(0, 200))}`}
        >
          Ρωτήστε έναν μηχανικό μας
        </TextLink>
      }
    >
      {questionsOf(product).map(({ question, answer }) => (
        <details key={question} className="group border-b border-line first:border-t lg:first:border-t-0">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="icon-sm transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-[70ch] pb-4 text-text-2">{answer}</p>
        </details>
      ))}
    </Chapter>
  );
}
