import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { pastDayOf, simulatedThreatsOf, testThreat } from './incidents.ts';
import { areaLabels, deviceTypeLabels, statusLabels, threatLabels } from './labels.ts';
import {
  activeOf,
  calm,
  maxFromAlerts,
  maxShown,
  maxSimulated,
  nextState,
  pulseMs,
  type MapEvent,
  type MapState,
} from './map-state.ts';
import { devicesOf, networkOf, systemCounts, zonesOf } from './map-zones.ts';

const at = Date.parse('2026-11-22T16:42:07Z');
const after = (events: readonly MapEvent[], from: MapState = calm): MapState =>
  events.reduce((state, event) => nextState(state, event, samplePlan), from);
const times = (count: number, event: (index: number) => MapEvent) =>
  Array.from({ length: count }, (_, index) => event(index));
const step = (index: number): MapEvent => ({ type: 'step', at: at + index * 5_000 });
const test1: MapEvent = { type: 'test', at };
const alert = (id: string, type: 'security' | 'order' = 'security'): MapEvent => ({
  type: 'alert',
  alert: {
    id,
    type,
    severity: 'high',
    title: 'Επανειλημμένες αποτυχημένες συνδέσεις',
    message: 'Πέντε λανθασμένοι κωδικοί.',
    timestamp: new Date(at).toISOString(),
  },
});

test('the limits are those of the specification', () => {
  expect([pulseMs, maxSimulated, maxFromAlerts, maxShown]).toEqual([2_000, 15, 10, 8]);
});

test('one step in ten brings a threat; the same seed brings the same ones', () => {
  const opened: MapEvent = { type: 'open', seed: 2026, at };
  let [state, threats] = [after([opened]), 0];
  for (let index = 0; index < 20_000; index += 1) {
    const next = nextState(state, step(index), samplePlan);
    threats += next.count - state.count;
    state = next;
  }
  expect(threats / 20_000).toBeGreaterThan(0.094);
  expect(threats / 20_000).toBeLessThan(0.106);
  const twice = [1, 2].map(() => after([opened, ...times(300, step)]));
  expect(twice[0]).toEqual(twice[1]);
  expect(new Set(twice[0]?.threats.map(({ type }) => type)).size).toBeGreaterThan(2);
});

test('at most 15 invented threats and 10 from alerts are kept, the newest first', () => {
  const state = after([...times(20, () => test1), ...times(14, (index) => alert(`${index}`))]);
  expect(state.threats.filter(({ origin }) => origin === 'simulated')).toHaveLength(15);
  expect(state.threats.filter(({ origin }) => origin === 'alert')).toHaveLength(10);
  expect(state.threats.slice(0, 1).map(({ id }) => id)).toEqual(['alert-13']);
  expect(state.threats.at(-1)?.id).toBe('simulated-6');
  const opened = after([{ type: 'open', seed: 5, at }, ...times(2_000, step)]);
  expect(opened.threats).toHaveLength(15);
});

test('the test threat is a critical intrusion at the main entrance', () => {
  const [threat] = after([test1]).threats;
  expect(threat).toMatchObject({
    type: 'intrusion',
    severity: 'critical',
    location: 'Κύρια είσοδος',
    timestamp: '2026-11-22T16:42:07.000Z',
    isActive: true,
    areaId: 'entrance',
    deviceIds: ['door-contact', 'hall-motion'],
  });
});

test('a security alert is a network threat, once; other alerts are none', () => {
  const state = after([alert('a'), alert('a'), alert('b', 'order')]);
  expect(state.threats).toHaveLength(1);
  expect(state.threats[0]).toMatchObject({ type: 'network', severity: 'high', areaId: 'basement' });
});

test('a threat is active until it is resolved or all are cleared', () => {
  const state = after([test1, test1, test1, { type: 'resolve', id: 'simulated-2' }]);
  expect(activeOf(state).map(({ id }) => id)).toEqual(['simulated-3', 'simulated-1']);
  const cleared = after([{ type: 'clear' }], state);
  expect(activeOf(cleared)).toEqual([]);
  expect(cleared.threats).toHaveLength(3);
});

test('zones, devices and figures follow the active threats', () => {
  const active = activeOf(after([test1]));
  const devices = devicesOf(samplePlan, active, at);
  expect(systemCounts(devices, active)).toEqual({ devices: 13, online: 9, critical: 2, threats: 1 });
  expect(systemCounts(devicesOf(samplePlan, []), [])).toEqual({
    devices: 13,
    online: 11,
    critical: 0,
    threats: 0,
  });
  expect(
    zonesOf(samplePlan, devices, active).map((zone) => [
      zone.name,
      zone.type,
      zone.riskLevel,
      zone.devices.length,
    ]),
  ).toEqual([
    ['Κύρια είσοδος', 'perimeter', 'critical', 3],
    ['Σαλόνι', 'indoor', 'low', 4],
    ['Κήπος', 'outdoor', 'medium', 4],
    ['Υπόγειο', 'other', 'low', 2],
  ]);
  expect(devices.find(({ id }) => id === 'door-contact')).toMatchObject({
    type: 'sensor',
    status: 'critical',
    lastActivity: '2026-11-22T16:42:07.000Z',
  });
  expect(networkOf(devices)).toHaveLength(12);
});

