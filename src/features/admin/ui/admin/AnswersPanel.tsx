import { isOn } from '#shared/switches.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import type { AnswerTimes } from '../../report-contract.ts';
import { minutesText } from '../../report-texts.ts';
import { DataTable, type Column } from '#ui/components/DataTable.tsx';

const minutes = (time: number | undefined) => (time === undefined ? '–' : minutesText(time));

const columns: readonly Column<{ name: string; times: AnswerTimes }>[] = [
  { title: 'Από', namesRow: true, cell: ({ name }) => name },
  {
    title: 'Απαντήθηκαν',
    className: 'num',
    cell: ({ times: { answered, received } }) => `${answered} από ${received}`,
  },
  { title: 'Οι μισές σε', className: 'num', cell: ({ times }) => minutes(times.median) },
  { title: 'Οι 9 στις 10 σε', className: 'num', cell: ({ times }) => minutes(times.ninety) },
];

export function AnswersPanel({ period }: { period: { from: string; to: string } }) {
  const answers = useQuery({
    ...useApi().admin.getAnswerTimes.queryOptions({ input: period }),
    staleTime: 0,
  });
  return (
    <Panel title="Χρόνος πρώτης απάντησης" flush>
      <QueryView query={answers} skeleton={['h-40']}>
        {({ messages, chats }) => (
          <DataTable
            caption="Χρόνος πρώτης απάντησης"
            columns={columns}
            rows={[
              { name: 'Μηνύματα', times: messages },
              ...(isOn('chat') || chats.received > 0
                ? [{ name: 'Συνομιλίες με άνθρωπο', times: chats }]
                : []),
            ]}
            keyOf={({ name }) => name}
          />
        )}
      </QueryView>
      <p className="border-t border-line bg-sunken px-5 py-3 text-sm text-text-2 max-sm:px-4">
        Ως την πρώτη απάντηση, και τις ώρες που είναι κλειστά. Όσα δεν απαντήθηκαν ακόμη δεν μετρούν στον
        χρόνο.
      </p>
    </Panel>
  );
}
