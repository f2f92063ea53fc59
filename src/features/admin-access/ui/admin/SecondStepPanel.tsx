import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { EndSecondStep } from './EndSecondStep.tsx';
import { StartSecondStep } from './StartSecondStep.tsx';

/** Whether sign-in requires a code from a phone besides the password, with the buttons that turn this on and off. */
export function SecondStepPanel() {
  const { data, error, refetch } = useQuery({
    ...useApi().adminAccess.getSecondStep.queryOptions(),
    staleTime: 0,
  });
  const [doing, setDoing] = useState<'start' | 'end'>();
  const done = () => setDoing(undefined);
  return (
    <Panel
      title="Δεύτερο βήμα σύνδεσης"
      action={
        data && (
          <Badge tone={data.isOn ? 'ok' : 'neutral'}>
            {data.isOn ? <ShieldCheck /> : <ShieldOff />}
            {data.isOn ? 'Ενεργό' : 'Ανενεργό'}
          </Badge>
        )
      }
    >
      <p className="text-base text-text-2">
        Μετά τον κωδικό ζητείται ένας εξαψήφιος κωδικός από εφαρμογή στο κινητό. Ένας κωδικός που διέρρευσε
        δεν αρκεί πια για να μπει κανείς.
      </p>
      {error && !data && <ErrorState error={error} className="mt-4" onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading className="mt-4">
          <Skeleton className="h-9 w-40" />
        </Loading>
      )}
      {data?.isOn && (
        <p className="mt-2 text-base text-text-2">
          {data.codesLeft === 1 ? 'Απομένει' : 'Απομένουν'} {plural(data.codesLeft, 'κωδικός', 'κωδικοί')}{' '}
          ανάκτησης.
        </p>
      )}
      {data && !doing && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" variant={data.isOn ? 'outline' : 'primary'} onClick={() => setDoing('start')}>
            {data.isOn ? 'Άλλη εφαρμογή, νέοι κωδικοί' : 'Ενεργοποίηση'}
          </Button>
          {data.isOn && (
            <Button size="sm" variant="danger" onClick={() => setDoing('end')}>
              Απενεργοποίηση
            </Button>
          )}
        </div>
      )}
      {doing === 'start' && <StartSecondStep onDone={done} />}
      {doing === 'end' && <EndSecondStep onDone={done} />}
    </Panel>
  );
}
