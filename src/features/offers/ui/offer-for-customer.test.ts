// What an offer's page says before it is accepted: what the law asks, and how it can be paid.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import { anonymous } from '#shared/viewer.ts';
import { SessionContext } from '#ui/page/session.ts';
import type { SeenLine, SeenOffer } from '../seen-contract.ts';
import { paymentsAt, totalsAt } from './chosen.ts';
import { OfferForCustomer } from './OfferForCustomer.tsx';

const before = company();
afterEach(() => setCompany(before));

const label = '/public-objects/brand/official-00000000000000000001-300x420.svg';
const notice = '/public-objects/brand/official-00000000000000000002-300x420.svg';
const guarantee = { giver: 'Argos Ltd', months: 36, terms: 'Όροι', isDurability: true };
const catalogue = [
  { id: 7, name: 'Κεντρική μονάδα', guarantee: { ...guarantee, label } },
  { id: 8, name: 'Σειρήνα', guarantee },
  { id: 9, name: 'Δεν προσφέρεται', guarantee: { ...guarantee, label } },
];

const line = (changes: Partial<SeenLine>): SeenLine => ({
  id: 'line',
  kind: 'product',
  name: 'Είδος',
  quantity: 1,
  price: 100,
  choice: 'fixed',
  isChosen: true,
  ...changes,
});
const panel = line({ id: 'panel', name: 'Κεντρική μονάδα', productId: 7, hasPage: true });
const siren = line({ id: 'siren', name: 'Σειρήνα', productId: 8, choice: 'optional' });
const labour = line({ id: 'work', kind: 'labour', name: 'Ρύθμιση' });

const offerOf = (lines: SeenLine[], changes: Partial<SeenOffer> = {}): SeenOffer => ({
  offerNumber: 'ΠΡ-0001',
  title: 'Συναγερμός',
  version: 1,
  state: 'sent',
  isOpen: true,
  isOwn: false,
  isBusiness: false,
  customerName: 'Μαρία Λαΐου',
  sections: [{ lines }],
  shippingMethod: 'standard',
  deliveryLabel: 'Παράδοση',
  shipping: 0,
  discountIn: 'euro',
  vatPercent: 24,
  summary: { subtotal: 100, shipping: 0, tax: 24, discount: 0, total: 124 },
  validUntil: '2026-12-20',
  visitDays: [],
  sentAt: '2026-11-20T10:00:00Z',
  changes: [],
  questions: [],
  payments: ['bank_transfer'],
  hasCamera: false,
  termsVersion: 1,
  shippingAddress: {},
  invoice: {},
  ...changes,
});

/** The page of an offer; the catalogue answers with those of its products that were asked for. */
function pageOf(offer: SeenOffer): string {
  const queryClient = new QueryClient();
  const listProducts = {
    queryOptions: ({ input }: { input: { ids: string } }) => ({
      queryKey: ['products', input.ids],
      queryFn: () => [],
      initialData: catalogue.filter(({ id }) => input.ids.split(',').includes(String(id))),
    }),
  };
  const nothing = { mutationOptions: () => ({}) };
  const api = { catalogue: { listProducts }, offers: { declineOffer: nothing } };
  const router = createRouter({ routeTree: createRootRoute(), context: { api } as never });
  const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };
  const page = createElement(OfferForCustomer, { offerKey: 'key', offer, onChanged: () => undefined });
  const inSession = createElement(
    SessionContext,
    { value: { viewer: anonymous, cartCount: 0, site } },
    createElement(QueryClientProvider, { client: queryClient }, page),
  );
  return renderToStaticMarkup(createElement(RouterContextProvider, { router } as never, inSession));
}

const legal = 'νόμιμη εγγύηση, τουλάχιστον δύο ετών</a>';
const pictures = (html: string) =>
  [...html.matchAll(/<img src="([^"]*official[^"]*)"/g)].map(([, src]) => src);

it('a consumer reads the legal guarantee with its notice, and the label of each product that has one', () => {
  setCompany({ ...before, guarantees: { ...before.guarantees, notice } });
  const html = pageOf(offerOf([panel, siren, labour]));
  expect(html).toContain('>Εγγύηση</h2>');
  expect(html).toContain(legal);
  expect(pictures(html)).toEqual([notice, label]);
  expect(html).toContain('<figcaption class="font-medium">Κεντρική μονάδα</figcaption>');
  expect(html).toMatch(/36 μήνες, από: Argos Ltd, πέρα από τη νόμιμη/);
});

it('without an official notice the legal guarantee is said all the same, in a product that may be ticked too', () => {
  const html = pageOf(offerOf([siren, labour]));
  expect(html).toContain(legal);
  expect(pictures(html)).toEqual([]);
});

it.each([
  ['a company', offerOf([panel], { isBusiness: true })],
  ['whoever is offered work alone', offerOf([labour])],
])('%s is told of no guarantee of goods', (_who, offer) => {
  expect(pageOf(offer)).not.toMatch(/>Εγγύηση<|νόμιμη εγγύηση/);
});

it('each product on sale leads to its safety, in another tab; what was taken off sale and work do not', () => {
  const html = pageOf(offerOf([panel, siren, labour]));
  const links = [
    ...html.matchAll(/<a href="([^"]*)" target="_blank"[^>]*>.*?<span>([^<]*)<span class="sr-only">([^<]*)/g),
  ];
  expect(links.map(([, ...said]) => said)).toEqual([
    ['/products/7', 'Στοιχεία και ασφάλεια', ': Κεντρική μονάδα (νέα καρτέλα)'],
  ]);
});

it('an offer with a camera says what it may see, and no other', () => {
  const [filming, none] = [true, false].map((hasCamera) => pageOf(offerOf([panel], { hasCamera })));
  expect(filming).toContain('Τι επιτρέπεται να βλέπουν οι κάμερες');
  expect(none).not.toContain('κάμερες');
});

it('whether an offer can be paid in cash follows from what is ticked', () => {
  setCompany({ ...before, payments: { ...before.payments, cashLimitCents: 50_000, cashFeeCents: 200 } });
  const lines = [line({ id: 'panel', price: 300 }), line({ id: 'siren', price: 110, choice: 'optional' })];
  const ways = (chosen: string[], changes: Partial<SeenOffer> = {}) => {
    const offer = offerOf(lines, { payments: ['bank_transfer', 'cash'], ...changes });
    return paymentsAt(offer, totalsAt(offer, chosen).totalCents);
  };
  expect(ways(['panel'])).toEqual(['bank_transfer', 'cash']);
  expect(ways(['panel', 'siren'])).toEqual(['bank_transfer']);
  expect(ways(['panel'], { deposit: { percent: 30 } })).toEqual(['bank_transfer']);
  expect(ways(['panel', 'siren'], { payments: ['cash'] })).toEqual(['on_account']);
});
