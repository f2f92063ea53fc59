import type { ReactNode } from 'react';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { PrintedSheet, PrintedSheets } from '#ui/components/PrintedSheets.tsx';
import { euroText, formatEuro } from '#shared/money.ts';
import type { Order } from '../../../contract.ts';
import { couriers } from '../../../couriers.ts';
import { packedLines } from '../../packed-lines.ts';
import { cashCollector } from '../../../payments/payment.ts';
import { collectedAtDoor, paymentText, placedAt } from '../../../texts.ts';
import { BillingDetails } from '../../../ui/BillingDetails.tsx';
import { ShippingAddress } from '../../../ui/ShippingAddress.tsx';

interface Props {
  orders: readonly Order[];
  onDone: () => void;
}

/** Prints of each order the packing slip, by which it is packed if it is, and the delivery note, which travels with the parcel. */
export function OrderSheets({ orders, onDone }: Props) {
  return (
    <PrintedSheets onDone={onDone}>
      {orders.flatMap((order) => [
        packedLines(order).length > 0 && (
          <PrintedSheet key={`${order.id} slip`}>
            <PackingSlip order={order} />
          </PrintedSheet>
        ),
        <PrintedSheet key={`${order.id} note`}>
          <DeliveryNote order={order} />
        </PrintedSheet>,
      ])}
    </PrintedSheets>
  );
}

function PackingSlip({ order }: { order: Order }) {
  const { notes, shippingAddress: address, deliveryLabel } = order;
  return (
    <>
      <SheetHead title="Δελτίο συσκευασίας" order={order} />
      <dl className="mb-6 grid grid-cols-2 gap-x-8 gap-y-4">
        <Fact label="Παραλήπτης">
          {address.fullName}
          {address.company && `, ${address.company}`}
        </Fact>
        <Fact label="Παράδοση">{deliveryLabel}</Fact>
        {address.instructions && <Fact label="Οδηγίες παράδοσης">{address.instructions}</Fact>}
        {notes && <Fact label="Σημειώσεις πελάτη">{notes}</Fact>}
      </dl>
      <Items order={order} withTicks />
    </>
  );
}

function DeliveryNote({ order }: { order: Order }) {
  const { shippingAddress: address, tracking, courier, customerName } = order;
  return (
    <>
      <SheetHead title="Δελτίο παράδοσης" order={order} />
      <dl className="mb-6 grid grid-cols-2 gap-x-8 gap-y-4">
        <Fact label="Αποστολή σε">
          <ShippingAddress address={address} />
        </Fact>
        <Fact label="Παραστατικό">
          {customerName && <span className="block">{customerName}</span>}
          <BillingDetails order={order} />
        </Fact>
        {address.instructions && <Fact label="Οδηγίες παράδοσης">{address.instructions}</Fact>}
        {tracking && courier && (
          <Fact label="Αριθμός αποστολής">
            {couriers[courier].name} <span className="code">{tracking}</span>
          </Fact>
        )}
      </dl>
      <Items order={order} />
      <Collection order={order} />
      <div className="mt-14 grid grid-cols-2 gap-12 text-sm">
        <p className="border-t border-line-strong pt-1.5">Για την εταιρεία</p>
        <p className="border-t border-line-strong pt-1.5">Παρέλαβα, ημερομηνία και υπογραφή</p>
      </div>
      <p className="mt-6 text-xs text-text-2">Συνοδεύει το δέμα· δεν είναι φορολογικό παραστατικό.</p>
    </>
  );
}

function SheetHead({ title, order }: { title: string; order: Order }) {
  return (
    <>
      <PrintedHead />
      <div className="mb-5 flex items-baseline justify-between gap-6">
        <h1 className="text-xl">{title}</h1>
        <p className="text-right">
          <span className="code block text-lg font-semibold">{order.orderNumber}</span>
          <span className="num text-sm">{placedAt(order)}</span>
        </p>
      </div>
    </>
  );
}

const sumOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function Items({ order, withTicks = false }: { order: Order; withTicks?: boolean }) {
  const lines = packedLines(order);
  return (
    <table className="w-full border-collapse [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-left [&_th]:font-semibold">
      <thead>
        <tr>
          {withTicks && <th scope="col" className="w-10" aria-label="Μπήκε" />}
          <th scope="col" className="w-40">
            Κωδικός
          </th>
          <th scope="col">Προϊόν</th>
          <th scope="col" className="w-16 text-right!">
            Τεμ.
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a printed line has no id, and none is changed or moved
          <tr key={index} className="break-inside-avoid">
            {withTicks && <td className="text-lg leading-none">☐</td>}
            <td className="code">{item.sku}</td>
            <td>
              {item.name}
              {item.installationPrice !== undefined && ', με εγκατάσταση'}
            </td>
            <td className="num text-right! font-semibold">{item.quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={withTicks ? 3 : 2}>Σύνολο τεμαχίων</td>
          <td className="num text-right! font-semibold">{sumOf(lines)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The amount that the recipient pays at the door, or that nothing is to be paid. */
function Collection({ order }: { order: Order }) {
  const { shippingMethod, cashFee } = order;
  const collected = collectedAtDoor(order);
  return (
    <div className="mt-6 flex items-baseline justify-between gap-6 border-2 border-text px-4 py-3">
      <p>
        {collected !== null ? (
          <>
            <b>Να εισπραχθεί</b>
            {cashFee > 0 && (
              <span className="block text-sm">
                Επιπλέον {euroText(cashFee)} για την υπηρεσία εισπράττει{' '}
                {cashCollector(shippingMethod).nominative}
              </span>
            )}
          </>
        ) : (
          <>
            <b>Χωρίς είσπραξη</b>
            <span className="block text-sm">{paymentText(order)}</span>
          </>
        )}
      </p>
      <p className="num text-xl font-semibold">{formatEuro(collected ?? 0)}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
