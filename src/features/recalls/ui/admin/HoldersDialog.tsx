import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { holdersPerPage, type Holder, type RecallState, type StoredRecall } from '../../contract.ts';
import { recallsHref } from '../../recalls-search.ts';
import { recallSubject, useRecallChanges } from './use-recall-changes.ts';

interface Props {
  recall: StoredRecall;
  page: number;
  onClose: () => void;
}

/** Who holds pieces of a recalled product: the e-mail as they get it, one press that tells them, and calls to the rest. */
export function HoldersDialog({ recall, page, onClose }: Props) {
  const { id: recallId, title, holders, untold, byPhone, products } = recall;
  const { recalls } = useApi();
  const [isPreview, setPreview] = useState(false);
  const list = useQuery({
    ...recalls.listHolders.queryOptions({ input: { recallId, page } }),
    placeholderData: keepPreviousData,
  });
  const changes = useRecallChanges();
  const undoable = useUndoables().get(recallSubject(recallId));
  const byMessage = untold - byPhone;
  const onSale = products.filter(({ isOnSale }) => isOnSale);

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={title}
      description={
        holders === 0
          ? 'Κανένα τεμάχιο δεν έχει φύγει από την εταιρεία ή δεν έμεινε σε πελάτη.'
          : `${plural(holders, 'πελάτης έχει', 'πελάτες έχουν')} τεμάχια από ${products.map(({ name }) => name).join(', ')}.`
      }
      footer={<StateButtons recall={recall} changes={changes} />}
    >
      {/* All of it at once: a button may not move under the pointer when the list comes. */}
      <QueryView query={list} className="py-2">
        {({ holders: rows, total }) => (
          <div className="grid gap-4">
            {recall.state === 'open' && onSale.length > 0 && (
              <Notice tone="medium">
                {onSale.map(({ name }) => name).join(', ')}: ακόμη σε πώληση. Κάντε πρόχειρο ό,τι δεν πρέπει
                να πουλιέται.
              </Notice>
            )}
            {undoable ? (
              <UndoLine
                subject={recallSubject(recallId)}
                undoable={undoable}
                of={title}
                className="justify-start!"
              />
            ) : (
              recall.state !== 'withdrawn' &&
              byMessage > 0 && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    data-decision=""
                    pending={changes.tell.isPending}
                    onClick={() => changes.tell.mutate({ recallId })}
                  >
                    <Send />
                    Ενημέρωση: {plural(byMessage, 'πελάτης', 'πελάτες')}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-expanded={isPreview}
                    onClick={() => setPreview(!isPreview)}
                  >
                    {isPreview ? 'Απόκρυψη του email' : 'Πώς θα το διαβάσουν'}
                  </Button>
                </div>
              )
            )}
            {isPreview && <Preview recallId={recallId} />}
            {byPhone > 0 && (
              <p className="text-base text-text-2">
                {plural(byPhone, 'πελάτης δεν έχει', 'πελάτες δεν έχουν')} email: τηλεφωνήστε και σημειώστε το
                εδώ.
              </p>
            )}
            <ul aria-label="Ποιοι το έχουν" className="border-t border-line empty:hidden">
              {rows.map((one) => (
                <HolderRow
                  key={one.customerId}
                  holder={one}
                  isPending={changes.byPhone.isPending}
                  onPhone={(isTold) =>
                    changes.byPhone.mutate({ recallId, customerId: one.customerId, isTold })
                  }
                />
              ))}
            </ul>
            <ListPagination
              page={page}
              pageCount={Math.ceil(total / holdersPerPage)}
              hrefFor={(to) => recallsHref({ holders: recallId, page: to })}
            />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

/** The e-mail as its readers get it. */
function Preview({ recallId }: { recallId: number }) {
  const query = useQuery(useApi().recalls.previewRecall.queryOptions({ input: { recallId } }));
  return (
    <QueryView query={query} className="py-2">
      {({ subject, html }) => (
        <section aria-label="Προεπισκόπηση" className="grid gap-2">
          <p className="text-base">
            <span className="text-text-3">Θέμα:</span> {subject}
          </p>
          <iframe
            title="Το email"
            // Of the shop's origin, which alone may show its pictures; scripts stay forbidden.
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${html}`}
            className="h-[50vh] w-full rounded-md border border-line bg-white"
          />
        </section>
      )}
    </QueryView>
  );
}

interface RowProps {
  holder: Holder;
  isPending: boolean;
  onPhone: (isTold: boolean) => void;
}

function HolderRow({ holder, isPending, onPhone }: RowProps) {
  const { name, companyName, email, phone, orders, toldAt, way } = holder;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 text-base md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{[name, companyName].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere text-text-2">
          {email}
          {phone && <PhoneLink phone={phone} />}
          {!email && !phone && 'Ούτε email ούτε τηλέφωνο'}
        </p>
        <ul className="text-text-2">
          {orders.map(({ id, orderNumber, product, pieces }) => (
            <li key={`${id} ${product}`}>
              <Anchor href={ordersHref({ order: id })} className="code hover:underline">
                {orderNumber}
              </Anchor>
              : {pieces} × {product}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {toldAt === undefined ? (
          <>
            <span className="font-medium text-high-text">Δεν ενημερώθηκε</span>
            <Button
              size="xs"
              variant="outline"
              disabled={isPending}
              aria-label={`Του τηλεφώνησα: ${name}`}
              onClick={() => onPhone(true)}
            >
              Του τηλεφώνησα
            </Button>
          </>
        ) : (
          <>
            <span className="text-ok-text">
              {way === 'phone' ? 'Τηλεφωνικά' : 'Με email'}{' '}
              <span className="num">{formatDate(athensDate(new Date(toldAt)))}</span>
            </span>
            {way === 'phone' && (
              <Button
                size="xs"
                variant="ghost"
                disabled={isPending}
                aria-label={`Δεν του τηλεφώνησα: ${name}`}
                onClick={() => onPhone(false)}
              >
                Αναίρεση
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

interface StateProps {
  recall: StoredRecall;
  changes: ReturnType<typeof useRecallChanges>;
}

/** What closes, withdraws or reopens a recall. */
function StateButtons({ recall: { id: recallId, title, state, untold }, changes }: StateProps) {
  const put = (next: RecallState) => changes.state.mutateAsync({ recallId, state: next });
  const { isPending } = changes.state;
  return (
    <div className="flex w-full flex-wrap justify-end gap-2">
      {state === 'withdrawn' ? (
        <Button size="sm" variant="outline" disabled={isPending} onClick={() => void put('open')}>
          Επαναφορά της ανάκλησης
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          className="text-critical-text!"
          aria-haspopup="dialog"
          onClick={() =>
            confirm({
              title: 'Απόσυρση ανάκλησης;',
              description: `«${title}» παύει να ισχύει: η σελίδα του προϊόντος γράφει ότι αποσύρθηκε σήμερα. Όσοι ενημερώθηκαν δεν ειδοποιούνται.`,
              confirmLabel: 'Απόσυρση',
              action: () => put('withdrawn'),
            })
          }
        >
          Απόσυρση
        </Button>
      )}
      {state === 'open' && (
        <Button size="sm" disabled={isPending || untold > 0} onClick={() => void put('done')}>
          Ολοκληρώθηκε
        </Button>
      )}
      {state === 'done' && (
        <Button size="sm" variant="outline" disabled={isPending} onClick={() => void put('open')}>
          Άνοιγμα ξανά
        </Button>
      )}
    </div>
  );
}