test('nothing happens to a system that it does not have', () => {
  const saysOf = (plan: HomePlan) => simulatedThreatsOf(plan).map(({ description }) => description);
  const wired = { ...samplePlan, devices: samplePlan.devices.map((one) => ({ ...one, isWireless: false })) };
  expect(saysOf(samplePlan).join()).toMatch(/μπαταρία της επαφής/);
  expect(saysOf(wired).join()).not.toMatch(/μπαταρία της επαφής/);
  expect(saysOf(samplePlan).join()).not.toMatch(/UPS|κέντρο λήψης/);
  expect(saysOf({ ...samplePlan, hasUps: true }).join()).toMatch(/UPS/);
  expect(saysOf(samplePlan).join()).toMatch(/σύνδεση με το διαδίκτυο.*Διακοπή ρεύματος/);
  expect(saysOf({ ...samplePlan, isOnline: false }).join()).not.toContain('διαδίκτυο');
  expect(saysOf({ ...samplePlan, hasMains: false }).join()).not.toContain('Διακοπή ρεύματος');
  const onlyCameras = { ...samplePlan, devices: samplePlan.devices.filter(({ kind }) => kind === 'camera') };
  expect(testThreat(onlyCameras)).toMatchObject({ deviceIds: ['living-camera'], areaId: 'living' });
  expect(testThreat(onlyCameras).description).toMatch(/κάμερας/);
  const plugged = {
    ...samplePlan,
    devices: onlyCameras.devices.map((one) => ({ ...one, isWireless: true, isPlugged: true })),
  };
  expect(devicesOf(plugged, []).map(({ batteryLevel }) => batteryLevel)).toEqual([null, null, null, null]);
});

test('a smoke alarm of its own is on the map, and reports nothing to it', () => {
  const smoke = { id: 'smoke-1', name: 'Καπνός', kind: 'smoke', roomId: 'hall', zoneId: null } as const;
  const device = { ...smoke, position: { x: 1, y: 1 }, view: null, isWireless: false, isAlone: true };
  const plan = { ...samplePlan, devices: [...samplePlan.devices, device] };
  const devices = devicesOf(plan, [], at);
  expect(simulatedThreatsOf(plan)).toEqual(simulatedThreatsOf(samplePlan));
  expect(networkOf(devices).some((link) => link.device.id === device.id)).toBe(false);
  expect(devices.at(-1)).toMatchObject({ isAlone: true, batteryLevel: null, lastActivity: null });
  expect(systemCounts(devices, []).online).toBe(11);
});

test('a visitor’s own system is new: nothing in it is in disorder', () => {
  const own = { ...samplePlan, source: 'visitor' as const };
  expect(new Set(devicesOf(own, []).map(({ status }) => status))).toEqual(new Set(['online']));
});

test('the words are those of the shop', () => {
  expect(threatLabels).toEqual({
    intrusion: 'Εισβολή',
    tampering: 'Παραποίηση',
    environmental: 'Περιβάλλον',
    network: 'Δίκτυο',
    power: 'Τροφοδοσία',
  });
  expect(Object.values(statusLabels)).toEqual(['Σε σύνδεση', 'Προειδοποίηση', 'Κρίσιμο', 'Εκτός']);
  expect([Object.keys(areaLabels), Object.keys(deviceTypeLabels)]).toEqual([
    ['perimeter', 'indoor', 'outdoor', 'other'],
    ['camera', 'access_control', 'sensor', 'alarm'],
  ]);
});

test('the style sheet moves nothing', () => {
  const css = readFileSync(new URL('ui/map.css', import.meta.url), 'utf8');
  expect(css).not.toMatch(/@keyframes|\b(?:animation|transition)\b/);
});

test('the last day is behind the page, resolved, and the same for the same moment', () => {
  const past = pastDayOf(samplePlan, at);
  expect(past).toHaveLength(5);
  expect(pastDayOf(samplePlan, at)).toEqual(past);
  for (const { timestamp, isActive } of past) {
    expect(isActive).toBe(false);
    expect(at - Date.parse(timestamp)).toBeGreaterThanOrEqual(3_600_000);
    expect(at - Date.parse(timestamp)).toBeLessThan(24 * 3_600_000);
  }
});
