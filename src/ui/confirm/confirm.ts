import { createListeners } from '../page/listeners.ts';
import type { ReasonField } from '../form/ReasonDialog.tsx';
import type { ConfirmDialogProps } from '../components/ConfirmDialog.tsx';

/** A question before an important action, in the words of its dialog. */
export interface Question extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'pendingLabel'
> {
  /** A reason that is asked for too. */
  reason?: ReasonField;
  /** Runs when confirmed, with the reason. The question closes once it is done, and stays open if it fails: the mutation tells why. */
  action: (reason: string) => unknown;
}

let asked: Question | undefined;
const listeners = createListeners();

function ask(next: Question | undefined): void {
  asked = next;
  listeners.notify();
}

/** Asks before an important action; one question at a time. Can be called from anywhere in the browser. */
export const confirm = (question: Question): void => ask(question);

/** Closes this question, or whichever is open. */
export function closeQuestion(question = asked): void {
  if (question === asked) ask(undefined);
}

/** For the region: subscribes to questions; returns the unsubscribe function. */
export const onQuestion = listeners.listen;

/** For the region: the open question. */
export const openQuestion = (): Question | undefined => asked;

/** For the region on the server, where there is none. */
export const noQuestion = (): undefined => undefined;
