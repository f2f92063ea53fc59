import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Check } from 'lucide-react';
import type { Billed, DueBill } from '../../shown-contract.ts';
import { maxBillsAtOnce } from '../../limits.ts';
import { useRefreshContracts } from './use-contracts.ts';

const keyOf = ({ contractId, from }: { contractId: string; from: string }) => `${contractId} ${from}`;

/** All bills of contracts that are due: whose, for which days, how much. One press makes those that are ticked. */
export function DueBills({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...useApi().contracts.listDueBills.queryOptions(), staleTime: 0 });
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title="Έκδοση οφειλών"
      description="Κάθε λογαριασμός γίνεται παραγγελία επί πιστώσει. Ο πελάτης ενημερώνεται με email, αν έχει, και η περίοδος δεν χρεώνεται δεύτερη φορά."
    >
      <QueryView query={query}>{(due) => <Bills due={due} onClose={onClose} />}</QueryView>
    </Dialog>
  );
}

interface Props {
  due: { bills: DueBill[]; total: number };
  onClose: () => void;
}

function Bills({ due, onClose }: Props) {
  // What was due when the dialog opened: it stays on the screen with what became of it.
  const [bills] = useState(due.bills);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, Billed>>(new Map());
  const [done, setDone] = useState<number>();
  const refresh = useRefreshContracts();
  const { mutateAsync } = useMutation(
    useApi().contracts.makeBills.mutationOptions({ meta: { title: 'Οι λογαριασμοί δεν εκδόθηκαν' } }),
  );
  const isMade = (bill: DueBill) => results.get(keyOf(bill))?.orderNumber !== undefined;
  const open = bills.filter((bill) => !isMade(bill));
  const chosen = open.filter((bill) => !left.has(keyOf(bill)));
  const sumCents = chosen.reduce((sum, { price }) => sum + eurosToCents(price.gross), 0);
  const isPending = done !== undefined;
  const made = bills.length - open.length;

  async function make() {
    try {
      for (let at = 0; at < chosen.length; at += maxBillsAtOnce) {
        setDone(at);
        const some = chosen.slice(at, at + maxBillsAtOnce);
        const answer = await mutateAsync({
          bills: some.map(({ contractId, from, to, price }) => ({
            contractId,
            from,
            to,
            total: price.gross,
          })),
        });
        setResults(
          (before) => new Map([...before, ...answer.results.map((one) => [keyOf(one), one] as const)]),
        );
      }
    } catch {
      // The mutation said why; what was made is marked.
    } finally {
      setDone(undefined);
      void refresh();
    }
  }

  if (bills.length === 0) {
    return (
      <EmptyState icon={<Check />} title="Δεν οφείλεται κανένας λογαριασμός" className="px-5">
        Όταν αρχίσει ή τελειώσει η επόμενη περίοδος ενός συμβολαίου, θα φανεί εδώ.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Λογαριασμοί που οφείλονται">
        {bills.map((bill) => (
          <Row
            key={keyOf(bill)}
            bill={bill}
            result={results.get(keyOf(bill))}
            isChosen={!left.has(keyOf(bill))}
            isPending={isPending}
            onChoose={(isChosen) =>
              setLeft((before) => {
                const after = new Set(before);
                if (isChosen) after.delete(keyOf(bill));
                else after.add(keyOf(bill));
                return after;
              })
            }
          />
        ))}
      </ul>
      {due.total > bills.length && (
        <p className="px-5 py-3 text-sm text-text-2">
          Φαίνονται οι πρώτοι {bills.length} από {due.total}. Οι υπόλοιποι έρχονται μετά.
        </p>
      )}
      <DialogFooter sticky className="justify-between!">
        <p role="status" className="text-base">
          {isPending ? (
            `Εκδίδονται ${done} από ${chosen.length}…`
          ) : open.length === 0 ? (
            `${plural(made, 'λογαριασμός εκδόθηκε', 'λογαριασμοί εκδόθηκαν')}.`
          ) : (
            <>
              {plural(chosen.length, 'λογαριασμός', 'λογαριασμοί')},{' '}
              <strong className="num font-semibold">{formatEuro(sumCents)}</strong> με ΦΠΑ
            </>
          )}
        </p>
        {isPending && (
          <Progress
            value={done}
            max={chosen.length}
            label="Έκδοση λογαριασμών"
            className="order-last w-full"
          />
        )}
        <span className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Κλείσιμο
          </Button>
          {open.length > 0 && (
            <Button
              size="sm"
              disabled={chosen.length === 0}
              pending={isPending}
              pendingLabel="Εκδίδονται..."
              onClick={() => void make()}
            >
              Έκδοση {plural(chosen.length, 'λογαριασμού', 'λογαριασμών')}
            </Button>
          )}
        </span>
      </DialogFooter>
    </>
  );
}

interface RowProps {
  bill: DueBill;
  result: Billed | undefined;
  isChosen: boolean;
  isPending: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Row({ bill, result, isChosen, isPending, onChoose }: RowProps) {
  const { customerName, title, from, to, price, dueOn, isWhole, lacks, mustCall } = bill;
  const isMade = result?.orderNumber !== undefined;
  return (
    <li className="flex items-start gap-x-3.5 border-b border-line px-4.5 py-3 md:px-6">
      {isMade ? (
        <Check aria-hidden="true" className="icon mt-2 text-ok-text" />
      ) : (
        <Checkbox
          aria-label={`${customerName}, ${formatDate(from)} – ${formatDate(to)}`}
          checked={isChosen}
          disabled={isPending}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-2.5"
        />
      )}
      <div className="min-w-0 flex-1 text-base">
        <p className="font-medium wrap-anywhere">{customerName}</p>
        <p className="text-sm wrap-anywhere text-text-2">
          {title} ·{' '}
          <span className="num">
            {formatDate(from)} – {formatDate(to)}
          </span>
          {!isWhole && ' · μέρος της περιόδου'}
        </p>
        <p className="text-sm text-text-3">
          Οφείλεται από <span className="num">{formatDate(dueOn)}</span>
          {mustCall && ' · χωρίς email, ενημερώστε τον εσείς'}
        </p>
        {isMade && (
          <p className="text-sm text-ok-text">
            Εκδόθηκε: <span className="code">{result.orderNumber}</span>
          </p>
        )}
        {lacks !== undefined && !isMade && (
          <Notice tone="medium" className="mt-2">
            {lacks} Ως τότε ο λογαριασμός είναι για απόδειξη.
          </Notice>
        )}
        {result?.refusal !== undefined && (
          <Notice tone="critical" className="mt-2">
            {result.refusal}
          </Notice>
        )}
      </div>
      <p className="num pt-0.5 text-right text-base font-medium whitespace-nowrap">
        {euroText(price.gross)}
        <span className="block text-xs font-normal text-text-3">{euroText(price.net)} + ΦΠΑ</span>
      </p>
    </li>
  );
}
