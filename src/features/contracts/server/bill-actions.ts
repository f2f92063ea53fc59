import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { Refusal, refuse } from '#shared/errors.ts';
import { centsToEuros, euroText } from '#shared/money.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import { findAccount, findCustomer } from '#features/customers/server/store.ts';
import type { Customer } from '#features/customers/contract.ts';
import { withUnusedNumber } from '#features/orders/checkout/server/new-order-store.ts';
import { invoice as invoiceFields } from '#features/orders/invoice-contract.ts';
import { keepAddress } from '#features/orders/present.ts';
import { requireSize } from '#features/orders/rules.ts';
import { keepOrder } from '#features/orders/server/keep-order-actions.ts';
import { totalsOf } from '#features/orders/totals.ts';
import type { Billed } from '../shown-contract.ts';
import { daysText, type StoredContract } from '../present.ts';
import { contractRefusals } from '../refusals.ts';
import { dueBills, lineShares, nextBill, type Bill } from '../rules.ts';
import { billedOf, publishContract, requireLocked } from './change-actions.ts';
import type { ContractOfHolder } from './columns.ts';
import * as store from './store.ts';

type Wanted = { contractId: string; from: LocalDate; to: LocalDate; total: number };

/** Makes bills one by one, each in a transaction of its own: one that is refused leaves the others. */
export async function makeBills(
  context: ApiContext,
  { bills }: { bills: readonly Wanted[] },
): Promise<Billed[]> {
  const results: Billed[] = [];
  for (const bill of bills) {
    const { contractId, from } = bill;
    try {
      const orderNumber = await withUnusedNumber(() => makeBill(context, bill));
      results.push({ contractId, from, orderNumber });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ contractId, from, refusal: error.message });
    }
  }
  return results;
}

/**
 * Makes the bill of these days, an order that the office makes, and tells its customer. Whoever asks for it again gets the number
 * of the one that was made: the contract is locked, and its billed days are in no bill that is due.
 */
function makeBill(context: ApiContext, { contractId, from, to, total }: Wanted): Promise<string> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const contract = await requireLocked(trx, contractId);
    const today = athensDate(services.now());
    const made = (await store.listBills(trx, [contractId])).get(contractId) ?? [];
    const same = made.find((bill) => bill.from === from && bill.to === to);
    if (same?.orderNumber) return same.orderNumber;
    const bill = dueBills(contract, made, today).find((one) => one.from === from && one.to === to);
    if (!bill) return refuse(contractRefusals, 'BILL_NOT_DUE');
    const order = await keepBill(context, trx, changed, { contract, bill, total });
    await store.insertBill(trx, { contractId, from, to, orderId: order.id, at: order.createdAt });
    const left = nextBill(contract, [...made, bill]);
    await store.setNextBill(trx, contractId, left?.dueOn ?? null);
    await audit(trx, context, {
      entity: 'contract',
      entityId: contractId,
      label: contract.contractNumber,
      before: { bill: '' },
      after: { bill: `${order.orderNumber}, ${daysText(bill)}, ${euroText(order.total)}` },
    });
    await publishContract(services, trx, contract.customerId);
    return order.orderNumber;
  });
}

type ToKeep = { contract: ContractOfHolder; bill: Bill; total: number };

/** Stores the order of a bill. It has everything done, is on account, and has VAT at the rate of the day on which it is made. */
async function keepBill(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  { contract, bill, total }: ToKeep,
) {
  const { services } = context;
  const { id, contractNumber, customerId, payDays } = contract;
  const customer = (await findCustomer(trx, customerId)) ?? refuse(contractRefusals, 'CONTRACT_NOT_FOUND');
  const hasAccount = (await findAccount(trx, customerId, services.now())) === 'own';
  const { lines: parts } = contract;
  const named =
    parts.length > 0 ? lineShares(parts, bill.cents) : [{ text: contract.title, cents: bill.cents }];
  const lines = named.map(({ text, cents }) => ({
    productId: null,
    sku: '',
    name: `${text}, ${daysText(bill)}`,
    image: null,
    withInstallation: false,
    fromStock: false,
    quantity: 1,
    priceCents: cents,
    installationPriceCents: 0,
  }));
  const totals = totalsOf(lines, 0);
  requireSize(totals);
  if (centsToEuros(totals.totalCents) !== total) refuse(contractRefusals, 'BILL_TOTAL_CHANGED');
  return keepOrder(
    services,
    trx,
    changed,
    {
      buyer: { ...customer, hasAccount },
      idempotencyKey: newId(),
      fingerprint: `contract-${id}-${bill.from}`,
      status: 'delivered',
      deliveredAt: services.now(),
      billedContractId: id,
      totals,
      lines,
      shippingAddress: addressOf(contract, customer),
      shippingMethod: 'installation',
      deliveryLabel: `Συμβόλαιο ${contractNumber}`,
      deliveryDays: null,
      paymentMethod: 'on_account',
      paymentState: 'due',
      dueOn: addDays(athensDate(services.now()), payDays),
      orderNotes: '',
      invoice: invoiceOf(customer) ?? null,
      purchaseOrder: null,
      beginConsentAt: null,
      history: [
        {
          actor: 'admin',
          actorName: whoActs(context),
          fromStatus: null,
          note: `Λογαριασμός του συμβολαίου ${contractNumber}, ${daysText(bill)}.`,
        },
      ],
    },
    [],
  );
}

const addressOf = (
  { address, city, postalCode }: StoredContract,
  { fullName, companyName, phone }: Customer,
) =>
  keepAddress({
    fullName,
    ...(companyName !== undefined && { company: companyName }),
    address,
    city,
    postalCode,
    phone: phone ?? '',
  });

type Invoiced = Partial<
  Record<
    'companyName' | 'afm' | 'doy' | 'profession' | 'address' | 'city' | 'postalCode',
    string | null | undefined
  >
> & { accountType: 'private' | 'b2b' };

/** The recipient of a business's invoice, as its account has it; undefined while something is missing, and for a consumer. */
export function invoiceOf({
  accountType,
  companyName,
  afm,
  doy,
  profession,
  address,
  city,
  postalCode,
}: Invoiced) {
  if (accountType !== 'b2b') return undefined;
  const { data } = invoiceFields.safeParse(
    dropUndefined({ companyName, afm, doy, profession, address, city, postalCode }),
  );
  return data;
}

/** Lets the days of a bill be billed anew; refused while its order stands. */
export function releaseBill(
  context: ApiContext,
  { contractId, from }: { contractId: string; from: LocalDate },
): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    const bill = (await store.listBills(trx, [contractId])).get(contractId)?.find((one) => one.from === from);
    if (!bill) return refuse(contractRefusals, 'BILL_NOT_DUE');
    if (bill.isVoid !== true) refuse(contractRefusals, 'BILL_STANDS');
    await store.deleteBill(trx, contractId, from);
    const next = nextBill(contract, await billedOf(trx, contractId));
    await store.setNextBill(trx, contractId, next?.dueOn ?? null);
    await audit(trx, context, {
      entity: 'contract',
      entityId: contractId,
      label: contract.contractNumber,
      before: { bill: `${bill.orderNumber ?? ''}, ${daysText(bill)}` },
      after: { bill: 'Χρεώνεται ξανά' },
    });
    await publishContract(services, trx, contract.customerId);
  });
}
