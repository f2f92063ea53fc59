import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { ReasonDialog } from '../form/ReasonDialog.tsx';
import { closeQuestion, type Question } from './confirm.ts';

export function AskedQuestion({ question }: { question: Question }) {
  const [pending, setPending] = useState(false);
  const { action, reason, ...texts } = question;
  const close = () => closeQuestion(question);
  async function run(given = '') {
    setPending(true);
    try {
      await action(given);
      close();
    } catch {
      // The mutation has already shown the error.
    }
    setPending(false);
  }
  const shared = { ...texts, pending };
  return reason ? (
    <ReasonDialog {...shared} {...reason} onConfirm={(given) => void run(given)} onClose={close} />
  ) : (
    <ConfirmDialog {...shared} open onOpenChange={close} onConfirm={() => void run()} />
  );
}
