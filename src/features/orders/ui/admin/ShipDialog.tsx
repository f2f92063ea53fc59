import { useRef, useState, type KeyboardEvent } from 'react';
import { isCollected } from '#shared/collected.ts';
import { plural } from '#shared/greek.ts';
import { formatEuro } from '#shared/money.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { repeatedNumbers } from '../../bulk/rules.ts';
import { courier as courierIds, type Courier, type Order } from '../../contract.ts';
import { couriers, likelyCouriers } from '../../couriers.ts';
import { isByCourier } from '../../delivery.ts';
import { collectedAtDoor } from '../../texts.ts';

interface Props {
  orders: readonly Order[];
  /** The typed tracking numbers by the orders' ids. */
  numbers: ReadonlyMap<string, string>;
  onNumbers: (numbers: ReadonlyMap<string, string>) => void;
  isPending: boolean;
  onShip: (orderIds: string[], courier: Courier | undefined) => void;
  onClose: () => void;
}

/** Ships the ticked orders: one column of tracking numbers, in which Enter, also a scanner's, goes to the next field. */
export function ShipDialog({ orders, numbers, onNumbers, isPending, onShip, onClose }: Props) {
  const [courier, setCourier] = useState<Courier | ''>('');
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLOListElement>(null);
  const shipped = useRef<HTMLButtonElement>(null);
  const repeated = repeatedNumbers(new Map(orders.map(({ id }) => [id, numbers.get(id) ?? ''])));
  const isNumbered = ({ id }: Order) => Boolean(numbers.get(id)?.trim());
  const unnumbered = orders.filter(
    (order) => !isNumbered(order) && !order.tracking && isByCourier(order.shippingMethod),
  );
  const ship = (some: readonly Order[]) =>
    onShip(
      some.map(({ id }) => id),
      courier || undefined,
    );

  function submit() {
    if (repeated.size > 0) return;
    if (unnumbered.length > 0) setAsking(true);
    else ship(orders);
  }
  function advance(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Ctrl Enter is the page's key for the main action.
    if (event.ctrlKey || event.metaKey) return submit();
    const inputs = fields.current?.querySelectorAll('input');
    const next = inputs?.[index + 1];
    if (next) {
      next.focus();
      next.select();
    } else {
      shipped.current?.focus();
    }
  }
  function type(id: string, text: string) {
    setAsking(false);
    onNumbers(new Map(numbers).set(id, text));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Αποστολή: ${plural(orders.length, 'παραγγελία', 'παραγγελίες')}`}
      description="Σκανάρετε ή συμπληρώστε τους αριθμούς· το Enter πηγαίνει στον επόμενο. Οι πελάτες ενημερώνονται με email, όσοι έχουν."
      footer={
        <>
          <p role="status" className="mr-auto text-sm text-text-2">
            {orders.length - unnumbered.length - repeated.size} από {orders.length} έτοιμες
          </p>
          <Button
            ref={shipped}
            size="sm"
            disabled={repeated.size > 0}
            pending={isPending}
            pendingLabel="Αποστολή..."
            onClick={submit}
          >
            Σήμανση ως απεσταλμένες
          </Button>
        </>
      }
    >
      <Field label="Courier για όλες" className="mb-5 sm:w-72">
        <Select
          size="sm"
          value={courier}
          onChange={({ target }) => setCourier(courierIds.options.find((one) => one === target.value) ?? '')}
        >
          <option value="">Από τον αριθμό της καθεμιάς</option>
          {courierIds.options.map((name) => (
            <option key={name} value={name}>
              {couriers[name].name}
            </option>
          ))}
        </Select>
      </Field>
      <ol ref={fields} className="grid gap-3">
        {orders.map((order, index) => (
          <li
            key={order.id}
            className="grid items-start gap-x-4 gap-y-1 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_260px]"
          >
            <Parcel order={order} />
            <NumberField
              order={order}
              number={numbers.get(order.id) ?? ''}
              isRepeated={repeated.has(order.id)}
              showsCourier={courier === ''}
              isFirst={index === 0}
              onType={(text) => type(order.id, text)}
              onKeyDown={(event) => advance(event, index)}
            />
          </li>
        ))}
      </ol>
      {isAsking && unnumbered.length > 0 && (
        <WithoutNumbers
          count={unnumbered.length}
          isPending={isPending}
          onShipNumbered={
            unnumbered.length < orders.length
              ? () => ship(orders.filter((order) => !unnumbered.includes(order)))
              : undefined
          }
          onShipAll={() => ship(orders)}
        />
      )}
    </Dialog>
  );
}

interface NumberProps {
  order: Order;
  number: string;
  /** Another order above has the same number. */
  isRepeated: boolean;
  /** Shows the courier that the number suggests. */
  showsCourier: boolean;
  isFirst: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function NumberField({ order, number, isRepeated, showsCourier, isFirst, onType, onKeyDown }: NumberProps) {
  return (
    <Field
      label={`Αριθμός αποστολής της ${order.orderNumber}`}
      labelHidden
      error={isRepeated ? 'Τον ίδιο αριθμό έχει και παραγγελία πιο πάνω.' : undefined}
      hint={showsCourier ? courierHint(number) : undefined}
    >
      <Input
        size="sm"
        className="code"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        placeholder={order.tracking ?? 'Αριθμός αποστολής'}
        value={number}
        {...(isFirst && { 'data-autofocus': '' })}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

interface WithoutProps {
  count: number;
  isPending: boolean;
  /** Undefined if no order has a number. */
  onShipNumbered: (() => void) | undefined;
  onShipAll: () => void;
}

/** Asks what to do about the orders without a tracking number. */
function WithoutNumbers({ count, isPending, onShipNumbered, onShipAll }: WithoutProps) {
  return (
    <Notice tone="high" className="mt-5">
      {plural(count, 'παραγγελία δεν έχει', 'παραγγελίες δεν έχουν')} αριθμό αποστολής: ο πελάτης δεν θα
      μπορεί να παρακολουθεί το δέμα.
      <span className="mt-2 flex flex-wrap gap-2">
        {onShipNumbered && (
          <Button size="xs" variant="outline" disabled={isPending} onClick={onShipNumbered}>
            Μόνο όσες έχουν αριθμό
          </Button>
        )}
        <Button size="xs" variant="outline" disabled={isPending} onClick={onShipAll}>
          Αποστολή και χωρίς αριθμό
        </Button>
      </span>
    </Notice>
  );
}

function courierHint(typed: string): string | undefined {
  const [likely] = likelyCouriers(typed);
  return likely && couriers[likely].name;
}

function Parcel({ order }: { order: Order }) {
  const { orderNumber, shippingAddress: to, shippingMethod } = order;
  const collected = collectedAtDoor(order);
  return (
    <p className="text-base">
      <span className="code font-medium">{orderNumber}</span>
      <span className="block text-sm text-text-2">
        {shippingMethod === 'installation' && 'Με το συνεργείο, χωρίς αριθμό · '}
        {isCollected(shippingMethod) && 'Παραλαβή από το κατάστημα, χωρίς αριθμό · '}
        {to.fullName} · <span className="num">{formatPostalCode(to.postalCode)}</span> {to.city}
        {collected !== null && (
          <>
            {' '}
            · να εισπραχθούν <b className="num">{formatEuro(collected)}</b>
          </>
        )}
      </span>
    </p>
  );
}
