import { readConfig } from '#server/config.ts';
import { openSession, sessionCookie } from '#server/session.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { fillOffice } from './office.ts';
import { withDatabase } from './people.ts';
import { median } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { shopEnv, startShop, type ShopSettings } from './shop.ts';

const rounds = 20;
/** How long any list of the administration may take, in milliseconds. */
const most = 100;

const today = athensDate(new Date());
const year = `from=${addDays(today, -365)}&to=${today}`;

/** The requests of the administration's screens, by what they show. */
const lists: Record<string, string> = {
  'the overview': '/admin/overview',
  'the status': '/admin/status',
  'the search, one match': '/admin/search?query=μαρκάκη 4999',
  'the search, in Latin letters': '/admin/search?query=markakh 99',
  'the search, many matches': '/admin/search?query=ελένη',
  'the search, a number': '/admin/search?query=vg-4999',
  'the search, a telephone': '/admin/search?query=2101004999',
  'the search, nothing found': '/admin/search?query=παπαχαραλάμπους',
  orders: '/orders/page',
  'orders, page 500': '/orders/page?page=500&pageSize=50',
  'orders, one status': '/orders/page?status=pending',
  'orders, unpaid': '/orders/page?paymentState=due',
  'orders, of a month': '/orders/page?period=30',
  'orders, of a customer': '/orders/page?customerId=c777',
  'orders, found by name': '/orders/page?search=μαρκάκη 49',
  'orders, found by a name of all': '/orders/page?search=μαρκάκη',
  'orders, found by number': '/orders/page?search=vg-4999',
  'orders, found by e-mail': '/orders/page?search=c4999@bench.example',
  'orders, found by phone': '/orders/page?search=2101004999',
  'orders, found by code': '/orders/page?search=sku-4999',
  'orders, found by tracking number': '/orders/page?search=tr49995gr',
  'orders, found by two letters': '/orders/page?search=μα',
  'orders, nothing found': '/orders/page?search=ανύπαρκτος',
  'orders, no number found': '/orders/page?search=987654321',
  'orders, counted': '/orders/stats',
  'orders, their money': '/orders/money',
  'documents of an order': '/orders/o777/documents',
  offers: '/admin/offers',
  'offers, the last page': '/admin/offers?page=200&pageSize=50',
  'offers, open': '/admin/offers?state=open',
  'offers, accepted': '/admin/offers?state=accepted',
  'offers, found by name': '/admin/offers?search=μαρκάκη 99',
  'offers, found by a name of all': '/admin/offers?search=μαρκάκη',
  'offers, nothing found': '/admin/offers?search=ανύπαρκτος',
  'offers, of a customer': '/admin/offers?customerId=c777',
  'offers, counted': '/admin/offers/stats',
  'offers, reported': `/admin/reports/offers?${year}`,
  contracts: '/admin/contracts',
  'contracts, the last page': '/admin/contracts?page=200&pageSize=50',
  'contracts, running': '/admin/contracts?state=running',
  'contracts, with a bill due': '/admin/contracts?state=due',
  'contracts, found by name': '/admin/contracts?search=μαρκάκη 99',
  'contracts, found by a name of all': '/admin/contracts?search=μαρκάκη',
  'contracts, nothing found': '/admin/contracts?search=ανύπαρκτος',
  appointments: '/appointments/page?order=near',
  'appointments, the last page': '/appointments/page?order=asc&page=400&pageSize=50',
  'appointments, waiting': '/appointments/page?status=pending',
  'appointments, of a technician': '/appointments/page?technicianId=1&order=near',
  'appointments, found by name': '/appointments/page?search=μαρκάκη 49&order=near',
  'appointments, found by a name of all': '/appointments/page?search=μαρκάκη&order=near',
  'appointments, found by phone': '/appointments/page?search=2101004999',
  'appointments, nothing found': '/appointments/page?search=ανύπαρκτος',
  'appointments, a week': `/appointments?from=${today}&to=${addDays(today, 6)}`,
  'appointments, a month': `/admin/appointment-days?from=${today}&to=${addDays(today, 41)}`,
  'visits of a technician': `/admin/technicians/1/visits?from=${today}&to=${addDays(today, 41)}`,
  maintenance: '/admin/maintenance',
  'customers, waiting': '/admin/customers?approval=pending&pageSize=50',
  'customers, approved': '/admin/customers?approval=approved&pageSize=50',
  'customers, found': '/admin/customers?approval=approved&search=ελένη μαρκάκη 99&pageSize=50',
  'customers, nothing found': '/admin/customers?search=ανύπαρκτος&pageSize=50',
  'customers, counted': '/admin/customer-counts',
  'customers found, counted': '/admin/customer-counts?search=μαρκάκη 99',
  'a customer': '/admin/customers/c777/portrait',
  products: '/admin/products?pageSize=50',
  'products, by stock': '/admin/products?pageSize=50&sortBy=stock',
  'products, low': '/admin/products?pageSize=50&stock=low',
  'products, found': '/admin/products?pageSize=50&search=κάμερα 49',
  'products, nothing found': '/admin/products?pageSize=50&search=ανύπαρκτος',
  'products, counted': '/admin/products/counts',
  messages: '/contact?pageSize=50',
  'messages, answered': '/contact?status=answered&pageSize=50',
  'messages, found': '/contact?search=μαρκάκη 49&pageSize=50',
  'messages, nothing found': '/contact?search=ανύπαρκτος&pageSize=50',
  'messages, counted': '/admin/message-counts',
  'messages found, counted': '/admin/message-counts?search=μαρκάκη 49',
  'chats, closed': '/admin/chats?list=closed',
  'chats, found': '/admin/chats?list=closed&search=κάμερα 49',
  'chats, nothing found': '/admin/chats?list=closed&search=ανύπαρκτος',
  'chats, counted': '/admin/chat-counts',
  'chats, their figures': '/admin/chat-figures?days=365',
  reviews: '/admin/reviews',
  'reviews, waiting': '/admin/reviews?status=pending',
  'reviews, counted': '/admin/review-counts',
  alerts: '/alerts?pageSize=50',
  'alerts, active': '/alerts?status=active&pageSize=50',
  'alerts, counted': '/alerts/count',
  changes: '/admin/audit',
  'changes, of one thing': '/admin/audit?entity=order&entityId=o777',
  'changes, of somebody': '/admin/audit?who=abcdefabcdef',
  'failed searches': '/admin/searches',
  synonyms: '/admin/synonyms',
  mailbox: '/dev/mails',
  'turnover, by day': `/admin/reports/turnover?step=day&${year}`,
  'turnover, by product': `/admin/reports/turnover/product?${year}`,
  'turnover, by category': `/admin/reports/turnover/category?${year}`,
  'turnover, by brand': `/admin/reports/turnover/brand?${year}`,
  'turnover, by customer': `/admin/reports/turnover/customer?${year}`,
  'turnover, by service': `/admin/reports/turnover/service?${year}`,
  'sold together': `/admin/reports/together?${year}`,
  'answer times': `/admin/reports/answers?${year}`,
};

