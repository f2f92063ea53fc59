import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Settings2 } from 'lucide-react';
import { company } from '#shared/company.ts';
import { useApi } from '#ui/page/api.ts';
import { readLocal } from '#ui/page/local-storage.ts';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import { inboxHref } from '../../search.ts';
import { fillCanned } from '../../triggers.ts';

interface Props {
  /** The recipient's full name. */
  to: string;
  onPick: (text: string) => void;
}

/** The ready replies of the chat as beginnings of any answer, with their placeholders filled. */
export function ReadyReplies({ to, onPick }: Props) {
  const { data = [], isError } = useQuery(useApi().inbox.listCannedReplies.queryOptions());
  const [firstName] = to.trim().split(/\s+/);
  const names = { firstName, agentName: readLocal('adminName') ?? company().name };
  return (
    <Menu
      heading={isError && data.length === 0 ? 'Τα πρότυπα δεν φορτώθηκαν.' : undefined}
      items={[
        ...data.map(({ shortcut, text }) => ({
          label: shortcut,
          icon: <MessageSquareText />,
          onSelect: () => onPick(fillCanned(text, names)),
        })),
        {
          label: 'Διαχείριση προτύπων',
          icon: <Settings2 />,
          href: inboxHref({ view: 'replies' }),
          divided: data.length > 0,
        },
      ]}
    >
      <Button size="sm" variant="ghost">
        <MessageSquareText />
        Πρότυπα
      </Button>
    </Menu>
  );
}
