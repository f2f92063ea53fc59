import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { company } from '#shared/company.ts';
import { formatShortDay } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { formatEuro } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { shownTotals } from '#features/orders/totals.ts';
import { maxVisitDays } from '../../limits.ts';
import type { OfferForm, TypedOffer } from './use-offer-form.ts';

interface Props {
  form: OfferForm;
  typed: TypedOffer;
}

/** The days that the customer may wish for the visit. */
function VisitDays({ form }: { form: OfferForm }) {
  const days = useWatch({ control: form.control, name: 'content.visitDays' }) ?? [];
  const set = (next: string[]) =>
    form.setValue('content.visitDays', [...new Set(next)].toSorted(), { shouldDirty: true });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Field label="Ημέρες για την επίσκεψη" optional>
        <Input
          size="sm"
          type="date"
          value=""
          disabled={days.length >= maxVisitDays}
          onChange={({ target }) => target.value && set([...days, target.value])}
        />
      </Field>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {days.map((day) => (
          <li key={day}>
            <Button
              size="xs"
              variant="outline"
              aria-label={`Αφαίρεση: ${formatShortDay(day)}`}
              onClick={() => set(days.filter((one) => one !== day))}
            >
              {formatShortDay(day)}
              <X />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The amounts of an offer, what it leaves, and its terms. */
export function OfferMoney({ form, typed: { totals, margin, depositCents } }: Props) {
  const { total, discount, shipping } = shownTotals(totals);
  const depositIn = useWatch({ control: form.control, name: 'content.depositIn' });
  const given = useWatch({ control: form.control, name: 'content.discount' });
  return (
    <Panel title="Ποσά και όροι">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-base [&_dt]:text-text-2">
        <dt>Σύνολο με ΦΠΑ</dt>
        <dd className="num text-right text-lg font-semibold">{formatEuro(total.gross)}</dd>
        <dt>Χωρίς ΦΠΑ</dt>
        <dd className="num text-right">{formatEuro(total.net)}</dd>
        {shipping.net > 0 && (
          <>
            <dt>Παράδοση</dt>
            <dd className="num text-right">{formatEuro(shipping.net)}</dd>
          </>
        )}
        {discount.gross > 0 && (
          <>
            <dt>Έκπτωση</dt>
            <dd className="num text-right">−{formatEuro(discount.gross)}</dd>
          </>
        )}
        {depositCents > 0 && (
          <>
            <dt>Προκαταβολή</dt>
            <dd className="num text-right">{formatEuro(depositCents)}</dd>
          </>
        )}
        <dt className="border-t border-line pt-2">Κέρδος, μόνο για εμάς</dt>
        <dd className="num border-t border-line pt-2 text-right font-semibold">
          {margin.percent === undefined
            ? '–'
            : `${formatEuro(margin.marginCents)} · ${decimalText(margin.percent)}%`}
        </dd>
        {margin.unknown > 0 && (
          <dd className="col-span-2 text-sm text-text-2">
            {margin.unknown === 1
              ? 'Μία γραμμή χωρίς τιμή αγοράς δεν μετρά.'
              : `${margin.unknown} γραμμές χωρίς τιμή αγοράς δεν μετρούν.`}
          </dd>
        )}
      </dl>
      <VisitDays form={form} />
      <div className="mt-4 grid grid-cols-2 items-start gap-3 border-t border-line pt-4">
        <FormField form={form} name="content.validUntil" label="Ισχύει έως" className="col-span-2">
          <Input size="sm" type="date" />
        </FormField>
        <FormField form={form} name="content.depositIn" label="Προκαταβολή">
          <Select size="sm">
            <option value="none">Καμία</option>
            <option value="percent">Ποσοστό</option>
            <option value="euro">Ποσό με ΦΠΑ</option>
          </Select>
        </FormField>
        {depositIn !== 'none' && (
          <FormField form={form} name="content.deposit" label={depositIn === 'percent' ? '%' : '€'}>
            <Input size="sm" className="num" inputMode="decimal" maxLength={20} />
          </FormField>
        )}
        <FormField form={form} name="content.shippingMethod" label="Παράδοση" className="col-span-2">
          <Select size="sm">
            {company().deliveries.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField form={form} name="content.discount" label="Έκπτωση στο σύνολο">
          <Input size="sm" className="num" inputMode="decimal" maxLength={20} placeholder="0" />
        </FormField>
        <FormField form={form} name="content.discountIn" label="σε">
          <Select size="sm">
            <option value="percent">%</option>
            <option value="euro">€ με ΦΠΑ</option>
          </Select>
        </FormField>
        {Boolean(given) && (
          <FormField
            form={form}
            name="content.discountReason"
            label="Λόγος της έκπτωσης"
            className="col-span-2"
          >
            <Input size="sm" maxLength={200} />
          </FormField>
        )}
      </div>
    </Panel>
  );
}
