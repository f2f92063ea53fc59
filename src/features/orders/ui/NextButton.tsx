import { ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import type { ButtonSize } from '../../../ui/pieces/button-style.ts';
import { lastStep, type Checkout } from '../checkout.ts';
import { stepForm } from './step-form.ts';

interface Props {
  state: Checkout;
  /** What the open step still lacks. */
  missing: string | null;
  isPending: boolean;
  size?: ButtonSize;
  className?: string;
}

/** Goes on, or on the last step orders. Without the agreement it only looks disabled: pressed, it says what it waits for. */
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
      className={state.acceptsTerms ? className : `${className ?? ''} cursor-not-allowed opacity-55`}
    >
      Παραγγελία με υποχρέωση πληρωμής
    </Button>
  );
}
