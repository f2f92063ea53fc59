import { Check } from 'lucide-react';
import { useId } from 'react';
import { company } from '#shared/company.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { Price } from '#ui/components/Price.tsx';
import type { Product } from '../contract.ts';

interface Props {
  product: Product;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

const included = [
  ['licensedTechnicians', 'Αδειοδοτημένοι τεχνικοί'],
  ['warrantedInstallation', 'Εγγύηση εγκατάστασης'],
  ['freeSupport', 'Δωρεάν τεχνική υποστήριξη'],
] as const;

/** Installation by the company's technicians, as a panel with a checkbox. */
export function InstallationOption({ product, checked, onCheckedChange }: Props) {
  const { installationPrice = 0, installationNote } = product;
  const titleId = useId();
  const { promises } = company();
  const note = installationNote || 'Επαγγελματική εγκατάσταση από τεχνικούς μας.';
  return (
    <label
      aria-labelledby={titleId}
      className="grid grid-cols-[auto_1fr] gap-x-4 rounded-md border border-line-strong p-4 transition-colors hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="checkbox"
        className="tick print:hidden"
        aria-labelledby={titleId}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <span className="grid">
        <span id={titleId} className="flex flex-wrap justify-between gap-x-4">
          <b className="font-semibold">Με εγκατάσταση</b>
          <span className="sm:text-right">
            {installationPrice > 0 ? <Price amount={amountOf(eurosToCents(installationPrice))} /> : 'Δωρεάν'}
          </span>
        </span>
        <span className="mt-0.5 text-base text-text-2">{note}</span>
        <span className="mt-2.5 grid gap-1.5 text-base print:hidden">
          {included.map(
            ([promise, text]) =>
              promises[promise] && (
                <span key={text} className="flex gap-2.5">
                  <Check className="icon-sm mt-0.5 text-ok-text" />
                  {text}
                </span>
              ),
          )}
        </span>
      </span>
    </label>
  );
}
