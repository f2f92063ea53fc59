import { plural } from '#shared/greek.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { cx } from '#ui/style/cx.ts';
import { zoneIcons } from '#features/home-plan/ui/plan-icons.ts';
import { isAlwaysOn } from '../guards.ts';
import type { System, Zone } from '../system.ts';
import { zoneState } from '../texts.ts';
import { agoText } from './format.ts';
import type { Send } from './use-simulation.ts';

interface Props {
  system: System;
  send?: Send | undefined;
}

export function ZoneList({ system, send }: Props) {
  const { zones } = system;
  const count = (status: Zone['status']) => zones.filter((zone) => zone.status === status).length;
  const [secure, breach, offline] = [count('secure'), count('breach'), count('offline')];
  const isCalm = isResting(system) || zones.every(({ status, bypassed }) => status !== 'breach' || bypassed);
  const summary = [
    secure === 1 ? '1 ασφαλής' : `${secure} ασφαλείς`,
    breach > 0 && openText(breach, isCalm),
    offline > 0 && `${offline} εκτός`,
  ];
  return (
    <section aria-labelledby="zones">
      <div className="flex items-baseline justify-between px-1">
        <h2 id="zones" className="text-base">
          Ζώνες
        </h2>
        <span className="text-sm text-text-2">{summary.filter(Boolean).join(' · ')}</span>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} system={system} send={send} />
        ))}
      </ul>
    </section>
  );
}

const isResting = ({ phase }: System) => phase.name === 'disarmed' || phase.name === 'exit';

function openText(count: number, isCalm: boolean): string {
  return isCalm ? plural(count, 'ανοιχτή', 'ανοιχτές') : plural(count, 'παραβίαση', 'παραβιάσεις');
}

/** A zone's colour and what is said next to its name. */
function looksOf(zone: Zone, system: System): { text: string; colour: string } {
  const said = zoneState(zone, system);
  const ago = zone.lastTriggered === null ? '' : ` · ${agoText(zone.lastTriggered, system.now)}`;
  if (zone.status === 'breach' && zone.bypassed) {
    return { text: `${said} · παρακάμπτεται`, colour: 'text-medium-text' };
  }
  if (zone.status === 'breach') {
    return { text: said + ago, colour: isResting(system) ? 'text-medium-text' : 'text-critical-text' };
  }
  if (zone.status === 'offline') return { text: said, colour: 'text-medium-text' };
  if (zone.bypassed) return { text: 'Παρακάμπτεται ως την αφόπλιση', colour: 'text-medium-text' };
  if (isAlwaysOn(zone)) return { text: `Πάντα ενεργή${ago}`, colour: 'text-ok-text' };
  if (!zone.armed) return { text: 'Αφοπλισμένη', colour: 'text-text-3' };
  return { text: said + ago, colour: 'text-ok-text' };
}

function ZoneRow({ zone, system, send }: Props & { zone: Zone }) {
  const { text, colour } = looksOf(zone, system);
  const Icon = zoneIcons[zone.type];
  const isBreach = zone.status === 'breach';
  return (
    <li className="flex min-h-15 items-center gap-3 px-1 py-2">
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-md transition-colors',
          !isBreach && 'bg-surface text-text-2',
          isBreach && (isResting(system) || zone.bypassed ? 'bg-medium-soft' : 'bg-critical-soft'),
          isBreach && colour,
        )}
      >
        <Icon aria-hidden="true" className="size-5 stroke-[1.6]" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-base leading-snug font-medium">{zone.name}</span>
        <span className={cx('block text-sm leading-snug', colour)}>{text}</span>
      </span>
      <Switch
        aria-label={`Όπλιση ζώνης: ${zone.name}`}
        checked={zone.armed || isAlwaysOn(zone)}
        disabled={send && isAlwaysOn(zone)}
        aria-disabled={!send || undefined}
        onChange={(event) => send?.({ type: 'use-zone', id: zone.id, armed: event.target.checked })}
      />
    </li>
  );
}
