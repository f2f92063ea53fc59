import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { WithdrawalNotice } from '../WithdrawalNotice.tsx';
import { DismissWithdrawal } from './DismissWithdrawal.tsx';

/** The withdrawals from the contract for an appointment, each with its dismissal. */
export function AppointmentWithdrawals({ id }: { id: string }) {
  const { data: withdrawals = [] } = useQuery({
    ...useApi().orders.listAppointmentWithdrawals.queryOptions({
      input: { id },
      meta: { title: 'Οι υπαναχωρήσεις δεν φορτώθηκαν' },
    }),
    staleTime: 0,
  });
  if (withdrawals.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <WithdrawalNotice order={{ withdrawals }} of="appointment" byTeam className="w-full" />
      {withdrawals.map((withdrawal) => (
        <DismissWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </div>
  );
}
