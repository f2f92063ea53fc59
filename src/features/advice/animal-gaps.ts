// What a large animal leaves without detection: which rooms, and what watches in their place.
import { goesOut, isMotionless } from './animals.ts';
import { allPieces } from './coverage.ts';
import { motionRooms } from './motion.ts';
import { partName, type RuleId } from './rules.ts';
import type { System } from './system.ts';
import { countText, numberText } from './text.ts';

/** What watches where no motion detector can, with where it does. */
const instead = [
  ['ALM-CONTACT', ' σε ανοίγματα'],
  ['ALM-SHUTTER', ''],
  ['ALM-CURTAIN', ' σε μπαλκονόπορτες'],
  ['ALM-GLASS', ''],
] as const;

/** What stands for so many pieces that nobody could hang; undefined of other parts, and where the animal is borne. */
export function animalGapText(system: System, ruleId: RuleId): string | undefined {
  const { alarm, home } = system;
  if (!alarm || !isMotionless(alarm.frame)) return undefined;
  const bears = `αντέχει ζώο ${numberText(home.petKg)} kg που κυκλοφορεί`;
  if (ruleId === 'ALM-CURTAIN')
    return `Χωρίς ανιχνευτή κουρτίνας: ${countText(home.balconyDoors, 'μπαλκονόπορτα', 'μπαλκονόπορτες')}. Κανένας για αυτόν τον πίνακα δεν ${goesOut(home) ? `αντέχει ζώο ${numberText(home.petKg)} kg, μέσα ή στην αυλή` : `μπαίνει έξω από το τζάμι ούτε ${bears}`}.`;
  if (ruleId !== 'ALM-MOTION') return undefined;
  const placed = instead.flatMap(([rule, where]) => {
    const quantity = allPieces(system, rule);
    return quantity > 0
      ? { quantity, text: `${countText(quantity, partName(rule, 1), partName(rule, 2))}${where}` }
      : [];
  });
  const watches = placed.length === 1 && placed[0]?.quantity === 1 ? 'φυλάει' : 'φυλάνε';
  return `Χωρίς ανιχνευτή κίνησης: ${motionRooms(home)}. Κανένας για αυτόν τον πίνακα δεν ${bears}.${
    placed.length > 0 ? ` Στη θέση τους ${watches}: ${placed.map(({ text }) => text).join(', ')}.` : ''
  } Επαφή σε εσωτερική πόρτα που μένει κλειστή, ως δική της ζώνη, δείχνει όποιον περνά: δεν είναι στην πρόταση.`;
}
