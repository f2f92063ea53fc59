import { BatteryCharging, BatteryFull, Signal, Wifi } from 'lucide-react';
import type { System } from '../system.ts';
import { clockText } from './format.ts';

/** The bars at the top of the drawn phone, which a real one has itself. */
export function StatusBar({ system: { now, battery, link, power } }: { system: System }) {
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
