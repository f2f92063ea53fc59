import type { PropertyType } from '#features/advice/types.ts';
import type { ExampleSystem } from '../../contract.ts';
import { buildings } from './buildings.ts';
import {
  devicesOf,
  facesOf,
  frameOf,
  fromFar,
  pathOf,
  project,
  sectorOf,
  type Device,
  type DeviceKind,
} from './isometric.ts';

/** A device's sign around the origin, six units wide. */
const signs: Readonly<Record<DeviceKind, string>> = {
  camera: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
  contact: 'M-2.6-2.6h5.2v5.2h-5.2Z',
  motion: 'M-4 2.2a4 4.6 0 0 1 8 0Z',
  fire: 'M0-4 4 0 0 4-4 0Z',
  siren: 'M0-4.2 4.2 3.2h-8.4Z',
  control: 'M-3-3.4h6v6.8h-6Z',
};

const keyOf = ({ kind, at }: Device) => `${kind} ${at.join(' ')}`;

/** A device's sign by itself, for a list. */
export function DeviceSign({ kind }: { kind: DeviceKind }) {
  return (
    <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3 shrink-0">
      <path d={signs[kind]} className={`sign-${kind}`} />
    </svg>
  );
}

interface Props {
  propertyType: PropertyType;
  /** What stands in it; empty without. */
  system?: ExampleSystem;
}

/** A building in isometric projection with the devices of a system. */
export function BuildingDrawing({ propertyType, system }: Props) {
  const building = buildings[propertyType];
  const { scale, viewBox } = frameOf(building);
  const devices = system ? devicesOf(system, building) : [];
  const radius = building.ground.w * 0.3;
  const placeOf = ({ kind, at: [x, y] }: Device) => {
    const [left, top] = project(
      x,
      y,
      kind === 'camera' ? building.ground.w * 0.07 : building.ground.w * 0.03,
    );
    return `translate(${Math.round(left * scale)} ${Math.round(top * scale)})`;
  };
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="iso w-full">
      {fromFar(building.blocks).map((block) => {
        const faces = facesOf(block);
        return (
          <g key={[block.x, block.y, block.w, block.d].join(' ')} className={`iso-${block.tone ?? 'wall'}`}>
            <path d={pathOf(faces.left, scale)} className="iso-left" />
            <path d={pathOf(faces.right, scale)} className="iso-right" />
            <path d={pathOf(faces.top, scale)} />
          </g>
        );
      })}
      {devices.map(
        (device) =>
          device.kind === 'camera' && (
            <path key={keyOf(device)} d={pathOf(sectorOf(device, radius), scale)} className="iso-wedge" />
          ),
      )}
      {devices.map((device) => (
        <path
          key={keyOf(device)}
          d={signs[device.kind]}
          transform={`${placeOf(device)} scale(1.25)`}
          className={`sign-${device.kind}`}
        />
      ))}
    </svg>
  );
}
