import { randomBytes } from 'node:crypto';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { company } from '#shared/company.ts';
import { athensDate, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { orderNumberFrom } from '#shared/ids.ts';
import { readsGross } from '#shared/viewer.ts';
import {
  cancelDelayed,
  delayNotifications,
  lastNotified,
  notifyNow,
  requireUnchanged,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { dropDelayed } from '#features/alerts/server/delayed-notification-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { withUnusedNumber } from '#features/orders/checkout/server/new-order-store.ts';
import type { Days } from '../calendar.ts';
import type { ContractFields } from '../contract.ts';
import { contractInWords, type ContractColumns, type StoredContract } from '../present.ts';
import { contractRefusals } from '../refusals.ts';
import { nextBill } from '../rules.ts';
import { customerChanges } from './changes.ts';
import { agreedColumns, columnsOf, requireHolder, type ContractOfHolder } from './columns.ts';
import { contractBegunMail, contractChangedMail, contractWithdrawnMail } from './mails.ts';
import * as store from './store.ts';

/** The id by which a change is undone, and whether its customer is told of it. */
export type Announced = { undo: string; isTold: boolean };

/** A contract as a change left it, and whether it is there. */
type Heard = ContractColumns & { exists: boolean };

const subject = (id: string) => subjectOf('contract', id);

/** Tells the open pages of the office and of a contract's customer to read it again. */
export async function publishContract(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  const message = { type: 'changed' as const, resources: ['contracts'] };
  await live.publish(trx, 'admin', message);
  await live.publish(trx, { customerId }, message);
}

/** What the delayed notifications of a contract speak of. */
export const stateOf = ({ revision }: Pick<StoredContract, 'revision'>) => ({ revision });

/** Where a customer reads his contracts. */
const ownHref = '/customer-dashboard?tab=orders';

/**
 * Announces a contract to its customer as it is now, by what he last heard of it, once this can no longer be undone. Returns the id
 * for the undo, and whether there is anything to tell.
 */
async function announce(
  services: Services,
  trx: Transaction,
  { contract, billed }: { contract: ContractOfHolder; billed: readonly Days[] },
  before: Heard,
): Promise<Announced> {
  const heard = await lastNotified(trx, subject(contract.id), before);
  const changes = heard.exists
    ? customerChanges(heard, columnsOf(contract), {
        grossFirst: readsGross(contract.accountType),
        seesPrices: contract.seesPrices,
        billedUntil: billed.at(-1)?.to,
      })
    : [];
  const isSilent = heard.exists && changes.length === 0;
  await publishContract(services, trx, contract.customerId);
  const undo = await delayNotifications(
    services,
    trx,
    subject(contract.id),
    { before, after: stateOf(contract) },
    {
      mails: isSilent
        ? []
        : [heard.exists ? contractChangedMail(contract, changes) : contractBegunMail(contract)],
      alerts: isSilent
        ? []
        : [
            {
              type: 'order',
              event: 'contract_changed',
              severity: 'medium',
              title: heard.exists ? 'Το συμβόλαιό σας άλλαξε' : 'Το συμβόλαιό σας',
              // Amounts are for whoever may see prices, and stand on the page.
              message: `${contract.contractNumber}: ${contract.title}`,
              link: ownHref,
              audience: 'customer',
              customerId: contract.customerId,
            },
          ],
      resolves: [],
    },
  );
  return { undo, isTold: !isSilent };
}

/** Begins a contract; returns its id and what was announced. */
export function createContract(
  context: ApiContext,
  { customerId, ...fields }: ContractFields & { customerId: string },
): Promise<Announced & { id: string }> {
  const { services } = context;
  return withUnusedNumber(() =>
    write(services, async (trx) => {
      const at = services.now();
      const holder = await requireHolder(trx, customerId);
      const agreed = await agreedColumns(trx, fields, athensDate(at));
      const id = newId();
      const contractNumber = orderNumberFrom(randomBytes(5), company().numbering.contracts);
      const nextBillOn = nextBill(agreed, [])?.dueOn ?? null;
      await store.insertContract(trx, { ...agreed, id, contractNumber, customerId, nextBillOn, at });
      const contract = { ...agreed, ...holder, id, contractNumber, customerId, nextBillOn, revision: 0 };
      await audit(trx, context, {
        entity: 'contract',
        entityId: id,
        label: contractNumber,
        after: { customer: holder.customerName, ...contractInWords(agreed) },
      });
      return {
        id,
        ...(await announce(services, trx, { contract, billed: [] }, { ...agreed, exists: false })),
      };
    }),
  );
}

/** What a change is reckoned from: the contract, its billed days, and the day. */
export type Known = { contract: StoredContract; billed: readonly Days[]; today: LocalDate };

type Changed = { contractId: string; seen: number };
type By = (known: Known, trx: Transaction) => Partial<ContractColumns> | Promise<Partial<ContractColumns>>;

/** Changes a contract as `by` says, and tells its customer once that can no longer be undone. */
export function changeContract(
  context: ApiContext,
  { contractId, seen }: Changed,
  by: By,
): Promise<Announced> {
  return write(context.services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    if (contract.revision !== seen) refuse(contractRefusals, 'CONTRACT_CHANGED');
    return changeLocked(context, trx, contract, by);
  });
}

async function changeLocked(context: ApiContext, trx: Transaction, contract: ContractOfHolder, by: By) {
  const { services } = context;
  const billed = await billedOf(trx, contract.id);
  const before = columnsOf(contract);
  const known = { contract, billed, today: athensDate(services.now()) };
  const after = { ...before, ...(await by(known, trx)) };
  await keep(context, trx, { contract, billed, after });
  return announce(
    services,
    trx,
    { contract: { ...contract, ...after, revision: contract.revision + 1 }, billed },
    { ...before, exists: true },
  );
}

/** Takes a customer's contract along to another address, and tells him. */
export async function changePlace(
  context: ApiContext,
  trx: Transaction,
  { id, customerId, ...place }: { id: string; customerId: string } & Place,
): Promise<void> {
  const contract = await requireLocked(trx, id);
  if (contract.customerId !== customerId) refuse(contractRefusals, 'CONTRACT_NOT_FOUND');
  await changeLocked(context, trx, contract, () => place);
}

type Place = Pick<ContractColumns, 'address' | 'city' | 'postalCode'>;

/** Stores what a contract says now, with the day of its next bill, and who changed what. */
async function keep(
  context: ApiContext,
  trx: Transaction,
  { contract, billed, after }: { contract: StoredContract; billed: readonly Days[]; after: ContractColumns },
): Promise<void> {
  const nextBillOn = nextBill(after, billed)?.dueOn ?? null;
  await store.updateContract(trx, contract.id, { ...after, nextBillOn }, context.services.now());
  await audit(trx, context, {
    entity: 'contract',
    entityId: contract.id,
    label: contract.contractNumber,
    before: contractInWords(contract),
    after: contractInWords(after),
  });
}

/** Takes a change back before its customer is told. */
export function undoChange(context: ApiContext, { contractId, undo }: { contractId: string; undo: string }) {
  const { services } = context;
  return write(services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    const change = await cancelDelayed(services, trx, undo, subject(contractId));
    requireUnchanged(stateOf(contract), { before: {}, after: change.after });
    const { exists, ...before } = change.before as unknown as Heard;
    const billed = await billedOf(trx, contractId);
    if (exists) await keep(context, trx, { contract, billed, after: before });
    else {
      if (billed.length > 0) refuse(contractRefusals, 'CONTRACT_HAS_BILLS');
      await removeLocked(context, trx, contract);
    }
    await publishContract(services, trx, contract.customerId);
  });
}

