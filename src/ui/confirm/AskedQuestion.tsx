import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { closeQuestion, type Question } from './confirm.ts';

export function AskedQuestion({ question }: { question: Question }) {
  const [pending, setPending] = useState(false);
  const { action, ...texts } = question;
  async function run() {
    setPending(true);
    try {
      await action();
      closeQuestion(question);
    } catch {
      // The mutation has already shown the error.
    }
    setPending(false);
  }
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={() => closeQuestion(question)}
      pending={pending}
      onConfirm={() => void run()}
    />
  );
}
