import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';

export const Route = createFileRoute('/test')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Δοκιμαστική σελίδα',
      noindex: true,
    }),
  component: TestPage,
});

function TestPage() {
  return (
    <div className="wrap py-10">
      <h1 className="text-3xl">Δοκιμαστική σελίδα</h1>
      <p className="mt-3 text-text-2">Η δρομολόγηση λειτουργεί κανονικά.</p>
    </div>
  );
}
