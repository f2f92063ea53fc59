import type { ReactNode } from 'react';
import { company } from '#shared/company.ts';
import { cx } from '#ui/style/cx.ts';
import type { Availability, Conversation } from '../contract.ts';

/** Green, yellow and red in the shades of the dark theme: the header is dark in both. */
const dots: Record<Availability, string> = {
  online: 'bg-ok-text',
  away: 'bg-medium',
  busy: 'bg-critical-text',
  offline: 'bg-text-3',
};

const ofAgent: Record<Availability, string> = {
  online: 'Σε σύνδεση',
  away: 'Λείπει για λίγο',
  busy: 'Σε άλλη συνομιλία',
  offline: 'Εκτός σύνδεσης',
};

const ofAll: Record<Availability, string> = {
  online: 'Εκπρόσωποι σε σύνδεση',
  away: 'Οι εκπρόσωποι λείπουν για λίγο',
  busy: 'Οι εκπρόσωποι είναι απασχολημένοι',
  offline: 'Απαντά αμέσως, όλο το 24ωρο',
};

interface Props {
  conversation: Conversation | undefined;
  availability: Availability | undefined;
  children: ReactNode;
}

/** Who answers, and whether they are there. */
export function ChatHeader({ conversation, availability = 'offline', children }: Props) {
  const agent = conversation?.state === 'open' ? conversation.agent : undefined;
  const status = agent?.status ?? availability;
  return (
    <div className="flex items-center gap-3 bg-ink-panel py-2.5 pr-2 pl-4 text-on-ink">
      <span
        data-theme="dark"
        className="relative grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft-2 font-semibold"
      >
        {agent ? initialsOf(agent.name) : <img src={company().look.sign} alt="" className="size-6" />}
        <span
          aria-hidden="true"
          className={cx(
            'absolute right-0 bottom-0 size-3 rounded-full border-2 border-ink-panel',
            dots[status],
          )}
        />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-md">{agent?.name ?? 'Ψηφιακός βοηθός'}</h2>
        <p className="text-sm leading-snug text-on-ink-2">
          {(conversation && lineOf(conversation)) ?? (agent ? ofAgent : ofAll)[status]}
        </p>
      </div>
      <div className="-my-1 flex">{children}</div>
    </div>
  );
}

/** What there is to say of a conversation that nobody answers at the moment. */
function lineOf({ state, asksContact, isLeft }: Conversation): string | undefined {
  if (state === 'closed') return 'Η συνομιλία έκλεισε';
  if (asksContact) return 'Αφήστε το email σας για απάντηση';
  if (isLeft) return 'Θα σας απαντήσουμε με email';
  return state === 'waiting' ? 'Σας συνδέουμε με εκπρόσωπο…' : undefined;
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
