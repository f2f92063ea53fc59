import type { CSSProperties } from 'react';
import { numberText } from '#shared/decimals.ts';
import type { Camera } from '../contract.ts';
import {
  bands,
  hasWedge,
  metresText,
  nightText,
  reachesOf,
  wakeReachOf,
  wedgePath,
} from '../field-of-view.ts';
import { compressed, cornersOf, outlinePath, placed, thingsIn } from '../view-frames.ts';

/** The drawing's radius of the farthest band, in SVG units. */
const reach = 300;
const shades = ['opacity-55', 'opacity-32', 'opacity-14'];

/**
 * The distances at which a camera identifies, recognises and detects, as installers draw them, on a compressed scale so that
 * the near ones can be read; things of true size stand in it.
 */
export function FieldOfView({ camera }: { camera: Camera }) {
  if (!hasWedge(camera)) return null;
  const distances = reachesOf(camera);
  const farthest = Math.max(...distances);
  const radii = distances.map((distance) => compressed(distance, farthest) * reach);
  const things = thingsIn(camera);
  const halfAngle = (Math.min(camera.hfovDeg, 180) * Math.PI) / 360;
  // With room for the farthest label, «140 m», which a narrow lens has at the drawing's edge.
  const half = Math.max(reach * Math.sin(halfAngle), 90) + 46;
  // A pixel of a phone's screen in the drawing's units, for letters that stay legible there.
  const unit = { '--unit': `${(2 * half) / 358}px` } as CSSProperties;
  return (
    <div className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      {/* The camera is below and looks up. */}
      <svg
        viewBox={`${-half} ${-reach - 8} ${2 * half} ${reach + 22}`}
        style={unit}
        className="max-h-110 w-full overflow-visible print:max-h-44"
        aria-hidden="true"
      >
        <g transform="rotate(-90)">
          {radii.toReversed().map((radius, fromFar) => (
            <path
              key={bands[bands.length - 1 - fromFar]?.name}
              d={wedgePath(radius, camera.hfovDeg)}
              className={`fill-primary ${shades[bands.length - 1 - fromFar] ?? ''}`}
            />
          ))}
          {radii.map((radius, index) => (
            <path
              key={bands[index]?.name}
              d={wedgePath(radius, camera.hfovDeg)}
              className="fill-none stroke-primary-text stroke-1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {things.map((thing) => (
            <path
              key={thing.name}
              d={outlinePath(cornersOf(thing), farthest, reach)}
              className="fill-bg stroke-text stroke-[1.5]"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        {things.map((thing) => {
          const [up, right] = placed([thing.ahead + thing.deep / 2, thing.right], farthest, reach);
          return (
            <text
              key={thing.name}
              x={right}
              y={-up - 7}
              textAnchor="middle"
              className="fill-text text-[length:calc(11*var(--unit))] md:text-[11px]"
            >
              {thing.name}
            </text>
          );
        })}
        {radii.map((radius, index) => (
          <text
            key={bands[index]?.name}
            x={radius * Math.sin(halfAngle) + 5}
            y={-radius * Math.cos(halfAngle) + 5}
            className="num fill-text text-[length:calc(12*var(--unit))] font-semibold md:text-[12px]"
          >
            {metresText(distances[index])}
          </text>
        ))}
        <circle r="6" className="fill-text" />
        <circle r="2" className="fill-bg" />
      </svg>
      <div>
        <dl>
          {bands.map(({ name, use, pixelsPerMetre }, index) => (
            <div
              key={name}
              className="grid grid-cols-[auto_4rem_1fr] items-baseline gap-x-3 border-b border-line py-3 first:pt-0 print:py-1"
            >
              <span aria-hidden="true" className={`size-3 rounded-[2px] bg-primary ${shades[index] ?? ''}`} />
              <dt className="num order-2 font-semibold">{metresText(distances[index])}</dt>
              <dd className="order-3">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-text-3">
                  {use}, {nightText(camera, pixelsPerMetre)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-text-3">
          Οπτικό πεδίο {numberText(camera.hfovDeg)}°, σχέδιο με φως ημέρας. Η κλίμακα είναι συμπιεσμένη
          (τετραγωνική ρίζα της απόστασης) και όσα στέκονται μέσα έχουν το αληθινό τους μέγεθος σε αυτήν.
          {camera.sleeps &&
            ` Με μπαταρία η κάμερα κοιμάται και την ξυπνά ο ανιχνευτής της, έως ${metresText(wakeReachOf(camera))}: πέρα από εκεί δεν αρχίζει να γράφει.`}
        </p>
      </div>
    </div>
  );
}
