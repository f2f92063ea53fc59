import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { ShownQuestion } from '../contract.ts';

export function Questions({ questions }: { questions: readonly ShownQuestion[] }) {
  if (questions.length === 0)
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title="Έχετε απορία;"
        action={<Button href="/contact">Ρωτήστε μας</Button>}
      />
    );
  return (
    <dl className="grid gap-x-14 md:grid-cols-2">
      {questions.map(({ id, question, answer }) => (
        <div key={id} className="border-b border-line py-5">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1.5 text-base whitespace-pre-line text-text-2">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
