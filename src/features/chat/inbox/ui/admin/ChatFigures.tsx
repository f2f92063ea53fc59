import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { figureDuration, waitingAge } from '../../age.ts';
import { inboxHref } from '../../search.ts';
import { hoursText } from '../../../bot/support-hours.ts';
import { useNow } from './use-now.ts';
import { usePresence } from './use-presence.ts';

const HoursDialog = lazyPart(() => import('./HoursDialog.tsx'), 'HoursDialog');

const periods = [
  { value: '7', label: '7 ημέρες' },
  { value: '30', label: '30 ημέρες' },
  { value: '90', label: '90 ημέρες' },
];

/** How quickly customers are answered, what they think of it, and when the support is there. */
export function ChatFigures() {
  const [days, setDays] = useState('30');
  const [editsHours, setEditsHours] = useState(false);
  const now = useNow();
  const { data, error, refetch } = useQuery({
    ...useApi().inbox.getChatFigures.queryOptions({ input: { days: Number(days) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: presence } = usePresence();
  const left = data && data.handedOver - data.answered;
  const seconds = (value: number | undefined) => data && (value === undefined ? '–' : figureDuration(value));
  const rated = data && data.thumbsUp + data.thumbsDown;
  return (
    <div className="grid gap-4">
      <Segmented label="Περίοδος" options={periods} value={days} onValueChange={setDays} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stats boxed>
        <StatCard
          label="Περιμένουν τώρα"
          value={data?.waiting}
          note={data?.waitingSince && waitingAge(new Date(data.waitingSince), now).inWords}
          href={inboxHref({ list: 'new' })}
        />
        <StatCard
          label="Πρώτη απάντηση"
          value={seconds(data?.medianSeconds)}
          note={data && 'Οι μισοί περίμεναν λιγότερο'}
        />
        <StatCard
          label="Οι πιο αργές"
          value={seconds(data?.slowestTenthSeconds)}
          note={data && 'Μία στις δέκα ξεπέρασε αυτό'}
        />
        <StatCard
          label="Ζήτησαν εκπρόσωπο"
          value={data?.handedOver}
          note={
            left === undefined
              ? undefined
              : left === 0
                ? 'Όλοι πήραν απάντηση'
                : `${plural(left, 'έμεινε', 'έμειναν')} χωρίς απάντηση`
          }
        />
      </Stats>
      <Stats boxed>
        <StatCard label="Συνομιλίες" value={data?.conversations} />
        <StatCard
          label="Μόνο με τον βοηθό"
          value={data && data.conversations - data.handedOver}
          note={data && shareText(data.conversations - data.handedOver, data.conversations)}
        />
        <StatCard
          label="Θετικές γνώμες"
          value={data?.thumbsUp}
          note={data && (rated === 0 ? 'Δεν υπάρχουν αξιολογήσεις' : shareText(data.thumbsUp, rated ?? 0))}
        />
        <StatCard
          label="Αναπάντητα από τον βοηθό"
          value={data?.unanswered.length}
          note={data && data.unanswered.length > 0 && 'Διδάξτε του τις απαντήσεις'}
          href={inboxHref({ view: 'bot' })}
        />
      </Stats>
      {presence && (
        <Panel
          title="Ώρες υποστήριξης"
          action={
            <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setEditsHours(true)}>
              <Clock />
              Αλλαγή
            </Button>
          }
        >
          <p className="text-base">{hoursText(presence.hours)}</p>
          <p className="mt-1 text-base text-text-2">
            {presence.isOpen ? 'Τώρα είναι εντός ωραρίου.' : 'Τώρα είναι εκτός ωραρίου.'} Όποιος δηλώνει
            «Είμαι εδώ» δέχεται συνομιλίες κάθε ώρα. Χωρίς διαθέσιμο διαχειριστή, η συνομιλία μένει ως μήνυμα
            επικοινωνίας.
          </p>
        </Panel>
      )}

      {editsHours && presence && <HoursDialog hours={presence.hours} onClose={() => setEditsHours(false)} />}
    </div>
  );
}

const shareText = (part: number, all: number) => (all === 0 ? '' : `${Math.round((part / all) * 100)}%`);
