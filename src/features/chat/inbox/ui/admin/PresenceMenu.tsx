import { ChevronDown, CircleCheck, CircleMinus, Clock3, PencilLine, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import type { MenuItem } from '#ui/components/menu-items.ts';
import { cx } from '#ui/style/cx.ts';
import type { AgentStatus } from '../../../contract.ts';
import { agentStatuses } from '../../../enums.ts';
import type { Agent } from '../../../support-contract.ts';
import { usePresence, usePresenceChange } from './use-presence.ts';

const NameDialog = lazyPart(() => import('./NameDialog.tsx'), 'NameDialog');

const looks: Record<AgentStatus, { label: string; dot: string; Icon: LucideIcon }> = {
  online: { label: 'Είμαι εδώ', dot: 'bg-ok', Icon: CircleCheck },
  away: { label: 'Λείπω για λίγο', dot: 'bg-medium', Icon: Clock3 },
  busy: { label: 'Δεν μπορώ τώρα', dot: 'bg-critical', Icon: CircleMinus },
};

/** The caller's presence towards customers and colleagues, and who else is there. */
export function PresenceMenu() {
  const { data: presence } = usePresence();
  const { mutate } = usePresenceChange();
  const [isNaming, setNaming] = useState(false);
  if (!presence) return null;
  const { name, status, agents } = presence;
  const look = looks[status];
  const others = agents.filter(({ isMe, isOnline }) => !isMe && isOnline);
  const items: MenuItem[] = [
    ...agentStatuses.map((one) => {
      const { label, Icon } = looks[one];
      return {
        label: one === status ? `${label} (τώρα)` : label,
        icon: <Icon />,
        onSelect: () => mutate({ status: one }),
      };
    }),
    {
      label: name === undefined ? 'Δώστε το όνομά σας' : 'Αλλαγή ονόματος',
      icon: <PencilLine />,
      divided: true,
      onSelect: () => setNaming(true),
    },
  ];
  return (
    <>
      <Menu align="end" items={items} heading={<WhoIsThere others={others} isOpen={presence.isOpen} />}>
        <Button size="sm" variant="outline">
          <span className="sr-only">Η παρουσία σας: </span>
          <span aria-hidden="true" className={cx('size-2.5 rounded-full', look.dot)} />
          <span className="max-w-28 truncate">{name ?? 'Χωρίς όνομα'}</span>
          <span className="font-normal text-text-2">{look.label}</span>
          <ChevronDown />
        </Button>
      </Menu>

      {isNaming && (
        <NameDialog name={name} onDone={() => setNaming(false)} onClose={() => setNaming(false)} />
      )}
    </>
  );
}

function WhoIsThere({ others, isOpen }: { others: readonly Agent[]; isOpen: boolean }) {
  return (
    <span className="grid max-w-64 gap-1 font-normal text-text-2">
      {!isOpen && (
        <span className="text-high-text">
          Εκτός ωραρίου: αν δεν απαντάτε τώρα, επιλέξτε «Λείπω για λίγο».
        </span>
      )}
      {others.length === 0 ? (
        'Κανένας άλλος διαχειριστής εδώ τώρα'
      ) : (
        <>
          <span>{plural(others.length, 'άλλος διαχειριστής', 'άλλοι διαχειριστές')} εδώ τώρα</span>
          {others.map(({ name, status }) => (
            <span key={name} className="flex items-center gap-2 text-text">
              <span aria-hidden="true" className={cx('size-2 rounded-full', looks[status].dot)} />
              {name}
              <span className="text-sm text-text-3">{looks[status].label}</span>
            </span>
          ))}
        </>
      )}
    </span>
  );
}
