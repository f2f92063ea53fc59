import { plural } from '#shared/greek.ts';
import type { MapDevice, Threat } from '../types.ts';
import { clockTime } from './clock.ts';

const dayMs = 24 * 3_600_000;
const hours = [24, 18, 12, 6, 0];

interface Props {
  /** When the map was last brought up to date, in milliseconds. */
  now: number;
  threats: readonly Threat[];
  devices: readonly MapDevice[];
}

/** The last 24 hours: when each device was last heard, and every threat, hollow once it is resolved. */
export function DayRibbon({ now, threats, devices }: Props) {
  const placeOf = (instant: string) => 100 * (1 - (now - Date.parse(instant)) / dayMs);
  const isShown = (instant: string | null): instant is string => {
    const place = instant === null ? -1 : placeOf(instant);
    return place >= 0 && place <= 100;
  };
  const heard = devices.flatMap(({ id, lastActivity }) =>
    isShown(lastActivity) ? [{ id, left: placeOf(lastActivity) }] : [],
  );
  const seen = threats.filter(({ timestamp }) => isShown(timestamp));
  return (
    <figure aria-labelledby="day-ribbon">
      <figcaption id="day-ribbon" className="text-lg font-semibold tracking-head">
        Τελευταίο 24ωρο
      </figcaption>
      <div
        role="img"
        aria-label={`Έως τις ${clockTime(now)}: ${plural(seen.length, 'απειλή', 'απειλές')}, σημάδι από ${plural(heard.length, 'συσκευή', 'συσκευές')}`}
        className="mt-3"
      >
        <div className="map-ribbon">
          {heard.map(({ id, left }) => (
            <span key={id} className="map-ribbon-device" style={{ left: `${left}%` }} />
          ))}
          {seen.map(({ id, severity, isActive, timestamp }) => (
            <span
              key={id}
              className="map-ribbon-threat map-threat"
              data-risk={severity}
              {...(!isActive && { 'data-resolved': true })}
              style={{ left: `${placeOf(timestamp)}%` }}
            />
          ))}
        </div>
        <div className="num mt-1 flex justify-between text-xs text-text-3">
          {hours.map((ago) => (
            <span key={ago}>{ago === 0 ? 'τώρα' : `−${ago} ώ.`}</span>
          ))}
        </div>
      </div>
      <p className="mt-2 text-sm text-text-3">
        Κάτω οι συσκευές, όποτε έδωσαν σημάδι για τελευταία φορά· πάνω οι απειλές, κενές όταν λυθούν.
      </p>
    </figure>
  );
}
