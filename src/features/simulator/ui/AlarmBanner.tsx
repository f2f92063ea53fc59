import { CircleAlert, OctagonAlert, TriangleAlert } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import { secondsLeft } from '../guards.ts';
import type { System, Zone } from '../system.ts';
import { blockedText, causeTitles, secondsText, zoneNames } from '../texts.ts';
import { timeText } from './format.ts';
import type { Send } from './use-simulation.ts';

interface Told {
  tone: 'critical' | 'high' | 'medium';
  title: string;
  text: string;
  actions: readonly { label: string; act: (send: Send) => void }[];
}

const tones = {
  critical: { box: 'bg-critical text-on-critical', icon: OctagonAlert },
  high: { box: 'bg-high text-on-high', icon: TriangleAlert },
  medium: { box: 'bg-medium text-on-medium', icon: CircleAlert },
};

function toldOf(system: System): Told | undefined {
  const { phase, blocked, zones, hasSiren } = system;
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? '';
  if (phase.name === 'triggered') {
    const heard = hasSiren ? 'Η σειρήνα ηχεί' : 'Ειδοποίηση στο κινητό σας';
    const said = phase.confirmed ? 'Επιβεβαιώθηκε από δεύτερο ανιχνευτή' : heard;
    return {
      tone: 'critical',
      title: `${phase.cause === 'intrusion' ? 'Παραβίαση' : causeTitles[phase.cause]}: ${nameOf(phase.zoneId)}`,
      text: `${said} · από τις ${timeText(phase.at)}`,
      actions: [{ label: 'Διακοπή συναγερμού', act: (send) => send({ type: 'disarm' }) }],
    };
  }
  if (phase.name === 'entry') {
    return {
      tone: 'high',
      title: `Είσοδος: ${nameOf(phase.zoneId)}`,
      text: `Συναγερμός σε ${secondsText(secondsLeft(system) ?? 0)}`,
      actions: [{ label: 'Αφόπλιση', act: (send) => send({ type: 'disarm' }) }],
    };
  }
  if (!blocked) return undefined;
  const { mode, zoneIds } = blocked;
  const open = zones.filter(({ id }) => zoneIds.includes(id));
  return {
    tone: 'medium',
    title: `${notReady(open)}: ${zoneNames(open)}`,
    text: blockedText(open, mode),
    actions: [
      { label: 'Παράκαμψη και όπλιση', act: (send) => send({ type: 'arm', mode, bypass: true }) },
      { label: 'Άκυρο', act: (send) => send({ type: 'dismiss' }) },
    ],
  };
}

function notReady(zones: readonly Zone[]): string {
  if (zones.every(({ status }) => status === 'breach'))
    return zones.length === 1 ? 'Ανοιχτή ζώνη' : 'Ανοιχτές ζώνες';
  return zones.length === 1 ? 'Ζώνη εκτός σύνδεσης' : 'Ζώνες που δεν είναι έτοιμες';
}

/** What needs an answer now: the alarm, the entry countdown, or an open zone in the way of arming. */
export function AlarmBanner({ system, send }: { system: System; send?: Send | undefined }) {
  const told = toldOf(system);
  if (!told) return null;
  const { box, icon: Icon } = tones[told.tone];
  return (
    <section aria-label="Χρειάζεται ενέργεια" className={cx('animate-pop-in rounded-lg px-4 py-3', box)}>
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.6]" />
        <div>
          <p className="leading-snug font-semibold">{told.title}</p>
          <p className="num text-sm whitespace-normal">{told.text}</p>
        </div>
      </div>
      {send && (
        <div className="mt-3 flex flex-wrap gap-2">
          {told.actions.map(({ label, act }, index) => (
            <button
              key={label}
              type="button"
              onClick={() => act(send)}
              className={cx(
                'min-h-11 grow rounded-sm border border-current px-3 text-base font-semibold',
                index === 0 ? 'grow-[3]' : 'opacity-90',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
