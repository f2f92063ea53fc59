import { CalendarDays, Package } from 'lucide-react';
import { Chip } from '#ui/components/Chip.tsx';
import type { InboxDraft } from '../../draft.ts';
import { changeDraft } from './drafts.ts';

interface Props {
  conversationId: string;
  links: InboxDraft['links'];
}

/** The links that go out with a reply, each with a button that removes it. */
export function ComposerLinks({ conversationId, links }: Props) {
  return (
    <ul aria-label="Σύνδεσμοι της απάντησης" className="mb-2 flex flex-wrap gap-1.5">
      {links.map((link) => (
        <li key={`${link.kind} ${link.id}`} className="max-w-full">
          <Chip
            removeLabel={`Αφαίρεση συνδέσμου: ${link.label}`}
            onRemove={() => changeDraft(conversationId, { links: links.filter((one) => one !== link) })}
          >
            <span className="[&>svg]:mr-1.5 [&>svg]:inline [&>svg]:size-4 [&>svg]:align-[-3px]">
              {link.kind === 'product' ? <Package /> : <CalendarDays />}
              {link.label}
            </span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
