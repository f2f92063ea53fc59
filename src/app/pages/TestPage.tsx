import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/test')({ component: TestPage });

function TestPage() {
  return (
    <main>
      <h1>Δοκιμαστική σελίδα</h1>
      <p>Η δρομολόγηση λειτουργεί κανονικά.</p>
    </main>
  );
}
