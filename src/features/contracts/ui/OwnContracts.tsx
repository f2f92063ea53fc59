import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Price } from '#ui/components/Price.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { isOwing } from '#features/orders/payments/steps.ts';
import { billLabel } from '../bill-text.ts';
import type { OwnContract } from '../shown-contract.ts';
import { periodLabels } from '../labels.ts';
import { amountFrom } from '../price-text.ts';
import { ContractStateBadge } from './ContractStateBadge.tsx';

/** The bills that stand beside a contract at first. */
const shownBills = 3;

/** The contracts of a customer; nothing where there are none. */
export function OwnContracts() {
  const { data = [], error, refetch } = useQuery(useApi().contracts.listOwnContracts.queryOptions());
  useLiveChanges(['contracts']);
  if (error && data.length === 0)
    return (
      <ErrorState
        title="Τα συμβόλαιά σας δεν φορτώθηκαν"
        error={error}
        className="mb-10"
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-contracts" className="mb-10">
      <h2 id="own-contracts" className="text-xl">
        Συμβόλαια
      </h2>
      <ul className="mt-3 border-t border-line">
        {data.map((contract) => (
          <Row key={contract.id} contract={contract} />
        ))}
      </ul>
    </section>
  );
}

function Row({ contract }: { contract: OwnContract }) {
  const {
    title,
    contractNumber,
    state,
    address,
    includes,
    price,
    periodMonths,
    id,
    files,
    lines = [],
  } = contract;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-medium wrap-anywhere">
          {title} <ContractStateBadge state={state} />
        </h3>
        <p className="text-base text-text-2">
          <span className="code">{contractNumber}</span> · {address}
        </p>
        {includes !== undefined && (
          <p className="mt-1 max-w-prose text-base whitespace-pre-line text-text-2">{includes}</p>
        )}
        {files.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-base">
            {files.map((file) => (
              <li key={file.id}>
                <TextLink href={`/api/contracts/${id}/files/${file.id}`} download>
                  {file.name}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {lines.length > 0 && (
          <ul className="mt-2 max-w-prose text-base">
            {lines.map((line) => (
              <li key={`${line.text} ${line.price?.net}`} className="flex justify-between gap-4">
                {line.text}
                {line.price && <Price amount={amountFrom(line.price)} />}
              </li>
            ))}
          </ul>
        )}
        <dl className="mt-3 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-5 gap-y-1 text-base">
          <Facts contract={contract} />
        </dl>
      </div>
      {price && (
        <div className="sm:text-right">
          <Price amount={amountFrom(price)} className="text-lg" />
          <span className="text-sm text-text-3">{periodLabels[periodMonths]}</span>
        </div>
      )}
      <Bills bills={contract.bills} />
    </li>
  );
}

function Facts({ contract }: { contract: OwnContract }) {
  const { startsOn, endsOn, nextBillOn, isDue, nextPrice, visit, pausedFrom, pausedTo, noticeDays, state } =
    contract;
  const isOver = state === 'ended' || state === 'cancelled';
  const next = visit?.bookedOn ?? visit?.dueOn;
  const facts: [string, string | undefined][] = [
    ['Ισχύει', `από ${formatDate(startsOn)}${endsOn === undefined ? '' : ` έως ${formatDate(endsOn)}`}`],
    [
      'Επόμενη επίσκεψη',
      next &&
        (visit?.bookedOn === undefined ? `έως ${formatDate(next)}, θα σας καλέσουμε` : formatDate(next)),
    ],
    [
      'Επόμενος λογαριασμός',
      nextBillOn && `${formatDate(nextBillOn)}${isDue ? ', δεν έχει εκδοθεί ακόμη' : ''}`,
    ],
    ['Νέα τιμή', nextPrice && `${euroText(nextPrice.price.gross)} με ΦΠΑ από ${formatDate(nextPrice.from)}`],
    [
      'Παύση',
      pausedFrom &&
        `από ${formatDate(pausedFrom)} ${pausedTo === undefined ? 'έως νεωτέρας' : `έως ${formatDate(pausedTo)}`}, χωρίς χρέωση`,
    ],
    [
      'Διακοπή',
      noticeDays === undefined || isOver
        ? undefined
        : `με προειδοποίηση ${plural(noticeDays, 'ημέρα', 'ημέρες')}`,
    ],
  ];
  return facts.map(
    ([label, text]) =>
      text !== undefined && (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ),
  );
}

function BillList({ bills }: { bills: OwnContract['bills'] }) {
  return (
    <ul className="grid gap-1">
      {bills.map(({ from, to, orderId, orderNumber, total, paymentState }) => (
        <li key={from} className="flex flex-wrap gap-x-3 text-base">
          <TextLink href={`/order-confirmation/${orderId}`} className="code">
            {orderNumber}
          </TextLink>
          <span className="num text-text-2">
            {formatDate(from)} – {formatDate(to)}
          </span>
          {total !== undefined && <span className="num">{euroText(total)} με ΦΠΑ</span>}
          <span className={isOwing(paymentState) ? 'font-medium' : 'text-text-2'}>
            {billLabel(paymentState).toLowerCase()}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The newest bills, with their documents on the page of each. */
function Bills({ bills }: { bills: OwnContract['bills'] }) {
  if (bills.length === 0) return null;
  const older = bills.slice(shownBills);
  return (
    <div className="sm:col-span-2">
      <h4 className="mb-1 text-sm font-semibold">Λογαριασμοί και παραστατικά</h4>
      <BillList bills={bills.slice(0, shownBills)} />
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-9 cursor-pointer content-center text-base text-primary-text">
            Παλαιότεροι ({older.length})
          </summary>
          <BillList bills={older} />
        </details>
      )}
    </div>
  );
}
