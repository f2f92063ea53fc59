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
