import { Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import type { PresentedBundle } from '../advice-contract.ts';
import { changesBetween } from '../changes.ts';
import { rangeText } from '../request-text.ts';
import { failedAdviceText } from './use-advice.ts';

const Undo = ({ onUndo }: { onUndo: () => void }) => (
  <Button variant="outline" size="sm" onClick={onUndo}>
    <RotateCcw />
    Αναίρεση
  </Button>
);

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  /** Absent where no answer was changed here. */
  onUndo: (() => void) | undefined;
}

/** Why a changed answer has no advice, beside the one before it. */
export function FailedChangeNote({ error, onRetry, onUndo }: FailedProps) {
  return (
    <div role="alert">
      <Notice
        tone="critical"
        actions={
          <>
            <Button variant="outline" size="sm" onClick={onRetry}>
              <RotateCw />
              Δοκιμάστε ξανά
            </Button>
            {onUndo && <Undo onUndo={onUndo} />}
          </>
        }
      >
        <p className="font-semibold">Η πρόταση δεν υπολογίστηκε ξανά</p>
        <p className="mt-1">{failedAdviceText(error)} Ως τότε βλέπετε την προηγούμενη πρόταση.</p>
      </Notice>
    </div>
  );
}

interface Props {
  before: PresentedBundle;
  after: PresentedBundle;
  onUndo: () => void;
}

const signed = (number: number) => `${number > 0 ? '+' : '−'}${euroText(Math.abs(number))}`;

/** What the changed answer changed: lines added and taken away, total, risk. */
export function ChangeNote({ before, after, onUndo }: Props) {
  const { added, removed, gross, risk } = changesBetween(before, after);
  const isSame = added.length === 0 && removed.length === 0;
  return (
    <div role="status" className="print:hidden">
      <Notice actions={<Undo onUndo={onUndo} />}>
        <p className="font-semibold">{isSame ? 'Τα προϊόντα δεν άλλαξαν' : 'Τι άλλαξε'}</p>
        <ul className="mt-1 grid gap-0.5">
          {added.map(({ productId, name, quantity }) => (
            <li key={productId} className="flex items-start gap-1.5">
              <Plus className="icon-sm mt-[3px] text-ok-text" />
              <span>
                <span className="sr-only">Προστέθηκε: </span>
                <span className="num">{quantity} × </span>
                {name}
              </span>
            </li>
          ))}
          {removed.map(({ productId, name, quantity }) => (
            <li key={productId} className="flex items-start gap-1.5">
              <Minus className="icon-sm mt-[3px] text-critical-text" />
              <span>
                <span className="sr-only">Αφαιρέθηκε: </span>
                <span className="num">{quantity} × </span>
                {name}
              </span>
            </li>
          ))}
        </ul>
        <p className="num mt-1">
          {gross === undefined
            ? `Εκτίμηση: ${rangeText(before.estimate)} → ${rangeText(after.estimate)}`
            : gross === 0
              ? 'Το σύνολο έμεινε ίδιο'
              : `Σύνολο με ΦΠΑ: ${signed(gross)}`}
          {Math.round(risk) !== 0 && ` · Κίνδυνος μετά: ${risk > 0 ? '+' : '−'}${Math.abs(Math.round(risk))}`}
        </p>
      </Notice>
    </div>
  );
}
