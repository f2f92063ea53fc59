import type { Locator, Page } from 'playwright';
import type { ProductCard } from '#features/catalogue/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { blankSettings } from '#shared/settings.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { totalsOf } from '#features/orders/totals.ts';
import { eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import { call } from './visitors.ts';

/** A product of the demonstration that is in stock and can be installed, with a buyer's prices in cents. */
export type Sold = { id: number; name: string; priceCents: Cents; installationCents: Cents };

/** The cheapest product in stock from a price in cents upwards, as a buyer's window shows it. */
export async function productFrom(page: Page, minCents: Cents): Promise<Sold> {
  const found = (await call(page, 'GET', '/products?inStock=true&sortBy=price_asc')) as ProductCard[];
  const sold = found.map(({ id, name, price = 0, installationPrice = 0 }) => ({
    id,
    name,
    priceCents: eurosToCents(price),
    installationCents: eurosToCents(installationPrice),
  }));
  const product = sold.find(
    ({ priceCents, installationCents }) => priceCents >= minCents && installationCents > 0,
  );
  if (!product) throw new Error(`The demonstration sells nothing from ${formatEuro(minCents)}`);
  return product;
}

/** Adds a product to the cart of a window's customer. */
export async function fillCart(page: Page, productId: number, quantity = 1): Promise<void> {
  await call(page, 'POST', '/cart', { productId, quantity });
}

/** The button that continues to the next step of the checkout. */
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Συνέχεια' });

/** The button that places the order. */
export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });

/** Goes from the first step of the checkout to the payment; the profile has filled in the address. */
export async function passToPayment(page: Page): Promise<void> {
  for (const step of ['Έλεγχος καλαθιού', 'Στοιχεία αποστολής', 'Τρόπος παράδοσης']) {
    await page.getByRole('heading', { name: step, level: 2 }).waitFor();
    await nextButton(page).click();
  }
  await page.getByRole('heading', { name: 'Τρόπος πληρωμής', level: 2 }).waitFor();
}

/** Fills in a sandbox card, by default one that is accepted. */
export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.getByLabel('Αριθμός κάρτας').fill(number);
  await page.getByLabel('Όνομα κατόχου').fill('ANNA DOKIMOU');
  await page.getByLabel('Λήξη').fill('12/39');
  await page.getByLabel('CVV').fill('123');
}

/** Accepts the terms on the last step and presses the button that orders. */
export async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }).check();
  await orderButton(page).click();
}

/** Accepts the terms on the last step and places the order; returns its id. */
export async function agreeAndOrder(page: Page): Promise<string> {
  await agreeAndPay(page);
  await page.waitForURL(/\/order-confirmation\//);
  await page.getByRole('heading', { name: 'Σας ευχαριστούμε για την παραγγελία σας' }).waitFor();
  return page.url().split('/').at(-1) ?? '';
}

/** Places an order of one product by bank transfer, as the signed-in customer; what the cart held is gone. */
export async function placeOrder(page: Page, fullName = 'Άννα Δοκίμου'): Promise<Order> {
  const products = await call(page, 'GET', '/products?inStock=true&pageSize=1');
  const [{ id: productId, price }] = products as [{ id: number; price: number }];
  const totals = totalsOf(
    [{ priceCents: eurosToCents(price), installationPriceCents: 0, quantity: 1 }],
    eurosToCents(blankSettings.deliveries.methods[0]?.price ?? 0),
  );
  const body = {
    items: [{ productId, quantity: 1 }],
    shippingAddress: {
      fullName,
      address: 'Ηρακλείου 12',
      city: 'Νέα Ιωνία',
      postalCode: '14231',
      phone: '6974120355',
    },
    shippingMethod: 'standard',
    paymentMethod: { type: 'bank_transfer' },
    summary: summaryOf(totals),
  };
  for (const line of (await call(page, 'GET', '/cart')) as { productId: number; withInstallation: boolean }[])
    await call(page, 'DELETE', `/cart/${line.productId}?withInstallation=${line.withInstallation}`);
  await call(page, 'POST', '/cart', { productId, quantity: 1 });
  const { id } = (await call(page, 'POST', '/orders', body, {
    'idempotency-key': crypto.randomUUID(),
  })) as { id: string };
  return (await call(page, 'GET', `/orders/${id}`)) as Order;
}
