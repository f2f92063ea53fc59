import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, PackageSearch } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { purchasingHref, type PurchasingSearch } from '../../../purchasing-search.ts';
import { countLinesPerPage, type StockCount } from '../../contract.ts';
import { CountLines } from './CountLines.tsx';
import { CountState } from './CountsAdmin.tsx';
import { useCountChanges } from './use-counts.ts';

interface Props {
  id: string;
  search: PurchasingSearch;
  onSearch: (search: PurchasingSearch) => void;
}

/** A count: what should lie on the shelf, what was counted, and what the differences come to. */
export function CountPage({ id, search, onSearch }: Props) {
  const { purchasing } = useApi();
  const { page = 1, show } = search;
  const count = useQuery(purchasing.getCount.queryOptions({ input: { countId: id } }));
  const lines = useQuery({
    ...purchasing.listCountLines.queryOptions({ input: { countId: id, search: search.search, show, page } }),
    placeholderData: keepPreviousData,
  });
  const tab = (to: PurchasingSearch['show'], label: string, number: number | undefined) => ({
    href: purchasingHref({ view: 'counts', of: id, show: to, search: search.search }),
    label,
    // The sums are of the whole count.
    count: search.search === undefined ? number : undefined,
    current: show === to,
  });
  const { data } = count;
  return (
    <>
      <TextLink href={purchasingHref({ view: 'counts' })}>Όλες οι απογραφές</TextLink>
      <QueryView query={count} skeleton={['h-40']} className="mt-3">
        {(shown) => <Head count={shown} onRemoved={() => onSearch({ view: 'counts' })} />}
      </QueryView>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Γραμμές της απογραφής"
          tabs={[
            tab(undefined, 'Όλες', data?.lines),
            tab('open', 'Δεν μετρήθηκαν', data && data.lines - data.counted),
            tab('differences', 'Διαφορές', data?.differences),
          ]}
        />
        <SearchField
          label="Αναζήτηση προϊόντος"
          placeholder="Όνομα, κωδικός ή EAN"
          value={search.search ?? ''}
          onChange={(text) => onSearch({ ...search, page: undefined, search: text || undefined })}
        />
      </div>
      <Panel flush className="mt-4">
        <QueryView query={lines}>
          {({ lines: rows }) =>
            rows.length === 0 ? (
              <EmptyState icon={<PackageSearch />} title="Καμία γραμμή εδώ" className="px-5" />
            ) : (
              <CountLines
                countId={id}
                rows={rows}
                isOpen={data !== undefined && data.appliedAt === undefined}
              />
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={page}
        pageCount={Math.ceil((lines.data?.total ?? 0) / countLinesPerPage)}
        hrefFor={(to) => purchasingHref({ ...search, page: to })}
        className="mt-4"
      />
    </>
  );
}

function Head({ count, onRemoved }: { count: StockCount; onRemoved: () => void }) {
  const { id, number, title, startedAt, person, appliedAt, appliedBy, undoneAt, undoneBy } = count;
  const { lines, counted, differences, withoutReason, worth, worthOf, short } = count;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold wrap-anywhere">
            {title} <CountState {...count} />
          </h2>
          <p className="num text-sm text-text-2">
            Απογραφή {number}, άρχισε {formatDateTime(new Date(startedAt))}, {person}
            {appliedAt !== undefined && ` · εφαρμόστηκε ${formatDateTime(new Date(appliedAt))}, ${appliedBy}`}
            {undoneAt !== undefined && ` · αναιρέθηκε ${formatDateTime(new Date(undoneAt))}, ${undoneBy}`}
          </p>
        </div>
        <Actions count={count} onRemoved={onRemoved} />
      </div>
      <Stats boxed className="mt-4">
        <StatCard label="Μετρήθηκαν" value={`${counted} από ${lines}`} note="προϊόντα" />
        <StatCard
          label="Διαφορές"
          value={differences}
          note={withoutReason > 0 ? `${withoutReason} χωρίς λόγο` : 'με λόγο όλες'}
        />
        <StatCard
          label="Αξία διαφορών"
          value={worthOf === 0 ? '–' : euroText(worth)}
          note={
            differences === 0
              ? 'σε τιμές αγοράς'
              : worthOf < differences
                ? `σε τιμές αγοράς, που ξέρουμε για ${worthOf} από ${differences}`
                : 'σε τιμές αγοράς'
          }
        />
      </Stats>
      {short > 0 && undoneAt === undefined && (
        <Notice tone="high" className="mt-4">
          Έχουν πουληθεί {plural(short, 'τεμάχιο που δεν βρέθηκε', 'τεμάχια που δεν βρέθηκαν')} στο ράφι.
          Δείτε τις διαφορές και ενημερώστε τις παραγγελίες που τα περιμένουν.
        </Notice>
      )}
      {id && appliedAt === undefined && (
        <p className="mt-3 text-sm text-text-2">
          Στο ράφι πρέπει να βρεθούν τα ελεύθερα τεμάχια και όσα κρατούν παραγγελίες που δεν είχαν φύγει όταν
          άρχισε η απογραφή.
        </p>
      )}
    </>
  );
}

function Actions({ count, onRemoved }: { count: StockCount; onRemoved: () => void }) {
  const { apply, undo, remove } = useCountChanges();
  const { id: countId, appliedAt, undoneAt, counted, lines, differences, revision } = count;
  if (undoneAt !== undefined) return null;
  if (appliedAt !== undefined)
    return (
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          confirm({
            title: 'Αναίρεση της απογραφής;',
            description: 'Οι διαφορές φεύγουν από το απόθεμα. Ό,τι πουλήθηκε ή παραλήφθηκε από τότε μένει.',
            confirmLabel: 'Αναίρεση απογραφής',
            action: () => undo.mutateAsync({ countId }),
          })
        }
      >
        Αναίρεση απογραφής
      </Button>
    );
  const left = lines - counted;
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" variant="ghost" href={`/api/admin/export/stock-counts/${countId}`} download>
        <Download />
        CSV
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          confirm({
            title: 'Διαγραφή της απογραφής;',
            description:
              counted > 0
                ? `Χάνονται όσα καταχωρίστηκαν: ${plural(counted, 'προϊόν', 'προϊόντα')}. Το απόθεμα δεν αλλάζει.`
                : 'Το απόθεμα δεν αλλάζει.',
            confirmLabel: 'Διαγραφή',
            action: async () => {
              await remove.mutateAsync({ countId });
              onRemoved();
            },
          })
        }
      >
        Διαγραφή
      </Button>
      <Button
        size="sm"
        disabled={counted === 0}
        onClick={() =>
          confirm({
            title: 'Εφαρμογή της απογραφής;',
            description: [
              differences === 0
                ? 'Δεν υπάρχουν διαφορές: το απόθεμα μένει όπως είναι.'
                : `Το απόθεμα αλλάζει σε ${plural(differences, 'προϊόν', 'προϊόντα')}, κατά τη διαφορά.`,
              left > 0 &&
                `${plural(left, 'προϊόν δεν μετρήθηκε και μένει', 'προϊόντα δεν μετρήθηκαν και μένουν')} όπως είναι.`,
            ]
              .filter(Boolean)
              .join(' '),
            confirmLabel: 'Εφαρμογή',
            action: () => apply.mutateAsync({ countId, seen: revision }),
          })
        }
      >
        Εφαρμογή
      </Button>
    </span>
  );
}
