import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Circle, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Opening, OpeningStep } from '../../contract.ts';
import { stepTitles } from '../../labels.ts';
import { steps } from './steps.ts';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog');

interface Props {
  /** The token of the link in the e-mail that proves the sender, when the page was opened by it. */
  arrived?: string | undefined;
  onArrived?: (() => void) | undefined;
}

/** What is left to do before the shop opens, and the button that opens it. */
export function OpeningPanel({ arrived, onArrived }: Props) {
  const opening = useQuery({ ...useApi().opening.getOpening.queryOptions(), staleTime: 0 });
  useArrived(arrived, onArrived);
  return (
    <QueryView query={opening} skeleton={['h-96']} className="">
      {(data) => <List opening={data} />}
    </QueryView>
  );
}

function useArrived(token: string | undefined, onArrived: (() => void) | undefined) {
  const api = useApi().opening;
  const { mutate } = useMutation(
    api.confirmProof.mutationOptions({ meta: { title: 'Το email δεν σημειώθηκε', confirms: true } }),
  );
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate({ token });
    // At once: later it would close a question that has been opened meanwhile.
    onArrived?.();
  }, [token, mutate, onArrived]);
}

function List({ opening }: { opening: Opening }) {
  const { isOpen, sender, canSend } = opening;
  const api = useApi().opening;
  const turn = useMutation(
    api.setOpening.mutationOptions({
      meta: { title: 'Το κατάστημα δεν άλλαξε', confirms: ['settings', 'account'] },
    }),
  );
  const left = opening.steps.filter(({ isDone, isRequired }) => isRequired && !isDone).length;
  const press = () =>
    confirm({
      ...(isOpen
        ? {
            title: 'Κλείσιμο του καταστήματος',
            description: 'Επισκέπτες και πελάτες θα βλέπουν «Ανοίγουμε σύντομα», μέχρι να το ανοίξετε ξανά.',
            confirmLabel: 'Κλείσιμο',
          }
        : {
            title: 'Άνοιγμα του καταστήματος',
            description: 'Από αυτή τη στιγμή το βλέπουν όλοι, και πελάτες μπορούν να εγγραφούν.',
            confirmLabel: 'Άνοιγμα',
          }),
      action: () => turn.mutateAsync({ isOpen: !isOpen }),
    });
  const rest = left === 1 ? 'Μένει 1 υποχρεωτικό βήμα' : `Μένουν ${left} υποχρεωτικά βήματα`;
  return (
    <Panel
      flush
      title={isOpen ? 'Το κατάστημα είναι ανοιχτό' : 'Το κατάστημα είναι κλειστό'}
      action={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Anchor href="/" className="text-sm text-primary-text hover:underline">
            Προεπισκόπηση
          </Anchor>
          <Button
            size="sm"
            variant={isOpen ? 'outline' : 'primary'}
            disabled={turn.isPending || (!isOpen && left > 0)}
            onClick={press}
          >
            {isOpen ? 'Κλείσιμο' : 'Άνοιγμα'}
          </Button>
        </span>
      }
    >
      {!isOpen && (
        <p className="border-b border-line px-3.5 py-2.5 text-base text-text-2">
          Μόνο διαχειριστές το βλέπουν· όλοι οι άλλοι διαβάζουν «Ανοίγουμε σύντομα».{' '}
          {left > 0 ? `${rest} πριν ανοίξει.` : 'Όλα τα υποχρεωτικά έγιναν.'}
        </p>
      )}
      <ol>
        {opening.steps.map((step) => (
          <Row key={step.key} step={step} sender={sender} canSend={canSend} />
        ))}
      </ol>
    </Panel>
  );
}

function Row({ step, sender, canSend }: { step: OpeningStep; sender: string; canSend: boolean }) {
  const { key, isDone, isRequired, note } = step;
  const { reason, href, action } = steps[key];
  const [Sign, tone] = isDone
    ? ([Check, 'text-ok-text'] as const)
    : isRequired
      ? ([CircleAlert, 'text-high-text'] as const)
      : ([Circle, 'text-text-3'] as const);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line px-3.5 py-2.5 not-first:border-t">
      <Sign className={`size-4 ${tone}`} aria-hidden="true" />
      <span className="min-w-0 text-base">
        <span className="font-medium">{stepTitles[key]}</span>
        <span className="sr-only">{isDone ? ': έγινε' : isRequired ? ': υποχρεωτικό' : ''}</span>
        <span className="block text-sm text-text-2 wrap-anywhere">{isDone ? (note ?? 'Έγινε') : reason}</span>
        {!isDone && note && <span className="block text-sm text-text-3 wrap-anywhere">{note}</span>}
      </span>
      <Action step={step} sender={sender} canSend={canSend} href={href} label={action} />
    </li>
  );
}

interface ActionProps {
  step: OpeningStep;
  sender: string;
  canSend: boolean;
  href: string;
  label: string;
}

function Action({ step: { key, isDone }, sender, canSend, href, label }: ActionProps) {
  const texts = useMutation(
    useApi().opening.confirmTexts.mutationOptions({
      meta: { title: 'Δεν σημειώθηκε', confirms: true },
    }),
  );
  if (key === 'mail') return <ProofDialog sender={sender} canSend={canSend} isDone={isDone} />;
  return (
    <span className="flex justify-end gap-2 max-sm:flex-col">
      <Button size="xs" variant="outline" href={href} aria-label={`${label}: ${stepTitles[key]}`}>
        {label}
      </Button>
      {key === 'texts' && !isDone && (
        <Button size="xs" disabled={texts.isPending} onClick={() => texts.mutate({})}>
          Τα διάβασα
        </Button>
      )}
    </span>
  );
}
