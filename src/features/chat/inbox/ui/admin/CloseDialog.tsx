import { useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedQuestion } from '#ui/form/UnsavedQuestion.tsx';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { closeReasons } from '../../../enums.ts';
import type { CloseReason } from '../../contract.ts';
import { closeReasonLabels } from '../../../labels.ts';

interface Props {
  person: string;
  isPending: boolean;
  onConfirm: (reason: CloseReason, note: string) => void;
  onClose: () => void;
}

/** Asks why a conversation is closed; a typed note is discarded only after confirmation. */
export function CloseDialog({ person, isPending, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState<CloseReason>('solved');
  const [note, setNote] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <ConfirmDialog
        open
        tone="primary"
        onOpenChange={() => (note.trim() === '' ? onClose() : setLeaving(true))}
        title="Κλείσιμο συνομιλίας"
        description={`${person}: ο πελάτης μπορεί να αξιολογήσει τη συνομιλία και να αρχίσει νέα.`}
        confirmLabel="Κλείσιμο"
        pending={isPending}
        onConfirm={() => onConfirm(reason, note)}
      >
        <RadioCards
          legend="Λόγος"
          legendHidden
          value={reason}
          onValueChange={(value) => setReason(closeReasons.find((one) => one === value) ?? 'solved')}
        >
          {closeReasons.map((one) => (
            <RadioCard key={one} value={one} title={closeReasonLabels[one]} />
          ))}
        </RadioCards>
        <Field label="Σημείωση για την ομάδα" optional className="mt-4">
          <Textarea
            size="sm"
            rows={2}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </ConfirmDialog>
      {isLeaving && <UnsavedQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}
