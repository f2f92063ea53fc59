import { expect, test } from 'vitest';
import { features } from '#features/all.ts';
import { joinTables } from './feature.ts';

test('what features declare is one table, in their order', () => {
  const { messages } = joinTables(features, 'retention');
  expect(messages).toBe(features.contact.retention.messages);
  expect(Object.keys(joinTables(features, 'limits'))).toContain('contact-email');
});

test('two features that declare the same name do not share it silently', () => {
  const copied = { ...features, alerts: { ...features.alerts, limits: features.contact.limits } };
  expect(() => joinTables(copied, 'limits')).toThrow('Two features declare limits contact');
});
