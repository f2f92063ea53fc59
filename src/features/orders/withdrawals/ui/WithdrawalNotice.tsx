import { formatDateTime } from '#shared/dates.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Order } from '../../contract.ts';

interface Props {
  order: Pick<Order, 'withdrawals'>;
  /** What was withdrawn from, if not an order. */
  of?: 'appointment';
  /** Shown to administrators instead of the customer. */
  byTeam?: boolean;
  className?: string;
}

/**
 * Shows that somebody has withdrawn from the order, when, and whether it was the customer: the last of the customer's own
 * declarations and the last of another's, so that neither hides the other.
 */
export function WithdrawalNotice({ order: { withdrawals }, ...shown }: Props) {
  const [own, others] = [withdrawals.filter(({ isOwn }) => isOwn), withdrawals.filter(({ isOwn }) => !isOwn)];
  return [own.at(-1), others.at(-1)].map(
    (last) => last && <OneWithdrawal key={String(last.isOwn)} withdrawal={last} {...shown} />,
  );
}

function OneWithdrawal({
  withdrawal: { receivedAt, isOwn, isAwaited, statement, name, email },
  byTeam = false,
  of,
  className,
}: Omit<Props, 'order'> & { withdrawal: Order['withdrawals'][number] }) {
  const at = formatDateTime(new Date(receivedAt));
  return (
    <Notice tone={byTeam || !isOwn ? 'high' : 'info'} className={className}>
      <p>
        {byTeam ? (
          <>
            <b>Δήλωση υπαναχώρησης</b> στις <span className="num">{at}</span> από {name} ({email}).
            {!isOwn &&
              (isAwaited
                ? ' Ο πελάτης δεν την έχει επιβεβαιώσει ακόμη από το email του: μιλήστε μαζί του.'
                : ` Το email δεν είναι ${of ? 'του ραντεβού' : 'της παραγγελίας'}: επιβεβαιώστε με τον πελάτη.`)}
          </>
        ) : isOwn ? (
          <>
            Λάβαμε τη δήλωση υπαναχώρησής σας στις <span className="num">{at}</span>. Θα επικοινωνήσουμε μαζί
            σας.
          </>
        ) : isAwaited ? (
          <>
            Στις <span className="num">{at}</span> λάβαμε δήλωση υπαναχώρησης με το email σας. Επιβεβαιώστε τη
            με τον σύνδεσμο που σας στείλαμε. Αν δεν τη στείλατε εσείς,{' '}
            <TextLink href="/contact">ενημερώστε μας</TextLink>.
          </>
        ) : (
          <>
            Στις <span className="num">{at}</span> λάβαμε δήλωση υπαναχώρησης για αυτή την παραγγελία από άλλο
            email. Αν δεν τη στείλατε εσείς, <TextLink href="/contact">ενημερώστε μας</TextLink>.
          </>
        )}
      </p>
      {statement && <p className="mt-1 whitespace-pre-line wrap-anywhere">«{statement}»</p>}
    </Notice>
  );
}
