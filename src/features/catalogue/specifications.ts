import { specificationKeys, specificationNamed, type Named } from '#shared/specification-keys.ts';
import type { Specification } from './contract.ts';

/** The stored form: group → key → value. */
export type StoredSpecifications = Readonly<Record<string, unknown>>;

/** Specifications that a product's page shows as a chapter of its own: lists of things and of products' codes. */
export const chapterSpecifications: ReadonlySet<string> = new Set(['box', 'contains', 'works_with']);

/** A specification that lists several things in one line: «Κάμερα, βίδες, οδηγός». Commas separate them. */
export const listedIn = (value: Specification['value'] | undefined): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

/** The singular forms of units. */
export const singularUnits: Readonly<Record<string, string>> = { ώρες: 'ώρα', έτη: 'έτος', λεπτά: 'λεπτό' };

/** Zero and a dash mean that the product does not have the feature. */
const isMissing = (value: unknown) => value === 0 || value === '—' || value === '';

const isEntries = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A product's specification values by key, regardless of group; features that the product lacks are left out. What an import kept
 * under the name that people read is under its key: «Οριζόντιο πεδίο θέασης» is `hfov_deg`.
 */
export function flatSpecifications(
  stored: StoredSpecifications,
  named: Named = specificationNamed,
): Map<string, Specification['value']> {
  const flat = new Map<string, Specification['value']>();
  const entries = Object.entries(stored).flatMap(([name, value]) =>
    isEntries(value) ? Object.entries(value) : [[name, value] as const],
  );
  for (const [name, value] of entries) {
    const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isValue && !isMissing(value)) flat.set(named(name)?.key ?? name, value);
  }
  return flat;
}

/**
 * A product's specifications with labels, units and groups, in reading order. One that the shop does not know is its own label
 * and comes last, in the technical group.
 */
export function describeSpecifications(stored: StoredSpecifications): Record<string, Specification> {
  const values = flatSpecifications(stored);
  const described: Record<string, Specification> = {};
  for (const { key, label, unit, group } of specificationKeys()) {
    const value = values.get(key);
    if (value === undefined) continue;
    const fitting = value === 1 ? (singularUnits[unit] ?? unit) : unit;
    described[key] = { label, value, ...(fitting && { unit: fitting }), group };
    values.delete(key);
  }
  for (const [key, value] of values) described[key] = { label: key, value, group: 'technical' };
  return described;
}
