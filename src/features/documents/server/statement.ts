import type { Services } from '#server/services.ts';
import { athensDate } from '#shared/dates.ts';
import { centsToEuros, eurosToCents } from '#shared/money.ts';
import { filled } from '#shared/wire.ts';
import { readCustomerFile } from '#features/customers/server/file-actions.ts';
import { readAccount } from '#features/orders/payments/server/account-store.ts';
import { documentedBeyondMoney } from '../credit.ts';
import { documentNumber } from '../document.ts';
import { documentKind } from '../kind-contract.ts';
import type { OwnStatement, Statement } from '../statement-contract.ts';
import { listGivenBack, listStatementLines } from './statement-store.ts';

const euros = (cents: string | number = 0) => centsToEuros(Number(cents));

/** What a customer was charged, credited, paid and was given back, with the balance after each. */
export async function readStatement(services: Services, customerId: string): Promise<Statement> {
  await readCustomerFile(services, customerId);
  return statementOf(services, customerId);
}

/** As the customer reads it: without the office's notes, and with the credit notes that are still to be issued. */
export async function readOwnStatement(services: Services, customerId: string): Promise<OwnStatement> {
  const { missingCredits, ...statement } = await statementOf(services, customerId);
  const date = athensDate(services.now());
  let { balance } = statement;
  const awaited = missingCredits.toReversed().map(({ orderId, orderNumber, amount }) => {
    balance = centsToEuros(eurosToCents(balance) - eurosToCents(amount));
    return { orderId, orderNumber, kind: 'credit_awaited' as const, date, amount: -amount, balance };
  });
  return {
    ...statement,
    balance,
    credited: missingCredits.reduce(
      (sum, { amount }) => centsToEuros(eurosToCents(sum) + eurosToCents(amount)),
      statement.credited,
    ),
    lineCount: statement.lineCount + awaited.length,
    lines: [
      ...awaited.toReversed(),
      ...statement.lines.map(({ paymentId: _id, note: _note, person: _person, via: _via, ...line }) => line),
    ],
  };
}

async function statementOf(services: Services, customerId: string): Promise<Statement> {
  const { db } = services.database;
  const [rows, givenBack, onAccount] = await Promise.all([
    listStatementLines(db, customerId),
    listGivenBack(db, customerId),
    readAccount(db, customerId),
  ]);
  const [last] = rows;
  return {
    balance: euros(last?.total),
    charged: euros(last?.charged),
    credited: euros(last?.credited),
    paid: euros(last?.paid),
    refunded: euros(last?.refunded),
    onAccount: euros(onAccount),
    lineCount: Number(last?.lineCount ?? 0),
    lines: rows.map(
      ({ orderId, orderNumber, kind, date, series, year, number, cents, balance, ...payment }) => {
        const document = documentKind.safeParse(kind).data;
        const { paymentId, via, note, person } = payment;
        return {
          ...filled({ orderId, orderNumber, paymentId: paymentId && String(paymentId), via, note, person }),
          kind,
          date,
          ...(document &&
            year !== null &&
            number !== null && { number: documentNumber({ kind: document, series, year, number }) }),
          amount: euros(cents),
          balance: euros(balance),
        };
      },
    ),
    missingCredits: givenBack.flatMap(({ orderId, orderNumber, documents, ...order }) => {
      const beyond = documentedBeyondMoney(
        documents.map(({ kind, cents }) => ({ kind, total: euros(cents) })),
        {
          status: order.status,
          paymentState: order.paymentState,
          isWithdrawn: order.isWithdrawn,
          total: euros(order.totalCents),
          received: euros(order.partCents),
          refunded: euros(order.refundedCents),
          credited: euros(order.creditedCents),
        },
      );
      return beyond > 0 ? [{ orderId, orderNumber, amount: euros(beyond) }] : [];
    }),
  };
}
