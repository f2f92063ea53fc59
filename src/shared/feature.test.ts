import { expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { audited, features } from '#features/all.ts';
import { joinAudited, joinTables, type Feature } from './feature.ts';

test('what features declare is one table, in their order', () => {
  const { messages } = joinTables(features, 'retention');
  expect(messages).toBe(features.contact.retention.messages);
  expect(Object.keys(joinTables(features, 'limits'))).toContain('contact-email');
});

test('two features that declare the same name do not share it silently', () => {
  const copied = { ...features, alerts: { ...features.alerts, limits: features.contact.limits } };
  expect(() => joinTables(copied, 'limits')).toThrow('Two features declare limits contact');
});

test('every audited kind of record has a label and is shown by features of the contract', () => {
  for (const { label, shownBy } of Object.values(audited)) {
    expect(label).not.toBe('');
    expect(shownBy).not.toEqual([]);
    expect(shownBy.filter((name) => !(name in contract))).toEqual([]);
  }
});

test('a feature adds fields to a record of another, but changes no label of its', () => {
  expect(audited.order.fields).toMatchObject({ status: 'Κατάσταση', document: 'Παραστατικό' });
  const copied = { ...features, trending: { audited: { order: { fields: { status: 'Άλλη' } } } } };
  expect(() => joinAudited(copied as never)).toThrow('Two features declare order status');
});

test('what loads late is in the contract', () => {
  const names = Object.values<Feature>(features).flatMap(({ lateEndpoints = [] }) => lateEndpoints);
  expect(names).not.toEqual([]);
  const unknown = names.filter((name) => {
    const [part = '', endpoint] = name.split('.');
    const endpoints = Object(contract)[part];
    return endpoint === undefined ? endpoints === undefined : !(endpoint in Object(endpoints));
  });
  expect(unknown).toEqual([]);
});
