import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Table } from '#ui/components/Table.tsx';
import type { AnswerTimes } from '../../report-contract.ts';
import { minutesText } from '../../report-texts.ts';

export function AnswersPanel({ period }: { period: { from: string; to: string } }) {
  const answers = useQuery({
    ...useApi().admin.getAnswerTimes.queryOptions({ input: period }),
    staleTime: 0,
  });
  return (
    <Panel title="Χρόνος πρώτης απάντησης" flush className="[&_tbody>tr:last-child>*]:border-b-0">
      <QueryView query={answers} skeleton={['h-40']}>
        {({ messages, chats }) => (
          <Table caption="Χρόνος πρώτης απάντησης">
            <thead>
              <tr>
                <th scope="col">Από</th>
                <th scope="col" className="num">
                  Απαντήθηκαν
                </th>
                <th scope="col" className="num">
                  Οι μισές σε
                </th>
                <th scope="col" className="num">
                  Οι 9 στις 10 σε
                </th>
              </tr>
            </thead>
            <tbody>
              <Line name="Μηνύματα" times={messages} />
              <Line name="Συνομιλίες με άνθρωπο" times={chats} />
            </tbody>
          </Table>
        )}
      </QueryView>
      <p className="border-t border-line bg-sunken px-5 py-3 text-sm text-text-2 max-sm:px-4">
        Ως την πρώτη απάντηση, και τις ώρες που είναι κλειστά. Όσα δεν απαντήθηκαν ακόμη δεν μετρούν στον
        χρόνο.
      </p>
    </Panel>
  );
}

function Line({ name, times: { received, answered, median, ninety } }: { name: string; times: AnswerTimes }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">
        {answered} από {received}
      </td>
      <td className="num">{median === undefined ? '–' : minutesText(median)}</td>
      <td className="num">{ninety === undefined ? '–' : minutesText(ninety)}</td>
    </tr>
  );
}
