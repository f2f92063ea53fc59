import { PlugZap, Unplug, Wrench } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { hallOf, isAlwaysOn } from '../guards.ts';
import type { System } from '../system.ts';
import type { Send } from './use-simulation.ts';

/** Tests that the plan itself does not offer: tampering, a detector that stops answering. */
export function TestButtons({ system, send }: { system: System; send: Send }) {
  const { zones } = system;
  const detector = hallOf(zones) ?? zones[0];
  const silent = zones.find(({ status }) => status === 'offline');
  const losable = zones.find(({ type }) => type === 'camera') ?? zones.findLast((zone) => !isAlwaysOn(zone));
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {detector && (
        <Button variant="outline" size="sm" onClick={() => send({ type: 'tamper', id: detector.id })}>
          <Wrench aria-hidden="true" />
          Παραποίηση: {detector.name}
        </Button>
      )}
      {silent ? (
        <Button variant="outline" size="sm" onClick={() => send({ type: 'online', id: silent.id })}>
          <PlugZap aria-hidden="true" />
          Επανασύνδεση: {silent.name}
        </Button>
      ) : (
        losable && (
          <Button variant="outline" size="sm" onClick={() => send({ type: 'offline', id: losable.id })}>
            <Unplug aria-hidden="true" />
            Απώλεια σύνδεσης: {losable.name}
          </Button>
        )
      )}
    </div>
  );
}
