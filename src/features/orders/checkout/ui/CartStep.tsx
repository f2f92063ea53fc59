import { CartLines } from '#features/cart/ui/CartLines.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';

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
