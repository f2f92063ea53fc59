// Whether a band holds a technician for somebody who only uses an application.
import { withKitPieces } from './kit-pieces.ts';
import { wholeMotion } from './motion.ts';
import type { Catalogue } from './pick.ts';
import { fewestContacts, placesOf, reduced } from './reductions.ts';
import { grossCentsOf, type System } from './system.ts';

/** Whether a technician, doors, rooms and all that was asked beside the alarm fit a band: then nobody is left to put it up himself for one window more. */
export function fitsTechnician(asked: System, catalogue: Catalogue, capCents: number): boolean {
  const { alarm, quantities, solos } = asked;
  if (!alarm) return false;
  const at = placesOf(alarm);
  const motion = wholeMotion(asked.home, quantities[at.motion] ?? 0);
  const lean = reduced(asked, {
    motion,
    floods: 0,
    ...((quantities[at.sirensIn] ?? 0) > 1 && { sirensIn: 1 }),
  });
  const least = reduced(lean, { contacts: fewestContacts(lean, alarm, motion, true) });
  const system = {
    ...least,
    solos: solos.filter(({ need: { ruleId } }) => ruleId !== 'ALM-PHOTO'),
    isInstalled: true,
  };
  return grossCentsOf(withKitPieces(system), catalogue) <= capCents;
}
