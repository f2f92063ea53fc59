import { useId } from 'react';
import type { Frame } from '#features/home-plan/frame.ts';
import { deviceIcons } from '#features/home-plan/ui/plan-icons.ts';
import { PlanMark, type MarkTone } from '#features/home-plan/ui/PlanMark.tsx';
import { networkOf, worst } from '../map-zones.ts';
import type { DeviceStatus, MapDevice, MapZone, Severity, Threat } from '../types.ts';
import { placeThreats, ThreatMarks } from './ThreatMarks.tsx';
import type { MapView } from './views.ts';

const tones: Record<DeviceStatus, MarkTone> = {
  online: 'ok',
  warning: 'warning',
  critical: 'critical',
  offline: 'off',
};

interface Props {
  view: MapView;
  frame: Frame;
  zones: readonly MapZone[];
  devices: readonly MapDevice[];
  threats: readonly Threat[];
  chosenZone: string | null;
  onZone: (id: string) => void;
}

function ZoneShapes({
  zone,
  frame,
  isChosen,
  severity,
  hatch,
  onZone,
}: Pick<Props, 'frame' | 'onZone'> & {
  zone: MapZone;
  isChosen: boolean;
  /** Of its worst threat. */
  severity: Severity | undefined;
  hatch: string;
}) {
  return zone.rooms.map((room) => {
    const { x, y, width, height } = frame.rect(room);
    const inner = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
    return (
      <g key={room.id}>
        {severity && (
          <g className="map-hatch" data-risk={severity}>
            <rect {...inner} fill="currentColor" fillOpacity={0.1} />
            <rect {...inner} fill={`url(#${hatch})`} />
          </g>
        )}
        {/* A short way for the mouse: the buttons below do the same. */}
        <rect
          {...inner}
          className="map-zone"
          data-risk={zone.riskLevel}
          {...(isChosen && { 'data-chosen': true })}
          onClick={() => onZone(zone.id)}
        />
      </g>
    );
  });
}

function Links({ devices, frame }: Pick<Props, 'devices' | 'frame'>) {
  return networkOf(devices).map(({ device, hub }) => {
    const [from, to] = [frame.point(device.position), frame.point(hub.position)];
    return (
      <path
        key={device.id}
        className="map-link"
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        data-status={device.status}
        {...(device.isWireless && { 'data-wireless': true })}
      />
    );
  });
}

/** What the map shows over the plan: zones by their risk, threats, or the network; and always the devices. */
export function MapLayers({ view, frame, zones, devices, threats, chosenZone, onZone }: Props) {
  const id = useId();
  const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
  return (
    <>
      <defs>
        {severities.map((severity) => (
          <pattern
            key={severity}
            id={`${id}${severity}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            className="map-threat"
            data-risk={severity}
          >
            <rect width="2" height="9" fill="currentColor" fillOpacity={0.45} />
          </pattern>
        ))}
      </defs>
      {view !== 'network' &&
        zones.map((zone) => {
          const own = threats.filter(({ areaId }) => areaId === zone.id);
          const severity = worst(own.map((threat) => threat.severity));
          return (
            <ZoneShapes
              key={zone.id}
              zone={zone}
              frame={frame}
              isChosen={zone.id === chosenZone}
              severity={severity}
              hatch={`${id}${severity ?? 'low'}`}
              onZone={onZone}
            />
          );
        })}
      {view === 'network' && <Links devices={devices} frame={frame} />}
      <g className="map-marks">
        {devices.map((device) => (
          <PlanMark
            key={device.id}
            icon={deviceIcons[device.kind]}
            tone={device.isAlone ? undefined : tones[device.status]}
            at={frame.point(device.position)}
          />
        ))}
      </g>
      {view !== 'network' && (
        <ThreatMarks
          placed={placeThreats(threats, devices, zones)}
          frame={frame}
          numbered={view === 'threats'}
        />
      )}
    </>
  );
}
