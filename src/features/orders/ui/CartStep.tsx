import { CartLines } from '../../cart/ui/CartLines.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';

/** What is about to be ordered, still to be changed. */
export function CartStep({ onNext }: { onNext: () => void }) {
  return (
    <StepSection title="Έλεγχος καλαθιού">
      <CartLines />
      <form
        id={stepForm}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      />
    </StepSection>
  );
}
