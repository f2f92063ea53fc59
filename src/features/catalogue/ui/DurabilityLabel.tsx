import { plural } from '#shared/greek.ts';
import type { Guarantee } from '../guarantee.ts';
import { OfficialFile } from './OfficialFile.tsx';

/** The official label of a producer's durability guarantee; nothing without one. */
export function DurabilityLabel({ guarantee: { label, months, giver } }: { guarantee: Guarantee }) {
  if (label === undefined) return null;
  return (
    <OfficialFile
      url={label}
      name={`Επίσημη ετικέτα εγγύησης ανθεκτικότητας: ${plural(months, 'μήνας', 'μήνες')}, από: ${giver}, πέρα από τη νόμιμη των δύο ετών`}
      className="mt-4 max-w-72"
    />
  );
}
