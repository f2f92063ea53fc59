import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';
import { requireOn } from '#ui/page/require-on.ts';
import { MapOfHome } from './MapOfHome.tsx';

export const Route = createFileRoute('/security-visualization')({
  beforeLoad: requireOn('map'),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Οπτικοποίηση ασφάλειας',
      description:
        import.meta.env.SSR &&
        'Ένας χώρος από ψηλά με κάμερες, ανιχνευτές και ζώνες: δείτε πώς φαίνεται μια απειλή τη στιγμή που συμβαίνει.',
    }),
  component: SecurityMapPage,
});

function SecurityMapPage() {
  return (
    <div className="wrap pt-8 pb-18">
      <MapOfHome />
    </div>
  );
}
