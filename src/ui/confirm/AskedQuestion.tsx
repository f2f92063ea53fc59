import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { ReasonDialog } from '../form/ReasonDialog.tsx';
import { closeQuestion, type Question } from './confirm.ts';

export function AskedQuestion({ question }: { question: Question }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { action, reason, ...texts } = question;
  const close = () => closeQuestion(question);
  async function run(given = '') {
    setPending(true);
    try {
      await action(given);
      close();
    } catch (error) {
      // What the field of a reason does not show, the mutation has already shown.
      if (error instanceof ORPCError) setFault(Object.values<string>(error.data?.fields ?? {})[0]);
    }
    setPending(false);
  }
  const shared = { ...texts, pending };
  return reason ? (
    <ReasonDialog
      {...shared}
      {...reason}
      error={fault}
      onConfirm={(given) => void run(given)}
      onClose={close}
    />
  ) : (
    <ConfirmDialog {...shared} open onOpenChange={close} onConfirm={() => void run()} />
  );
}