/** Fills the shop's database, and opens an administrator's session in it; returns its Cookie header. */
async function fillLists(settings: ShopSettings): Promise<string> {
  await (await startShop(settings)).stop();
  return withDatabase(settings, async (database) => {
    const began = performance.now();
    await fillOffice(database);
    const { rss } = process.memoryUsage();
    console.log(`Filled in ${fixed((performance.now() - began) / 1000)} s, ${fixed(rss / 2 ** 20)} MB`);
    const config = readConfig(shopEnv(settings));
    const token = await database.db
      .transaction()
      .execute((trx) => openSession(trx, 'admin', null, new Date()));
    return sessionCookie('admin', token, config).split(';', 1)[0] ?? '';
  });
}

/** Measures the answers to all requests of the administration's lists and reports, one after the other. */
async function measureLists(engine: string, settings: ShopSettings, cookie: string): Promise<Verdict[]> {
  const shop = await startShop(settings);
  const rows: string[][] = [];
  let slowest = { name: '', ms: 0 };
  for (const [name, path] of Object.entries(lists)) {
    const taken: number[] = [];
    // The first one is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      const answer = await fetch(encodeURI(`${shop.origin}/api${path}`), { headers: { cookie } });
      const text = await answer.text();
      if (round > 0) taken.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    }
    const ms = median(taken);
    if (ms > slowest.ms) slowest = { name, ms };
    rows.push([name, fixed(ms, 1), fixed(Math.max(...taken), 1)]);
  }
  const { rssMb, peakMb } = shop.memory();
  await shop.stop();
  printTable(
    `Lists of the administration on ${engine}, medians of ${rounds}; ${fixed(rssMb)} MB, ${fixed(peakMb)} at the most`,
    ['list', 'median ms', 'worst ms'],
    rows,
  );
  return [
    {
      budget: `every list of the administration on ${engine} within ${most} ms`,
      measured: `${fixed(slowest.ms, 1)} ms (${slowest.name})`,
      held: slowest.ms <= most,
    },
  ];
}

/** Fills the shop's database and measures the administration's lists. */
export async function benchLists(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  return measureLists(engine, settings, await fillLists(settings));
}
