import { secondsText } from '../texts.ts';
import { countdownSeconds } from '../guards.ts';
import type { System } from '../system.ts';

/** Tells a screen reader what happens: politely, except for the alarm. */
export function Announcer({ system, caption }: { system: System; caption?: string | undefined }) {
  const { phase, notifications } = system;
  const newest = notifications[0];
  const told = newest ? `${newest.title}: ${newest.text}.` : '';
  const isAlarm = newest?.severity === 'critical';
  const leaving =
    phase.name === 'exit' ? `Αντίστροφη μέτρηση εξόδου: ${secondsText(countdownSeconds(phase) ?? 0)}.` : '';
  return (
    <div className="sr-only">
      <p aria-live="polite">{[caption, isAlarm ? '' : told, leaving].filter(Boolean).join(' ')}</p>
      <p role="alert">{isAlarm ? told : ''}</p>
    </div>
  );
}
