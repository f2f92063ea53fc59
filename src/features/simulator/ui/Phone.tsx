import { company } from '#shared/company.ts';
import {
  Bell,
  ChevronLeft,
  Volume2,
  VolumeX,
  X,
  BatteryCharging,
  BatteryFull,
  Signal,
  Wifi,
  House,
  LockKeyhole,
  LockOpen,
  Moon,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { System, Mode } from '../system.ts';
import { AlarmBanner } from './AlarmBanner.tsx';
import { timeText, clockText } from './format.ts';
import { HeadsUp } from './HeadsUp.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { StatusRing } from './StatusRing.tsx';
import type { Send } from './use-simulation.ts';
import { ZoneList } from './ZoneList.tsx';
import { modeOf } from '../guards.ts';
import { modeHints, modeNames } from '../texts.ts';

interface Props {
  system: System;
  home: string;
  /** Its buttons are disabled while a story plays. */
  send?: Send | undefined;
  sound: { isOn: boolean; toggle: () => void };
}

/** The phone with its app; on a phone the app alone. */
export function Phone({ system, home, send, sound }: Props) {
  const [isListOpen, setListOpen] = useState(false);
  return (
    <section
      aria-label="Η εφαρμογή"
      data-theme="dark"
      className="simulator-phone mx-auto flex w-full flex-col overflow-hidden bg-bg max-sm:min-h-dvh"
    >
      <StatusBar system={system} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <HeadsUp system={system} />
        <header className="flex items-center gap-1 px-5 pt-2 pb-1">
          <p className="min-w-0 flex-1 leading-snug">
            <span className="block text-sm text-text-2">{company().name}</span>
            <span className="block text-lg leading-tight font-semibold wrap-anywhere">{home}</span>
          </p>
          <IconButton
            label="Ήχος"
            aria-pressed={sound.isOn}
            onClick={sound.toggle}
            className="rounded-full! bg-surface"
          >
            {sound.isOn ? <Volume2 /> : <VolumeX />}
          </IconButton>
          <IconButton
            label={system.unread > 0 ? `Ειδοποιήσεις, ${system.unread} νέες` : 'Ειδοποιήσεις'}
            aria-expanded={isListOpen}
            count={system.unread}
            countTone="critical"
            onClick={() => {
              setListOpen(!isListOpen);
              send?.({ type: 'read' });
            }}
            className="rounded-full! bg-surface"
          >
            <Bell />
          </IconButton>
          <IconButton
            label="Έξοδος στο κατάστημα"
            href="/"
            className="simulator-exit rounded-full! bg-surface"
          >
            <X />
          </IconButton>
        </header>
        {isListOpen ? (
          <Notifications system={system} onClose={() => setListOpen(false)} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          <div tabIndex={0} className="simulator-scroll min-h-0 flex-1 overflow-y-auto px-4 pb-6">
            <StatusRing system={system} onToggle={send && (() => send({ type: 'toggle' }))} />
            <p className="num mb-3 text-center text-sm text-text-2">
              Τελευταία δραστηριότητα {timeText(system.lastActivity)}
            </p>
            <div className="grid gap-3">
              <ModeButtons system={system} send={send} />
              <AlarmBanner system={system} send={send} />
              <ZoneList system={system} send={send} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Notifications({ system: { notifications }, onClose }: { system: System; onClose: () => void }) {
  return (
    <section aria-labelledby="phone-notifications" className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
      <button
        type="button"
        onClick={onClose}
        className="-ml-1.5 flex min-h-11 items-center gap-1 text-base font-medium text-primary-text"
      >
        <ChevronLeft aria-hidden="true" className="icon" />
        Πίσω στις ζώνες
      </button>
      <h2 id="phone-notifications" className="mb-1 text-lg">
        Ειδοποιήσεις
      </h2>
      {notifications.length === 0 ? (
        <p className="text-text-2">Δεν υπάρχουν ειδοποιήσεις.</p>
      ) : (
        <ul className="divide-y divide-line">
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The bars at the top of the drawn phone, which a real one has itself. */
function StatusBar({ system: { now, battery, link, power } }: { system: System }) {
  const Battery = power === 'mains' ? BatteryFull : BatteryCharging;
  return (
    <div
      aria-hidden="true"
      className="relative flex h-12 shrink-0 items-center justify-between px-7 pt-1.5 text-base font-semibold max-sm:hidden"
    >
      <span className="num">{clockText(now)}</span>
      <span className="absolute top-2.5 left-1/2 h-7 w-24 -translate-x-1/2 rounded-full bg-black" />
      <span className="flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:stroke-[1.75]">
        <Signal />
        {link === 'wifi' ? <Wifi /> : <span className="text-2xs">4G</span>}
        <span className="num">{battery}%</span>
        <Battery />
      </span>
    </div>
  );
}

const modes: readonly { mode: Mode; icon: LucideIcon }[] = [
  { mode: 'away', icon: LockKeyhole },
  { mode: 'home', icon: House },
  { mode: 'night', icon: Moon },
  { mode: 'disarmed', icon: LockOpen },
];

/** Without `send` they only show the mode. */
function ModeButtons({ system, send }: { system: System; send?: Send | undefined }) {
  const current = modeOf(system.phase);
  const isAlarm = system.phase.name === 'entry' || system.phase.name === 'triggered';
  return (
    <div role="group" aria-label="Λειτουργία" className="grid grid-cols-4 gap-2">
      {modes.map(({ mode, icon: Icon }) => {
        const isOff = !send || (isAlarm && mode !== 'disarmed');
        return (
          <button
            key={mode}
            type="button"
            title={mode === 'disarmed' ? undefined : modeHints[mode]}
            aria-pressed={mode === current}
            aria-disabled={isOff || undefined}
            onClick={() => {
              if (!isOff) send(mode === 'disarmed' ? { type: 'disarm' } : { type: 'arm', mode });
            }}
            className="flex min-h-15 flex-col items-center justify-center gap-1 rounded-lg bg-surface px-1 text-sm font-medium text-text transition-colors hover:bg-surface-hover aria-disabled:cursor-default aria-pressed:bg-ink aria-pressed:text-on-ink-btn"
          >
            <Icon aria-hidden="true" className="size-4.5 stroke-[1.6]" />
            {modeNames[mode]}
          </button>
        );
      })}
    </div>
  );
}
