import type { ReactNode } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { addDays, athensDate, formatDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { parseDecimal } from '#shared/parse-decimal.ts';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import type { OfficeContract } from '../../shown-contract.ts';
import { endForm, pauseForm, priceForm, resumeForm } from '../../decision-forms.ts';
import type { Ending } from '../../enums.ts';
import { periodLabels } from '../../labels.ts';
import { raised } from '../../rules.ts';
import { useContractChanges } from './use-contracts.ts';

export type Decision = 'price' | 'pause' | 'resume' | 'end';

interface Props {
  contract: OfficeContract;
  onClose: () => void;
}

const today = () => athensDate(new Date());

/** The last day that is billed; undefined if none is. */
const billedUntil = ({ bills }: OfficeContract) =>
  bills
    .map(({ to }) => to)
    .toSorted()
    .at(-1);

interface FrameProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  description: ReactNode;
  label: string;
  onSubmit: (values: Output) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

function Frame<Values extends FieldValues, Output>({
  form,
  title,
  description,
  label,
  onSubmit,
  onClose,
  children,
}: FrameProps<Values, Output>) {
  async function submit(values: Output) {
    await onSubmit(values);
    onClose();
  }
  return (
    <Dialog open flush size="sm" onOpenChange={onClose} title={title} description={description}>
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">{children}</div>
        <DialogFooter>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            {label}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Another price from a coming period on, by the percentage that was agreed. */
export function PriceDialog({ contract, onClose }: Props) {
  const { price } = useContractChanges();
  const {
    id: contractId,
    revision: seen,
    priceDays,
    anniversary,
    indexPercent,
    prices,
    periodMonths,
  } = contract;
  const form = useZodForm(priceForm, {
    from: priceDays.includes(anniversary) ? anniversary : (priceDays[0] ?? ''),
    percent: indexPercent === undefined ? '' : decimalText(indexPercent),
  });
  const [from, percent] = useWatch({ control: form.control, name: ['from', 'percent'] });
  const before = prices.findLast((one) => one.from < from) ?? prices[0];
  const typed = typeof percent === 'number' ? percent : parseDecimal(percent ?? '', '%');
  const after =
    before && typed !== null && Math.abs(typed) <= 50
      ? raised(eurosToCents(before.price.net), typed)
      : undefined;
  return (
    <Frame
      form={form}
      title="Νέα τιμή"
      description="Ο πελάτης το μαθαίνει τώρα, πριν ισχύσει. Αρχίζει με μια περίοδο που δεν έχει αρχίσει."
      label="Καταχώριση τιμής"
      onSubmit={(values) => price.mutateAsync({ ...values, contractId, seen })}
      onClose={onClose}
    >
      <FormField form={form} name="from" label="Ισχύει από" required>
        <Select size="sm">
          {priceDays.map((day) => (
            <option key={day} value={day}>
              {formatDate(day)}
              {day === anniversary ? ', επέτειος' : ''}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        form={form}
        name="percent"
        label="Μεταβολή (%)"
        required
        hint="Με μείον για μείωση, π.χ. −5."
      >
        <Input size="sm" inputMode="text" maxLength={10} />
      </FormField>
      {before && (
        <p role="status" className="text-base text-text-2">
          Από {euroText(before.price.net)}
          {after !== undefined && (
            <>
              {' '}
              σε <strong className="num font-semibold text-text">{formatEuro(after)}</strong>
            </>
          )}{' '}
          + ΦΠΑ {periodLabels[periodMonths]}.
        </p>
      )}
    </Frame>
  );
}

export function PauseDialog({ contract, onClose }: Props) {
  const { pause } = useContractChanges();
  const billed = billedUntil(contract);
  const first = [today(), contract.startsOn, billed === undefined ? '' : addDays(billed, 1)]
    .toSorted()
    .at(-1);
  const form = useZodForm(pauseForm, { from: first ?? today(), to: '', reason: '' });
  return (
    <Frame
      form={form}
      title="Παύση"
      description={`Οι ημέρες της δεν χρεώνονται, ούτε αργότερα· οι περίοδοι μένουν όπως είναι.${billed === undefined ? '' : ` Έχει χρεωθεί έως ${formatDate(billed)}.`}`}
      label="Καταχώριση παύσης"
      onSubmit={(values) =>
        pause.mutateAsync({ ...values, contractId: contract.id, seen: contract.revision })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="from" label="Από" required>
          <Input size="sm" type="date" />
        </FormField>
        <FormField form={form} name="to" label="Έως" optional hint="Κενό: έως νεωτέρας.">
          <Input size="sm" type="date" />
        </FormField>
      </div>
      <FormField form={form} name="reason" label="Λόγος" optional>
        <Input size="sm" maxLength={200} />
      </FormField>
    </Frame>
  );
}

export function ResumeDialog({ contract, onClose }: Props) {
  const { resume } = useContractChanges();
  const day = today();
  const pause = contract.pauses.find(({ to }) => to === undefined || to >= day);
  const form = useZodForm(resumeForm, { on: pause && pause.from > day ? pause.from : day });
  return (
    <Frame
      form={form}
      title="Συνέχιση"
      description="Από την ημέρα αυτή χρεώνεται ξανά. Αν είναι πριν από την παύση, η παύση δεν γίνεται."
      label="Συνέχιση"
      onSubmit={({ on }) => resume.mutateAsync({ on, contractId: contract.id, seen: contract.revision })}
      onClose={onClose}
    >
      <FormField form={form} name="on" label="Συνεχίζεται από" required>
        <Input size="sm" type="date" />
      </FormField>
    </Frame>
  );
}

const endingLabels: Record<Ending, string> = {
  cancelled: 'Διακόπτεται πριν από την ώρα του',
  term: 'Λήγει σε μια ημέρα, όπως συμφωνήθηκε',
  open: 'Συνεχίζεται χωρίς λήξη',
};

export function EndDialog({ contract, onClose }: Props) {
  const { end } = useContractChanges();
  const { id: contractId, revision: seen, noticeDays = 0, endsOn, isLastWhole } = contract;
  const form = useZodForm(endForm, {
    ending: endsOn === undefined || contract.endReason !== undefined ? 'cancelled' : 'term',
    endsOn: endsOn ?? addDays(today(), noticeDays),
    isLastWhole,
    reason: '',
  });
  const [ending, day] = useWatch({ control: form.control, name: ['ending', 'endsOn'] });
  const billed = billedUntil(contract);
  const isPaid = billed !== undefined && typeof day === 'string' && billed >= day;
  return (
    <Frame
      form={form}
      title="Λήξη"
      description={
        noticeDays > 0
          ? `Συμφωνημένη προειδοποίηση: ${plural(noticeDays, 'ημέρα', 'ημέρες')} πριν.`
          : contract.customerEmail
            ? 'Ο πελάτης ενημερώνεται.'
            : 'Ο πελάτης δεν έχει email: ενημερώστε τον εσείς.'
      }
      label="Καταχώριση"
      onSubmit={(values) => end.mutateAsync({ ...values, contractId, seen })}
      onClose={onClose}
    >
      <FormField form={form} name="ending" label="Τι γίνεται">
        <Select size="sm">
          {Object.entries(endingLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      {ending !== 'open' && (
        <>
          <FormField form={form} name="endsOn" label="Τελευταία ημέρα" required>
            <Input size="sm" type="date" />
          </FormField>
          {isPaid ? (
            <p className="text-base text-text-2">
              Έχει χρεωθεί έως {formatDate(billed)}: δεν εκδίδεται άλλος λογαριασμός. Ό,τι πληρώθηκε για μετά,
              το επιστρέφετε από την παραγγελία του.
            </p>
          ) : (
            <FormControl form={form} name="isLastWhole">
              <Checkbox>Ολόκληρη η τελευταία περίοδος· αλλιώς χρεώνονται οι ημέρες έως τότε</Checkbox>
            </FormControl>
          )}
          <FormField form={form} name="reason" label="Λόγος" optional>
            <Input size="sm" maxLength={200} />
          </FormField>
        </>
      )}
    </Frame>
  );
}
