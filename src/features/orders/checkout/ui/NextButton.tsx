import { ArrowRight } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import { lastStep, type Checkout } from '../checkout.ts';
import { stepForm } from './step-form.ts';

interface Props {
  state: Checkout;
  missing: string | null;
  isPending: boolean;
  size?: ButtonSize;
  className?: string;
}

/**
 * Continues to the next step, or places the order on the last one. Without the agreement it looks disabled but can be
 * pressed: it then says what is missing.
 */
export function NextButton({ state, missing, isPending, size, className }: Props) {
  if (state.step < lastStep) {
    return (
      <Button type="submit" form={stepForm} size={size} disabled={missing !== null} className={className}>
        Συνέχεια
        <ArrowRight />
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      form={stepForm}
      size={size}
      pending={isPending}
      pendingLabel="Επεξεργασία..."
      aria-disabled={!state.acceptsTerms}
      className={
        state.acceptsTerms
          ? className
          : `${className ?? ''} cursor-not-allowed border-transparent! bg-surface-press! text-text-disabled!`
      }
    >
      Παραγγελία με υποχρέωση πληρωμής
    </Button>
  );
}
