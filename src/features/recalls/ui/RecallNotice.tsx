import { useQuery } from '@tanstack/react-query';
import { formatDate, athensDate } from '#shared/dates.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { useApi } from '#ui/page/api.ts';
import type { ShownRecall } from '../contract.ts';

const dayOf = (instant: string) => formatDate(athensDate(new Date(instant)));

/** The recalls of a product, before everything else on its page; one that was withdrawn says since when. */
export function RecallNotice({ productId }: { productId: number }) {
  const { data = [] } = useQuery({
    ...useApi().recalls.listProductRecalls.queryOptions({ input: { id: productId } }),
    retryOnMount: false,
  });
  if (data.length === 0) return null;
  return (
    <div className="mb-5 grid gap-2.5 print:mb-3">
      {data.map((recall) => (
        <Recall key={recall.id} recall={recall} />
      ))}
    </div>
  );
}

function Recall({ recall }: { recall: ShownRecall }) {
  const { title, pieces, hazard, remedy, contact, createdAt, withdrawnAt } = recall;
  if (withdrawnAt !== undefined)
    return (
      <p className="text-base text-text-2">
        Η ανάκληση «{title}» της {dayOf(createdAt)} αποσύρθηκε στις {dayOf(withdrawnAt)}.
      </p>
    );
  const facts = [
    ['Ποια τεμάχια', pieces ?? 'Όλα όσα έχουν πουληθεί'],
    ['Τι συμβαίνει', hazard],
    ['Τι πρέπει να κάνετε', remedy],
    ['Πού απευθύνεστε', contact],
  ] as const;
  return (
    <Notice tone="critical" className="items-start print:border print:border-text">
      <section aria-label={`Ανάκληση για λόγους ασφάλειας: ${title}`}>
        <h2 className="text-lg leading-snug font-semibold">Ανάκληση για λόγους ασφάλειας: {title}</h2>
        <p className="text-sm text-text-2">Από {dayOf(createdAt)}</p>
        <dl className="mt-2 grid max-w-[80ch] gap-x-6 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="font-medium">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Notice>
  );
}
