import { audited, features } from '#features/all.ts';
import type { Feature } from '#shared/feature.ts';
import { plural } from '#shared/greek.ts';
import { keepingText } from '#shared/retention.ts';
import type { Row } from './privacy-tables.ts';

const declared = Object.entries<Feature>(features);

const time = (seconds: number) =>
  seconds % 3600 === 0
    ? plural(seconds / 3600, 'ώρα', 'ώρες')
    : plural(Math.ceil(seconds / 60), 'λεπτό', 'λεπτά');

/** Name, feature, and how often something may be tried. */
export const limitRows: readonly Row[] = declared.flatMap(([feature, { limits = {} }]) =>
  Object.entries(limits).map(([name, { points, seconds, blockSeconds, maxDelaySeconds }]): Row => {
    const then = blockSeconds
      ? `, μετά φραγή για ${time(blockSeconds)}`
      : maxDelaySeconds
        ? `, μετά καθυστέρηση έως ${time(maxDelaySeconds)}`
        : '';
    return [name, feature, `${points} σε ${time(seconds)}${then}`];
  }),
);

/** Name, feature, data, and how long it is stored. */
export const retentionRows: readonly Row[] = declared.flatMap(([feature, { retention = {} }]) =>
  Object.entries(retention).map(([name, rule]): Row => [name, feature, rule.data, keepingText(rule)]),
);

/** Name, label, declaring features, and fields with their labels. */
export const auditRows: readonly Row[] = Object.entries(audited).map(([entity, { label, fields }]) => [
  entity,
  label,
  declared.flatMap(([feature, one]) => (one.audited && entity in one.audited ? feature : [])).join(', '),
  Object.entries(fields)
    .map(([field, word]) => `${field}: ${word}`)
    .join(' · '),
]);

/** A feature of the contract, and the records after whose change other administrators' screens fetch it again. */
export const liveRows: readonly Row[] = [
  ...new Set(Object.values(audited).flatMap(({ shownBy }) => shownBy)),
].map((shown) => [
  shown,
  Object.entries(audited)
    .flatMap(([entity, { shownBy }]) => (shownBy.includes(shown) ? entity : []))
    .join(', '),
]);

/** Feature, what alerts are about, and the events that alert a customer. */
export const alertRows: readonly Row[] = declared.flatMap(
  ([feature, { subjects = [], customerAlerts = [] }]) =>
    subjects.length + customerAlerts.length > 0
      ? [[feature, subjects.join(', '), customerAlerts.join(', ')]]
      : [],
);

/** Feature, and what of the contract loads late. */
export const lateRows: readonly Row[] = declared.flatMap(([feature, { lateEndpoints }]) =>
  lateEndpoints ? [[feature, lateEndpoints.join(', ')]] : [],
);
