import { useBlocker } from '@tanstack/react-router';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Field } from './Field.tsx';
import { Textarea } from './Textarea.tsx';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

type Question = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'onOpenChange' | 'onConfirm' | 'children'
>;

export interface ReasonField {
  label: string;
  optional?: boolean;
  hint?: string;
  maxLength: number;
  /** The default reason, used unless another one is typed. */
  usual?: string;
}

interface Props extends Question, ReasonField {
  /** What is wrong with the reason. */
  error?: string | undefined;
  /** What else is asked, under the reason. */
  further?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation and a reason; a typed reason is discarded only after confirmation. */
export function ReasonDialog({
  label,
  optional,
  hint,
  maxLength,
  usual = '',
  error,
  further,
  onConfirm,
  onClose,
  ...question
}: Props) {
  const [reason, setReason] = useState(usual);
  const [isClosing, setClosing] = useState(false);
  const isTyped = reason !== usual;
  const departure = useBlocker({
    disabled: !isTyped || question.pending === true,
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: () => true,
  });

  function stay() {
    setClosing(false);
    departure.reset?.();
  }
  function leave() {
    onClose();
    departure.proceed?.();
  }

  return (
    <>
      <ConfirmDialog
        {...question}
        open
        onOpenChange={() => (isTyped ? setClosing(true) : onClose())}
        onConfirm={() => onConfirm(reason)}
      >
        <Field label={label} optional={optional} hint={hint} error={error}>
          <Textarea
            size="sm"
            rows={3}
            maxLength={maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {further}
      </ConfirmDialog>
      {(isClosing || departure.status === 'blocked') && <UnsavedQuestion onStay={stay} onLeave={leave} />}
    </>
  );
}
