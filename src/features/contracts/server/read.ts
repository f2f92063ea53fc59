import type { ApiContext } from '#server/serve.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { eurosToCents, centsToEuros } from '#shared/money.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { filled } from '#shared/wire.ts';
import { maintenanceDays } from '#features/booking/maintenance/rules.ts';
import type { DueBill, DueContractVisit, OfficeContract, OwnContract } from '../shown-contract.ts';
import { contractKinds, contractStates, type ContractState } from '../enums.ts';
import { endingDays } from '../limits.ts';
import {
  amountIn,
  presentDue,
  presentListed,
  presentOffice,
  presentOwn,
  type StoredVisits,
} from '../present.ts';
import { contractRefusals } from '../refusals.ts';
import { invoiceOf } from './bill-actions.ts';
import { listFiles } from './files-store.ts';
import * as store from './store.ts';

/** The longest lists of bills and visits that are due, and of a customer's own contracts. */
const maxDue = 200;
const maxOwn = 100;

const noVisits: StoredVisits = { service: null, lastOn: null, bookedOn: null, appointmentId: null };

const whenOf = (today: LocalDate) => ({ today, endingBy: addDays(today, endingDays) });

const todayOf = ({ services }: Pick<ApiContext, 'services'>) => athensDate(services.now());

export async function readContract(context: ApiContext, contractId: string): Promise<OfficeContract> {
  const { db } = context.services.database;
  const today = todayOf(context);
  const contract =
    (await store.findContract(db, contractId)) ?? refuse(contractRefusals, 'CONTRACT_NOT_FOUND');
  const bills = (await store.listBills(db, [contractId])).get(contractId) ?? [];
  const visits = (await store.listVisits(db, [contractId], today)).get(contractId) ?? noVisits;
  const files = await listFiles(db, [contractId]);
  return presentOffice(contract, { holder: contract, bills, visits, files, today });
}

type Asked = store.ContractFilter & { page: number; pageSize: number };

export async function readContracts(context: ApiContext, { page, pageSize, ...filter }: Asked) {
  const today = todayOf(context);
  const { contracts, total } = await store.listContracts(context.services.database.db, filter, {
    page,
    pageSize,
    ...whenOf(today),
  });
  return { contracts: contracts.map((one) => presentListed(one, one, today)), total };
}

const isOver = ({ state }: OwnContract) => state === 'ended' || state === 'cancelled';

/** The contracts of a customer as he reads them; what has ended last. */
export async function readOwn(context: ApiContext, customerId: string): Promise<OwnContract[]> {
  const { db } = context.services.database;
  const today = todayOf(context);
  const contracts = await store.listOfCustomer(db, customerId, maxOwn);
  const ids = contracts.map(({ id }) => id);
  const bills = await store.listBills(db, ids);
  const visits = await store.listVisits(db, ids, today);
  const files = Map.groupBy(await listFiles(db, ids), ({ contractId }) => contractId);
  return contracts
    .map((one) =>
      presentOwn(
        one,
        {
          bills: bills.get(one.id) ?? [],
          visits: visits.get(one.id) ?? noVisits,
          files: files.get(one.id) ?? [],
          today,
        },
        canSeePrices(context.viewer),
      ),
    )
    .toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
}

export async function readFigures(context: ApiContext, filter: Omit<store.ContractFilter, 'state'>) {
  const { db } = context.services.database;
  const rows = await store.countContracts(db, filter, whenOf(todayOf(context)));
  const sum = (of: (row: (typeof rows)[number]) => number, among = rows) =>
    among.reduce((total, row) => total + of(row), 0);
  const inState = (state: ContractState) => rows.filter((row) => row.state === state);
  const running = inState('running');
  const yearlyOf = (among: typeof rows) => amountIn(sum(({ yearlyCents }) => yearlyCents, among));
  return {
    states: Object.fromEntries(
      contractStates.map((state) => [state, sum(({ count }) => count, inState(state))]),
    ) as Record<ContractState, number>,
    ending: sum(({ ending }) => ending),
    due: sum(({ due }) => due),
    yearly: yearlyOf(running),
    kinds: contractKinds.flatMap((kind) => {
      const own = running.filter((row) => row.kind === kind);
      return own.length === 0 ? [] : [{ kind, count: sum(({ count }) => count, own), yearly: yearlyOf(own) }];
    }),
  };
}

/** The bills that are due, the earliest first, and their sum. */
export async function readDueBills(context: ApiContext): Promise<{
  bills: DueBill[];
  total: number;
  sum: { net: number; gross: number };
}> {
  const { db } = context.services.database;
  const today = todayOf(context);
  const contracts = await store.listDue(db, today, maxDue);
  const billed = await store.listBilledDays(
    db,
    contracts.map(({ id }) => id),
  );
  const all = contracts.flatMap((contract) => {
    const { seatAddress: address, seatCity: city, seatPostalCode: postalCode, ...rest } = contract;
    const lacks = rest.accountType === 'b2b' && !invoiceOf({ ...rest, address, city, postalCode });
    return presentDue(contract, billed.get(contract.id) ?? [], today).map((bill) => ({
      ...bill,
      customerName: contract.customerName,
      mustCall: contract.customerEmail === '',
      ...(lacks && { lacks: 'Λείπουν στοιχεία τιμολογίου από τον πελάτη.' }),
    }));
  });
  const bills = all.toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0,
  );
  const sum = (of: (bill: DueBill) => number) =>
    centsToEuros(bills.reduce((total, bill) => total + eurosToCents(of(bill)), 0));
  return {
    bills: bills.slice(0, maxDue),
    total: bills.length,
    sum: { net: sum(({ price }) => price.net), gross: sum(({ price }) => price.gross) },
  };
}

/** The visits that are due within weeks and not booked. */
export async function readDueVisits(
  context: ApiContext,
): Promise<{ visits: DueContractVisit[]; total: number }> {
  const today = todayOf(context);
  const rows = await store.listDueVisits(context.services.database.db, {
    today,
    until: addDays(today, maintenanceDays),
    limit: maxDue,
  });
  return {
    total: rows[0]?.total ?? 0,
    visits: rows.map(({ id, address, city, customerPhone, lastOn, total: _total, ...row }) => ({
      ...row,
      contractId: id,
      address: `${address}, ${city}`,
      ...filled({ customerPhone, lastOn }),
    })),
  };
}
