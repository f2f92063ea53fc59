import { createFileRoute } from '@tanstack/react-router';
import { CircleCheck, LogOut } from 'lucide-react';
import { AdminSignIn } from '#features/admin-access/ui/admin/AdminSignIn.tsx';
import { useAdminSignOut } from '#features/admin-access/ui/admin/use-admin-sign-out.ts';
import { pageHead } from '#ui/page/head.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';

/** Shows only whether signing in as an administrator works. */
export const Route = createFileRoute('/appointments-test')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Δοκιμή σύνδεσης διαχειριστή',
      noindex: true,
    }),
  component: AppointmentsTestPage,
});

function AppointmentsTestPage() {
  const { admin } = useViewer();
  const { signOut, isPending } = useAdminSignOut();
  if (!admin) return <AdminSignIn connectionFault={{ title: 'Σφάλμα σύνδεσης' }} />;
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-center py-16">
      <section className="w-full max-w-105 rounded-lg border border-line bg-surface p-8 max-sm:p-6">
        <CircleCheck className="size-7 stroke-[1.35] text-ok-text" />
        <h1 className="mt-4 text-2xl">Η σύνδεση πέτυχε</h1>
        <p role="status" className="mt-1.5 text-base text-text-2">
          Συνδεθήκατε ως διαχειριστής. Τα ραντεβού είναι διαθέσιμα.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button href="/appointments-admin">Ραντεβού</Button>
          <Button variant="outline" pending={isPending} pendingLabel="Αποσύνδεση..." onClick={signOut}>
            <LogOut />
            Αποσύνδεση
          </Button>
        </div>
      </section>
    </div>
  );
}
