import { ArrowLeft, Ban, Check, PencilLine, RotateCcw, X, BadgeCheck, Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatPostalCode } from '#shared/postal-code.ts';
import { OpenedBy } from '#ui/live/OpenedBy.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import {
  accountTypeLabels,
  type CustomerFile,
  approvalLabels,
  type Customer,
  historyLabels,
} from '../../contract.ts';
import type { CustomerNote } from '../../details-contract.ts';
import { customerHref, customersHref } from '../../customer-search.ts';
import { approvalOf } from '../../rules.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { Invitation } from './Invitation.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerRights } from './CustomerRights.tsx';
import { PricesBadge } from './PricesBadge.tsx';
import { customerSubject, useDecide } from './use-decide.ts';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { MapLink } from '#ui/components/MapLink.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { formatDateTime } from '#shared/dates.ts';

type Address = {
  id: string;
  label: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  phone: string;
};

interface Props {
  customer: CustomerFile;
  notes: readonly CustomerNote[];
  addresses: readonly Address[];
  /** What can be begun for the customer. */
  actions: ReactNode;
  /** The sums above both columns. */
  figures: ReactNode;
  /** What the customer bought, booked and wrote. */
  dealings: ReactNode;
  /** Shown last in the narrow column. */
  more: ReactNode;
}

