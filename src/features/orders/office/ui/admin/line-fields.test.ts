import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatEuro, vatPercent as rateOfToday, withVat } from '#shared/money.ts';
import { anonymous } from '#shared/viewer.ts';
import { SessionContext } from '#ui/page/session.ts';
import { LineFields } from './LineFields.tsx';
import { useOfficeForm } from './use-office-form.ts';

type Rate = { vatPercent?: number };

/** A line of 100 € without VAT. */
function Lines(rate: Rate) {
  const { form, known, learn } = useOfficeForm(() => ({
    values: { lines: [{ kind: 'free', name: 'Καλώδιο', quantity: '1', price: '100' }] },
    known: new Map(),
  }));
  return createElement(LineFields, { form, known, learn, isBusiness: false, ...rate });
}

function linesAt(rate: Rate): string {
  const listProducts = {
    queryOptions: () => ({ queryKey: ['products'], queryFn: () => [], enabled: false }),
  };
  const api = { catalogueAdmin: { listProducts } };
  const router = createRouter({ routeTree: createRootRoute(), context: { api } as never });
  const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };
  const inSession = createElement(
    SessionContext,
    { value: { viewer: anonymous, cartCount: 0, site } },
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Lines, rate)),
  );
  return renderToStaticMarkup(createElement(RouterContextProvider, { router } as never, inSession));
}

test('a line is priced at the rate that its order keeps, and at today’s in a new one', () => {
  const grossAt = (rate: number) => formatEuro(withVat(10_000, rate));
  const former = rateOfToday() - 11;
  expect(linesAt({ vatPercent: former })).toContain(grossAt(former));
  expect(linesAt({ vatPercent: former })).not.toContain(grossAt(rateOfToday()));
  expect(linesAt({})).toContain(grossAt(rateOfToday()));
});
