import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';

interface Props {
  title: string;
  intro: ReactNode;
  /** Between the two buttons: «3 επιλογές». */
  status?: ReactNode;
  onBack?: (() => void) | undefined;
  onNext: () => void;
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  children: ReactNode;
}

/** A step with questions: heading, questions, Back and Next. */
export function StepFrame({ title, intro, status, onBack, onNext, pending, pendingLabel, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onNext();
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <h1 className="text-3xl tracking-display md:text-4xl">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-text-2">{intro}</p>
      <div className="mt-7 grid gap-9">{children}</div>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5">
        {onBack ? (
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft />
            Προηγούμενο
          </Button>
        ) : (
          <span />
        )}
        <p
          role="status"
          className="num text-base text-text-2 max-sm:order-last max-sm:w-full max-sm:text-center"
        >
          {status}
        </p>
        <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
          Επόμενο
          <ArrowRight />
        </Button>
      </div>
    </form>
  );
}
