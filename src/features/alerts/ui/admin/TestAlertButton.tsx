import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';

/** Creates a test alert, which shows the whole delivery at work. */
export function TestAlertButton() {
  const send = useMutation(
    useApi().alerts.sendTestAlert.mutationOptions({
      meta: { failure: 'Αποτυχία αποστολής δοκιμαστικής ειδοποίησης', confirms: true },
    }),
  );
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={send.isPending}
      onClick={() =>
        send.mutate({
          title: 'Δοκιμαστική ειδοποίηση',
          message: 'Οι ζωντανές ειδοποιήσεις λειτουργούν.',
          severity: 'medium',
        })
      }
    >
      <BellRing />
      {send.isPending ? 'Αποστολή...' : 'Δοκιμαστική ειδοποίηση'}
    </Button>
  );
}
