import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';
import { readMessagesSearch } from '../../../features/contact/messages-search.ts';
import { MessagesAdmin } from '../../../features/contact/ui/admin/MessagesAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const MessageTrail = ({ id }: { id: string }) => <AuditTrail entity="message" entityId={id} />;

/** The contact messages; an open one shows its changes. */
export function MessagesScreen({ search, onSearch }: ScreenProps) {
  return <MessagesAdmin search={readMessagesSearch(search)} onSearch={onSearch} About={MessageTrail} />;
}
