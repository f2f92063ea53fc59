import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import { overrulable, type Overrulable } from '../../enums.ts';

/** What the server refused and the office may overrule, with the server's sentence. */
export type Refused = { code: Overrulable; message: string };

/** A refusal that the office may overrule; undefined for any other error. */
export function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const code = overrulable.find((one) => one === error.code);
  return code && { code, message: error.message };
}

const questions: Record<Overrulable, (message: string) => { title: string; description: string }> = {
  CLOSED: () => ({
    title: 'Ραντεβού ενώ είμαστε κλειστά;',
    description: 'Την ημέρα αυτή είμαστε κλειστά.',
  }),
  OUTSIDE_HOURS: (message) => ({ title: 'Ραντεβού εκτός ωραρίου;', description: message }),
  SLOT_TAKEN: (message) => ({
    title: 'Πάνω σε γεμάτη ώρα;',
    description: `${message} Θα μείνει χωρίς συνεργείο, ώσπου να ορίσετε ποιος πηγαίνει.`,
  }),
  BEFORE_GOODS: () => ({
    title: 'Ραντεβού πριν έρθουν τα προϊόντα;',
    description: 'Την ημέρα αυτή τα προϊόντα της παραγγελίας δεν αναμένεται να έχουν έρθει.',
  }),
};

interface Props {
  refused: Refused;
  /** With why it is overruled. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks whether opening hours, full hours or the arrival of the goods are overruled knowingly, and names which. */
export function OverruleDialog({ refused: { code, message }, onConfirm, onClose }: Props) {
  const { title, description } = questions[code](message);
  const [error, setError] = useState<string>();
  return (
    <ReasonDialog
      title={title}
      description={`${description} Αν κλειστεί έτσι, το γράφει το ιστορικό του.`}
      label="Γιατί"
      hint="Μένει στο ιστορικό, ορατό μόνο στην ομάδα."
      maxLength={500}
      error={error}
      tone="primary"
      confirmLabel="Να κλειστεί έτσι"
      cancelLabel="Άλλη ώρα"
      onConfirm={(typed) => {
        const reason = typed.trim();
        if (reason) onConfirm(reason);
        else setError('Συμπληρώστε γιατί κλείνεται έτσι.');
      }}
      onClose={onClose}
    />
  );
}
