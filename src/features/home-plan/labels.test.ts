import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { labelsOf } from './labels.ts';
import { samplePlan } from './sample-plan.ts';

test('on a phone the name of no room stands under the sign of a device', () => {
  const frame = frameOf(samplePlan);
  const labels = labelsOf(samplePlan, frame);
  expect(labels.size).toBe(6);
  for (const { id, name } of samplePlan.rooms) {
    const label = labels.get(id);
    if (!label) continue;
    // Letters of 15 px, 1.75 times as large on a phone, as are the signs of 14.5 px.
    const [right, top] = [label.x + name.length * 14, label.y - 15 * 1.75 * 0.75];
    const covering = samplePlan.devices.filter(({ position }) => {
      const { x, y } = frame.point(position);
      const [nearX, nearY] = [Math.min(Math.max(x, label.x), right), Math.min(Math.max(y, top), label.y)];
      return Math.hypot(x - nearX, y - nearY) < 14.5 * 1.75;
    });
    expect(
      covering.map((device) => device.name),
      name,
    ).toEqual([]);
  }
});

test('a name stands in the gap between the signs of its room, wherever that is', () => {
  const hall = {
    ...samplePlan.rooms[0],
    id: 'hall',
    name: 'Χολ εισόδου',
    kind: 'hall' as const,
    areaId: null,
  };
  const room = { ...hall, x: 1, y: 1, width: 12, height: 1.3 };
  // One sign at each place where a name usually begins, and nothing between the last two.
  const signs = [1.2, 3, 4.4, 5.8, 7.2, 8.2, 12.8];
  const plan = {
    ...samplePlan,
    rooms: [room],
    zones: [],
    devices: signs.flatMap((x) =>
      samplePlan.devices.slice(0, 1).map((device) => ({ ...device, position: { x, y: 1.65 } })),
    ),
  };
  const frame = frameOf(plan);
  const label = labelsOf(plan, frame).get('hall');
  const [left, right] = [label?.x ?? 0, (label?.x ?? 0) + room.name.length * 8.5];
  const covering = signs.filter((x) => {
    const sign = frame.point({ x, y: 1.65 }).x;
    return sign + 14.5 > left && sign - 14.5 < right;
  });
  expect(covering).toEqual([]);
});
