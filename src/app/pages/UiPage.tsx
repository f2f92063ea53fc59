import { createFileRoute, notFound } from '@tanstack/react-router';
import { UiGallery } from '#ui/gallery/UiGallery.tsx';
import { SkipLink } from '#ui/components/SkipLink.tsx';
import { DeclaredTables } from './DeclaredTables.tsx';

/** The design system and what the features declare, on one page, for developers; not found in other environments. */
export const Route = createFileRoute('/dev/ui')({
  staticData: { frame: 'own' },
  beforeLoad({ context }) {
    if (!context.site.isLocal) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Σύστημα σχεδίασης' }, { name: 'robots', content: 'noindex' }] }),
  component: UiPage,
});

function UiPage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <UiGallery picture="/brand/shop-192.png" />
        <DeclaredTables />
      </main>
    </>
  );
}
