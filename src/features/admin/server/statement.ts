import type { Services } from '#server/services.ts';
import { centsToEuros } from '#shared/money.ts';
import { readCustomerFile } from '#features/customers/server/file-actions.ts';
import { documentedBeyondMoney } from '#features/documents/credit.ts';
import { documentKind } from '#features/documents/contract.ts';
import { documentNumber } from '#features/documents/document.ts';
import type { Statement } from '../statement-contract.ts';
import { listGivenBack, listStatementLines } from './statement-store.ts';

const euros = (cents: string | number = 0) => centsToEuros(Number(cents));

/** What a customer was charged, credited, paid and was given back, with the balance after each. */
export async function readStatement(services: Services, customerId: string): Promise<Statement> {
  const { db } = services.database;
  await readCustomerFile(services, customerId);
  const [rows, givenBack] = await Promise.all([
    listStatementLines(db, customerId),
    listGivenBack(db, customerId),
  ]);
  const [last] = rows;
  return {
    balance: euros(last?.total),
    charged: euros(last?.charged),
    credited: euros(last?.credited),
    paid: euros(last?.paid),
    refunded: euros(last?.refunded),
    lineCount: Number(last?.lineCount ?? 0),
    lines: rows.map(({ orderId, orderNumber, kind, date, series, year, number, cents, balance }) => {
      const document = documentKind.safeParse(kind).data;
      return {
        orderId,
        orderNumber,
        kind,
        date,
        ...(document &&
          year !== null &&
          number !== null && { number: documentNumber({ kind: document, series, year, number }) }),
        amount: euros(cents),
        balance: euros(balance),
      };
    }),
    missingCredits: givenBack.flatMap(
      ({ orderId, orderNumber, status, totalCents, refundedCents, documents }) => {
        const beyond = documentedBeyondMoney(
          documents.map(({ kind, cents }) => ({ kind, total: euros(cents) })),
          { status, total: euros(totalCents), refunded: euros(refundedCents) },
        );
        return beyond > 0 ? [{ orderId, orderNumber, amount: euros(beyond) }] : [];
      },
    ),
  };
}
