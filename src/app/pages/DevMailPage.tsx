import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { AdminGate } from '#features/admin-access/ui/admin/AdminGate.tsx';
import { mailboxAddress } from '#features/mailbox/mailbox-search.ts';
import { Mailbox } from '#features/mailbox/ui/admin/Mailbox.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';

/** The sent e-mails while there is no mail server; not found in other environments. */
export const Route = createFileRoute('/dev/mail')({
  validateSearch: plainSearch,
  beforeLoad({ context }) {
    if (!context.site.devMailbox) throw notFound();
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Γραμματοκιβώτιο ανάπτυξης',
      noindex: true,
    }),
  component: DevMailPage,
});

function DevMailPage() {
  const { id } = mailboxAddress.read(Route.useSearch());
  const navigate = useNavigate({ from: '/dev/mail' });
  return (
    <AdminGate>
      <div className="wrap py-10">
        <h1 className="mb-6 text-3xl">Γραμματοκιβώτιο ανάπτυξης</h1>
        <Mailbox
          openId={id}
          onOpen={(next) => void navigate({ search: { id: next }, replace: true, resetScroll: false })}
        />
      </div>
    </AdminGate>
  );
}
