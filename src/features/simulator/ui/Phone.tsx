import { Bell, ChevronLeft, Volume2, VolumeX, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { System } from '../system.ts';
import { AlarmBanner } from './AlarmBanner.tsx';
import { timeText } from './format.ts';
import { HeadsUp } from './HeadsUp.tsx';
import { ModeButtons } from './ModeButtons.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { StatusBar } from './StatusBar.tsx';
import { StatusRing } from './StatusRing.tsx';
import type { Send } from './use-simulation.ts';
import { ZoneList } from './ZoneList.tsx';

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
            <span className="block text-sm text-text-2">Βίγλα</span>
            <span className="block truncate text-lg font-semibold">{home}</span>
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
