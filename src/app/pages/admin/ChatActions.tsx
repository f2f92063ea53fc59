import { Keyboard, Plus } from 'lucide-react';
import { readInboxSearch } from '#features/chat/inbox/search.ts';
import { openKeyHelp } from '#features/chat/inbox/ui/admin/key-help.ts';
import { PresenceMenu } from '#features/chat/inbox/ui/admin/PresenceMenu.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The caller's presence, the help, and what can be added to the tables. */
export function ChatActions({ search, onSearch }: ScreenProps) {
  const { view = 'inbox' } = readInboxSearch(search);
  return (
    <>
      {view === 'inbox' && (
        <IconButton
          label="Συντομεύσεις πληκτρολογίου (?)"
          aria-haspopup="dialog"
          className="max-md:hidden"
          onClick={openKeyHelp}
        >
          <Keyboard />
        </IconButton>
      )}
      {(view === 'replies' || view === 'bot') && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => onSearch({ view, row: 'new' })}>
          <Plus />
          {view === 'replies' ? 'Νέα έτοιμη απάντηση' : 'Νέα απάντηση'}
        </Button>
      )}
      <PresenceMenu />
    </>
  );
}
