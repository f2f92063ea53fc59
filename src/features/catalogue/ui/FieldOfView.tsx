import type { Camera } from '../contract.ts';
import { bands, distanceAt, hasWedge, wedgePath } from '../field-of-view.ts';

const metres = new Intl.NumberFormat('el-GR', { maximumSignificantDigits: 2 });
/** The drawing's radius of the farthest band, in SVG units. */
const reach = 230;
const shades = ['opacity-55', 'opacity-32', 'opacity-14'];

/** The distances at which a camera identifies, recognises and detects, drawn to scale as installers do. */
export function FieldOfView({ camera }: { camera: Camera }) {
  if (!hasWedge(camera)) return null;
  const distances = bands.map(({ pixelsPerMetre }) => distanceAt(camera, pixelsPerMetre));
  const farthest = Math.max(...distances);
  const radii = distances.map((distance) => (distance / farthest) * reach);
  const half = reach * Math.sin((Math.min(camera.hfovDeg, 180) * Math.PI) / 360) + 8;
  return (
    <div className="mt-6 grid items-center gap-x-10 gap-y-6 border-t border-line pt-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <svg viewBox={`-12 ${-half} ${reach + 24} ${2 * half}`} className="max-h-85 w-full" aria-hidden="true">
        {radii.toReversed().map((radius, fromFar) => (
          <path
            key={radius}
            d={wedgePath(radius, camera.hfovDeg)}
            className={`fill-primary ${shades[bands.length - 1 - fromFar] ?? ''}`}
          />
        ))}
        {radii.map((radius) => (
          <path
            key={radius}
            d={wedgePath(radius, camera.hfovDeg)}
            className="fill-none stroke-primary-text stroke-1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={`M0 0H${reach}`}
          className="stroke-text-3"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
        <circle r="6" className="fill-text" />
        <circle r="2" className="fill-bg" />
      </svg>
      <div>
        <dl>
          {bands.map(({ name, use }, index) => (
            <div
              key={name}
              className="grid grid-cols-[auto_4rem_1fr] items-baseline gap-x-3 border-b border-line py-3 first:pt-0"
            >
              <span aria-hidden="true" className={`size-3 rounded-[2px] bg-primary ${shades[index] ?? ''}`} />
              <dt className="num order-2 font-semibold">{metres.format(distances[index] ?? 0)} m</dt>
              <dd className="order-3">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-text-3">{use}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-text-3">
          Οπτικό πεδίο {camera.hfovDeg.toLocaleString('el-GR')}°, γραμμική κλίμακα, αποστάσεις με φως ημέρας.
          {camera.irM > 0 && ` Τη νύχτα ο φωτισμός της κάμερας φτάνει έως ${camera.irM} m.`}
        </p>
      </div>
    </div>
  );
}
