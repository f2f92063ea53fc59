import type { DeviceKind, HomePlan, PlanDevice } from '#features/home-plan/types.ts';
import { draw } from '#shared/chance.ts';
import type { Severity, Threat, ThreatType } from './types.ts';

/** What may happen to or be reported by a kind of device. */
type Incident = {
  type: ThreatType;
  severity: Severity;
  description: string;
  /** Whether it can happen to this device of this plan; always, if not said. */
  isOf?: (device: PlanDevice, plan: HomePlan) => boolean;
};

const onBattery = ({ isWireless, isPlugged }: PlanDevice) => isWireless && !isPlugged;

const incidents: Partial<Record<DeviceKind, readonly Incident[]>> = {
  contact: [
    { type: 'intrusion', severity: 'critical', description: 'Άνοιξε ενώ το σύστημα ήταν οπλισμένο.' },
    {
      type: 'power',
      severity: 'low',
      description: 'Η μπαταρία της επαφής εξαντλείται.',
      isOf: onBattery,
    },
  ],
  motion: [{ type: 'intrusion', severity: 'high', description: 'Κίνηση ενώ το σύστημα ήταν οπλισμένο.' }],
  glass: [{ type: 'intrusion', severity: 'critical', description: 'Ακούστηκε θραύση τζαμιού.' }],
  camera: [
    { type: 'intrusion', severity: 'high', description: 'Άτομο μέσα στο οπτικό πεδίο της κάμερας.' },
    { type: 'tampering', severity: 'high', description: 'Η κάμερα καλύφθηκε ή μετακινήθηκε.' },
  ],
  recorder: [
    { type: 'network', severity: 'medium', description: 'Το καταγραφικό δεν απαντά στο δίκτυο.' },
    {
      type: 'power',
      severity: 'medium',
      description: 'Το καταγραφικό λειτουργεί με το UPS.',
      isOf: (_device, plan) => plan.hasUps === true,
    },
  ],
  panel: [
    {
      type: 'network',
      severity: 'medium',
      description: 'Χάθηκε η σύνδεση με το διαδίκτυο.',
      isOf: (_device, plan) => plan.isOnline !== false,
    },
    {
      type: 'power',
      severity: 'medium',
      description: 'Διακοπή ρεύματος: ο πίνακας λειτουργεί με μπαταρία.',
      isOf: (_device, plan) => plan.hasMains !== false,
    },
  ],
  siren: [{ type: 'tampering', severity: 'high', description: 'Άνοιξε το κάλυμμα της σειρήνας.' }],
  keypad: [{ type: 'tampering', severity: 'medium', description: 'Πέντε λανθασμένοι κωδικοί.' }],
  reader: [{ type: 'tampering', severity: 'medium', description: 'Πέντε λανθασμένες προσπάθειες εισόδου.' }],
  intercom: [{ type: 'tampering', severity: 'medium', description: 'Ανοίχτηκε η εξωτερική μονάδα.' }],
  smoke: [{ type: 'environmental', severity: 'critical', description: 'Ανιχνεύθηκε καπνός.' }],
  gas: [{ type: 'environmental', severity: 'critical', description: 'Ανιχνεύθηκε μονοξείδιο του άνθρακα.' }],
  water: [{ type: 'environmental', severity: 'high', description: 'Ανιχνεύθηκε νερό στο δάπεδο.' }],
  panic: [{ type: 'intrusion', severity: 'critical', description: 'Πατήθηκε το κουμπί πανικού.' }],
};

/** What a threat is, before it has its id and its time. */
export type SimulatedThreat = Pick<
  Threat,
  'type' | 'severity' | 'location' | 'description' | 'areaId' | 'deviceIds'
>;

const areaOf = (plan: HomePlan, { roomId }: PlanDevice) => {
  const room = plan.rooms.find(({ id }) => id === roomId);
  return plan.areas.find(({ id }) => id === room?.areaId);
};

function locationOf(plan: HomePlan, device: PlanDevice): string {
  const area = areaOf(plan, device);
  const name = device.name.charAt(0).toLocaleLowerCase('el') + device.name.slice(1);
  return area ? `${area.name}, ${name}` : device.name;
}

/** Everything that may happen in a home by chance: each incident of each device that reports it. */
export function simulatedThreatsOf(plan: HomePlan): SimulatedThreat[] {
  return plan.devices.flatMap((device) =>
    (device.isAlone ? [] : (incidents[device.kind] ?? []))
      .filter(({ isOf }) => isOf?.(device, plan) ?? true)
      .map(({ isOf: _isOf, ...incident }) => ({
        ...incident,
        location: locationOf(plan, device),
        areaId: areaOf(plan, device)?.id ?? null,
        deviceIds: [device.id],
      })),
  );
}

const detecting: ReadonlySet<DeviceKind> = new Set<DeviceKind>(['contact', 'motion', 'glass']);

/** The test threat: somebody forces the main entrance, or comes before a camera where no detector would notice it. */
export function testThreat(plan: HomePlan): SimulatedThreat {
  const camera = plan.devices.find(({ kind }) => kind === 'camera');
  const [seen] = incidents.camera ?? [];
  if (camera && seen && !plan.devices.some(({ kind }) => detecting.has(kind)))
    return {
      ...seen,
      location: locationOf(plan, camera),
      areaId: areaOf(plan, camera)?.id ?? null,
      deviceIds: [camera.id],
    };
  const area = plan.areas.find(({ type }) => type === 'perimeter') ?? plan.areas[0];
  return {
    type: 'intrusion',
    severity: 'critical',
    location: area?.name ?? 'Κύρια είσοδος',
    description: 'Η πόρτα άνοιξε ενώ το σύστημα ήταν οπλισμένο.',
    areaId: area?.id ?? null,
    deviceIds: plan.devices
      .filter((device) => detecting.has(device.kind) && areaOf(plan, device)?.id === area?.id)
      .map(({ id }) => id),
  };
}

/** Where a network threat strikes: at the recorder, or else at the panel. */
export function networkPlace(plan: HomePlan): Pick<Threat, 'areaId' | 'deviceIds'> {
  const device =
    plan.devices.find(({ kind }) => kind === 'recorder') ?? plan.devices.find(({ kind }) => kind === 'panel');
  return device
    ? { areaId: areaOf(plan, device)?.id ?? null, deviceIds: [device.id] }
    : { areaId: plan.areas[0]?.id ?? null, deviceIds: [] };
}

/** How many times something happened in the demonstration's last day, at most. */
const pastCount = 5;

/** What happened in the day before `at`, by a chance that the instant decides: all of it resolved, the newest first. */
export function pastDayOf(plan: HomePlan, at: number): Threat[] {
  const happenings = simulatedThreatsOf(plan);
  if (happenings.length === 0) return [];
  const past: Threat[] = [];
  for (let count = 0, now = at >>> 0; count < pastCount; count += 1) {
    const which = draw(now);
    const when = draw(which.seed);
    now = when.seed;
    const happening = happenings[Math.floor(which.value * happenings.length)];
    if (!happening) continue;
    // Not within the last hour, which belongs to what the page itself sees.
    const timestamp = new Date(at - (1 + 22.5 * when.value) * 3_600_000).toISOString();
    past.push({ ...happening, id: `past-${count}`, timestamp, isActive: false, origin: 'simulated' });
  }
  return past.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}