/** Deletes a contract of which nothing was billed; whoever was told of it is told that. */
export function removeContract(context: ApiContext, { contractId }: { contractId: string }) {
  const { services } = context;
  return write(services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    if ((await billedOf(trx, contractId)).length > 0) refuse(contractRefusals, 'CONTRACT_HAS_BILLS');
    const heard = await lastNotified(trx, subject(contractId), { exists: true });
    await notifyNow(services, trx, subject(contractId), {
      mails: heard.exists ? [contractWithdrawnMail(contract)] : [],
      alerts: [],
      resolves: [],
    });
    await removeLocked(context, trx, contract);
    await publishContract(services, trx, contract.customerId);
  });
}

async function removeLocked(context: ApiContext, trx: Transaction, contract: ContractOfHolder) {
  await dropDelayed(trx, subject(contract.id));
  await store.deleteContract(trx, contract.id);
  await audit(trx, context, {
    entity: 'contract',
    entityId: contract.id,
    label: contract.contractNumber,
    before: { customer: contract.customerName, title: contract.title },
  });
}

export const requireLocked = async (trx: Transaction, id: string): Promise<ContractOfHolder> =>
  (await store.lockContract(trx, id)) ?? refuse(contractRefusals, 'CONTRACT_NOT_FOUND');

export const billedOf = async (trx: Transaction, id: string): Promise<readonly Days[]> =>
  (await store.listBilledDays(trx, [id])).get(id) ?? [];