export function CustomerPage({ customer, notes, addresses, actions, figures, dealings, more }: Props) {
  const [isEditing, setEditing] = useState(false);
  const approval = approvalOf(customer);
  return (
    <div className="mx-auto max-w-350">
      <Head customer={customer} actions={actions} />
      <SameAfm customer={customer} />
      <div className="mt-4">{figures}</div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-4 lg:row-span-2">{dealings}</div>
        <div className="grid min-w-0 gap-4 max-lg:-order-1">
          <CustomerNotes customerId={customer.id} notes={notes} />
          <section aria-label="Στοιχεία">
            <Panel
              title="Στοιχεία"
              action={
                !isEditing && (
                  <Button size="xs" variant="outline" data-edit="" onClick={() => setEditing(true)}>
                    <PencilLine />
                    Επεξεργασία
                  </Button>
                )
              }
            >
              {isEditing ? (
                <CustomerForm customer={customer} onDone={() => setEditing(false)} />
              ) : (
                <CustomerFacts customer={customer} />
              )}
            </Panel>
          </section>
          {addresses.length > 0 && <Addresses addresses={addresses} />}
          {approval === 'approved' && (
            <Panel>
              <CustomerRights customer={customer} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel>
            <CustomerHistory customer={customer} />
          </Panel>
          {more}
        </div>
      </div>
    </div>
  );
}

function Head({ customer, actions }: Pick<Props, 'customer' | 'actions'>) {
  const { id, fullName, companyName, accountType, afm, phone, canViewPrices, account } = customer;
  const approval = approvalOf(customer);
  const decide = useDecide();
  const undoable = useUndoables().get(customerSubject(customer));
  const clickGuard = useClickGuard(`${id} ${approval}`);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Anchor
          href={customersHref({ list: approval }, '/admin?tab=customers')}
          className="inline-flex min-h-7 items-center gap-1.5 text-sm text-text-2 hover:text-text hover:underline pointer-coarse:min-h-11 [&>svg]:size-4"
        >
          <ArrowLeft aria-hidden="true" />
          Όλοι οι πελάτες
        </Anchor>
        <h2 className="text-2xl wrap-anywhere">{fullName}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base text-text-2">
          <ApprovalBadge customer={customer} />
          {approval === 'approved' && <PricesBadge canViewPrices={canViewPrices} />}
          {account !== 'own' && (
            <Badge tone="neutral">{account === 'invited' ? 'Έχει πρόσκληση' : 'Χωρίς λογαριασμό'}</Badge>
          )}
          <span>{companyName ?? accountTypeLabels[accountType]}</span>
          {afm !== undefined && <span className="num">ΑΦΜ {afm}</span>}
          {phone !== undefined && <PhoneLink phone={phone} className="lg:hidden" />}
        </p>
        <OpenedBy record={`customer:${id}`} className="mt-2" />
      </div>
      <div {...clickGuard} className="flex flex-wrap gap-2">
        {undoable ? (
          <UndoLine subject={customerSubject(customer)} undoable={undoable} of={fullName} />
        ) : (
          <>
            {approval === 'approved' && actions}
            {approval === 'approved' && <Invitation customer={customer} />}
            {approval !== 'rejected' && (
              <Button
                size="sm"
                variant="danger"
                data-decision=""
                disabled={decide.isPending}
                onClick={() => decide.reject(customer)}
              >
                {approval === 'approved' ? <Ban /> : <X />}
                {approval === 'approved' ? 'Αναστολή' : 'Απόρριψη'}
              </Button>
            )}
            {approval !== 'approved' && (
              <Button
                size="sm"
                data-decision=""
                pending={decide.isPending}
                pendingLabel="Αποθήκευση..."
                onClick={() => decide.approve(customer)}
              >
                {approval === 'pending' ? <Check /> : <RotateCcw />}
                {approval === 'pending' ? 'Έγκριση' : 'Αποκατάσταση'}
              </Button>
            )}
          </>
        )}
      </div>
    </header>
  );
}

/** Names the other accounts with the same tax number, each with a link. */
function SameAfm({ customer: { sameAfm } }: { customer: CustomerFile }) {
  if (sameAfm.length === 0) return null;
  return (
    <Notice tone="medium" className="mt-4">
      <p className="font-medium">Το ίδιο ΑΦΜ έχει και άλλη εγγραφή:</p>
      <ul className="grid gap-0.5">
        {sameAfm.map(({ id, fullName, email }) => (
          <li key={id}>
            <TextLink href={customerHref(id)}>{fullName}</TextLink>
            {email && ` (${email})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  return (
    <Panel title="Διευθύνσεις παράδοσης">
      <ul className="grid gap-3 text-base">
        {addresses.map(({ id, label, fullName, address, city, postalCode, phone }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-medium">{label || fullName}</strong>
            <MapLink
              address={`${address}, ${formatPostalCode(postalCode)} ${city}`}
              className="block text-text-2"
            />
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const looks = {
  pending: { tone: 'medium', Icon: Clock },
  approved: { tone: 'ok', Icon: BadgeCheck },
  rejected: { tone: 'critical', Icon: X },
} as const;

function ApprovalBadge({ customer }: { customer: Customer }) {
  const approval = approvalOf(customer);
  const { tone, Icon } = looks[approval];
  return (
    <Badge tone={tone}>
      <Icon />
      {approvalLabels[approval]}
    </Badge>
  );
}

function CustomerHistory({ customer: { history, createdAt } }: { customer: CustomerFile }) {
  return (
    <section>
      <h3 className="text-base font-semibold">Ιστορικό</h3>
      <ol className="mt-2 grid gap-2 text-base">
        {history.map(({ event, reason, actorName, at }) => (
          <li key={at + event} className="grid gap-x-4 sm:grid-cols-[160px_1fr]">
            <span className="num text-text-3">{formatDateTime(new Date(at))}</span>
            <span>
              {historyLabels[event]}
              {actorName !== undefined && <span className="text-text-3"> · {actorName}</span>}
              {reason !== undefined && <span className="block text-text-2">{reason}</span>}
            </span>
          </li>
        ))}
        {!history.some(({ event }) => event === 'created') && (
          <li className="grid gap-x-4 sm:grid-cols-[160px_1fr]">
            <span className="num text-text-3">{formatDateTime(new Date(createdAt))}</span>
            <span>Εγγραφή</span>
          </li>
        )}
      </ol>
    </section>
  );
}
