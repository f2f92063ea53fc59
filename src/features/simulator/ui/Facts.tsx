import { LockKeyhole, LockOpen, Moon } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { activeZones, isArmed } from '../guards.ts';
import type { System } from '../system.ts';
import { stateLine } from '../texts.ts';
import { timeText } from './format.ts';
import { NotificationRow } from './NotificationRow.tsx';
import type { Send } from './use-simulation.ts';

interface Props {
  system: System;
  send?: Send | undefined;
  hasPanel: boolean;
}

/** The system's state in words next to the phone, with its notifications. */
export function Facts({ system, send, hasPanel }: Props) {
  const { zones, notifications, battery, lastActivity, phase } = system;
  const facts = [
    ['Κατάσταση', stateLine(phase)],
    ['Ενεργές ζώνες', `${activeZones(system).length} από ${zones.length}`],
    ['Τελευταία δραστηριότητα', timeText(lastActivity)],
    ...(hasPanel ? [['Μπαταρία πίνακα', `${battery}%`]] : []),
  ];
  const isOn = isArmed(system) || phase.name === 'triggered';
  return (
    <>
      <dl className="mt-7 border-t border-line text-base">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-text-2">{name}</dt>
            <dd className="num text-right font-semibold whitespace-normal">{value}</dd>
          </div>
        ))}
      </dl>
      {send && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => send({ type: 'toggle' })}>
            {isOn ? <LockOpen aria-hidden="true" /> : <LockKeyhole aria-hidden="true" />}
            {isOn ? 'Αφόπλιση' : 'Όπλιση'}
          </Button>
          {!isOn && (
            <Button variant="outline" onClick={() => send({ type: 'arm', mode: 'night' })}>
              <Moon aria-hidden="true" />
              Νυχτερινή λειτουργία
            </Button>
          )}
        </div>
      )}
      <section aria-labelledby="notifications" className="mt-9">
        <h2 id="notifications" className="text-lg">
          Ειδοποιήσεις <span className="num text-sm font-medium text-text-3">{notifications.length}</span>
        </h2>
        {notifications.length === 0 ? (
          <p className="mt-2 border-t border-line pt-3 text-base text-text-2">
            Δεν υπάρχουν ειδοποιήσεις ακόμη.
          </p>
        ) : (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
        <p className="mt-3 text-sm text-text-3">
          {send
            ? 'Προσομοίωση. Νέο συμβάν εμφανίζεται τυχαία κάθε λίγα δευτερόλεπτα.'
            : 'Προσομοίωση. Οι ώρες είναι της ιστορίας.'}
        </p>
      </section>
    </>
  );
}
