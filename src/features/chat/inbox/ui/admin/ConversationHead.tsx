import { ArrowLeft, Bot, CircleX, Ellipsis, Hand, PanelRight, RotateCcw, UserRoundPlus } from 'lucide-react';
import { isOn } from '#shared/switches.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import type { MenuItem } from '#ui/components/menu-items.ts';
import type { InboxConversation } from '../../contract.ts';
import { closeReasonLabels } from '../../../labels.ts';
import type { Agent } from '../../../support-contract.ts';
import { personName } from '../../names.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

interface Props {
  conversation: InboxConversation;
  /** The other administrators who are there, to give it to. */
  colleagues: readonly Agent[];
  now: Date;
  isPending: boolean;
  /** On a narrow screen: back to the list, and on to the details. */
  onBack: (() => void) | undefined;
  onDetails: (() => void) | undefined;
  onTake: () => void;
  onGive: (to: string) => void;
  onReturnToBot: () => void;
  onClose: () => void;
  onReopen: () => void;
}

/** Who writes, in which state the conversation is, and what can be done with it. */
export function ConversationHead({ conversation, now, isPending, onBack, onDetails, ...actions }: Props) {
  const { state, isMine, waitingSince, isCustomer } = conversation;
  const isClosed = state === 'closed';
  // While the chat is off, what was written can only be read and closed.
  const answers = isOn('chat');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2.5 md:px-5">
      {onBack && (
        <IconButton label="Πίσω στη λίστα" className="-my-1 -ml-2" onClick={onBack}>
          <ArrowLeft />
        </IconButton>
      )}
      <div className="mr-auto min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md leading-snug">
          <span className="wrap-anywhere">{personName(conversation)}</span>
          <Badge tone={isCustomer ? 'low' : 'neutral'}>{isCustomer ? 'Πελάτης' : 'Επισκέπτης'}</Badge>
          {waitingSince && <WaitingBadge since={waitingSince} now={now} />}
        </h2>
        <p className="mt-0.5 text-sm text-text-2">{stateText(conversation)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {isClosed ? (
          answers && (
            <Button size="xs" variant="outline" disabled={isPending} onClick={actions.onReopen}>
              <RotateCcw />
              Άνοιγμα ξανά
            </Button>
          )
        ) : (
          <>
            {answers && !isMine && (
              <Button
                size="xs"
                variant={state === 'waiting' ? 'primary' : 'outline'}
                data-decision=""
                disabled={isPending}
                onClick={actions.onTake}
              >
                <Hand />
                Ανάληψη
              </Button>
            )}
            <Button
              size="xs"
              variant="outline"
              data-decision=""
              aria-haspopup="dialog"
              disabled={isPending}
              onClick={actions.onClose}
            >
              <CircleX />
              Κλείσιμο
            </Button>
            {answers && (
              <Menu align="end" items={moreItems(conversation, actions)}>
                <IconButton size="sm" outlined label="Άλλες ενέργειες">
                  <Ellipsis />
                </IconButton>
              </Menu>
            )}
          </>
        )}
        {onDetails && (
          <IconButton size="sm" outlined label="Στοιχεία" onClick={onDetails}>
            <PanelRight />
          </IconButton>
        )}
      </div>
    </header>
  );
}

function moreItems(
  { state, isMine }: InboxConversation,
  { colleagues, onGive, onReturnToBot }: Pick<Props, 'colleagues' | 'onGive' | 'onReturnToBot'>,
): MenuItem[] {
  const back: MenuItem = {
    label: 'Επιστροφή στον βοηθό',
    icon: <Bot />,
    disabled: state === 'bot' || (state === 'open' && !isMine),
    onSelect: onReturnToBot,
  };
  const give = colleagues.map(({ name }, index): MenuItem => ({
    label: `Ανάθεση: ${name}`,
    icon: <UserRoundPlus />,
    divided: index === 0,
    onSelect: () => onGive(name),
  }));
  return [back, ...give];
}

function stateText({ state, isMine, agentName, closeReason, closeNote }: InboxConversation): string {
  switch (state) {
    case 'bot':
      return 'Απαντά ο βοηθός';
    case 'waiting':
      return 'Ζητά εκπρόσωπο και δεν την έχει πάρει κανείς';
    case 'open':
      return isMine ? 'Απαντάτε εσείς' : `Απαντά: ${agentName ?? 'άλλος διαχειριστής'}`;
    case 'closed':
      return [
        closeReason ? `Έκλεισε: ${closeReasonLabels[closeReason]}` : 'Έκλεισε από τον επισκέπτη',
        closeNote,
      ]
        .filter(Boolean)
        .join(' · ');
  }
}
