import { beforeEach } from 'vitest';
import type { DueBill, OfficeContract } from '#features/contracts/shown-contract.ts';
import { testApp, type TestApp } from './app.ts';
import { passUndo } from './held.ts';
import { putCustomer } from './shop.ts';
import { truncateAll } from '../database/database.ts';

type Scene = { app: TestApp; admin: string; customerId: string };
type Changes = Record<string, unknown>;

/** The day on which the office works, a Monday. */
export const monday = '2026-11-23';

/** Sets the office of contracts anew before each test of a file; returns what it does. */
export function contractOffice() {
  const scene = {} as Scene;
  beforeEach(async () => {
    const app = await testApp();
    await truncateAll();
    app.setNow(new Date(`${monday}T10:00:00Z`));
    Object.assign(scene, {
      app,
      admin: await app.signIn('admin'),
      customerId: await putCustomer({ email: 'eleni@pelatis.example', phone: '+306912345678' }),
    } satisfies Scene);
    return () => app.setNow(undefined);
  });

  const ask = (method: string, path: string, body?: Changes, cookie = scene.admin) =>
    scene.app.request(method, `/api${path}`, { cookie, ...(body && { body }) });

  /** What is typed of a contract: thirty euro a month without VAT from the beginning of the month, paid ahead. */
  const typed = (changes: Changes = {}): Changes => ({
    customerId: scene.customerId,
    kind: 'monitoring',
    title: 'Κέντρο λήψης σημάτων',
    address: 'Λεωφ. Κηφισίας 100',
    city: 'Αθήνα',
    postalCode: '115 23',
    startsOn: '2026-11-01',
    periodMonths: '1',
    billsAhead: true,
    price: '30',
    ...changes,
  });

  async function agree(changes: Changes = {}): Promise<OfficeContract> {
    const answer = await ask('POST', '/admin/contracts', typed(changes));
    if (answer.status !== 200) throw new Error(`The contract was refused: ${answer.text}`);
    return (answer.body as { contract: OfficeContract }).contract;
  }

  const read = async (id: string) => (await ask('GET', `/admin/contracts/${id}`)).body as OfficeContract;
  const due = async () =>
    (await ask('GET', '/admin/contract-bills')).body as {
      bills: DueBill[];
      total: number;
      sum: { net: number; gross: number };
    };
  const asked = (bills: readonly DueBill[]) => ({
    bills: bills.map(({ contractId, from, to, price }) => ({ contractId, from, to, total: price.gross })),
  });
  const bill = async (bills?: readonly DueBill[]) =>
    ask('POST', '/admin/contract-bills', asked(bills ?? (await due()).bills));

  async function mails() {
    await passUndo(scene.app);
    const { db } = scene.app.services.database;
    return db.selectFrom('devMails').select(['recipient', 'subject', 'text']).orderBy('id').execute();
  }

  /** Lets days pass; the office signs in again. */
  async function on(day: string) {
    scene.app.setNow(new Date(`${day}T10:00:00Z`));
    scene.admin = await scene.app.signIn('admin');
  }

  return { scene, ask, typed, agree, read, due, asked, bill, mails, on };
}
