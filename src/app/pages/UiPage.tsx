import { createFileRoute, notFound } from '@tanstack/react-router';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { UiGallery } from '../../ui/UiGallery.tsx';

/** The design system on one page, for whoever develops; elsewhere the address does not exist. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad() {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Σύστημα σχεδίασης' }] }),
  component: UiPage,
});

function UiPage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <UiGallery picture="/logo/mark.svg" />
      </main>
      <Toaster />
    </>
  );
}
