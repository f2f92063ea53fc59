import { company } from '#shared/company.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { waitedSince } from '../../waiting-time.ts';

/** How long the oldest registration has been waiting, compared with the promised time. */
export function OldestWaiting({ since, now }: { since: string; now: Date }) {
  const { text, isLate } = waitedSince(new Date(since), now);
  const isPromised = company().promises.contactsIn24Hours;
  return (
    <Notice tone={isLate ? 'high' : 'info'} className="mt-4">
      Η παλαιότερη εγγραφή περιμένει <b className="num">{text}</b>
      {!isPromised && '.'}
      {isPromised &&
        (isLate
          ? ': πέρασαν οι 24 ώρες εργάσιμων ημερών μέσα στις οποίες υποσχόμαστε επικοινωνία.'
          : '. Υποσχόμαστε επικοινωνία μέσα σε 24 ώρες, τις εργάσιμες ημέρες.')}
    </Notice>
  );
}
