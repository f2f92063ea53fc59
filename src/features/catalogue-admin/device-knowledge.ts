import type { DeviceKind } from '#features/catalogue/device-kinds.ts';
import { deviceKinds } from '#features/catalogue/device-kinds.ts';
import { readDevice, type KnownDevice } from '#features/catalogue/read-device.ts';
import { specText } from '#features/catalogue/spec-text.ts';
import { describeSpecifications } from '#features/catalogue/specifications.ts';
import {
  specificationNamed,
  type SpecificationGroup,
  type SpecificationKey,
} from '#shared/specification-keys.ts';
import type { SpecificationRow } from './contract.ts';
import { parseSpecValue } from './product-form.ts';

/** The group, label and unit of a specification; one that the shop does not know is its own label. */
export const knownSpecification = (key: string): Pick<SpecificationKey, 'key' | 'group' | 'label' | 'unit'> =>
  specificationNamed(key) ?? { key, group: 'technical', label: key, unit: '' };

/** The specifications that the rules of the advice read of a kind, its own name aside. */
export const keysOfKind = (kind: DeviceKind): string[] => {
  const { needs = [], uses = [] } = deviceKinds[kind];
  return [...new Set([...needs.flat(), ...uses])];
};

/** Rows as they are typed, in the stored form. */
function storedOf(rows: readonly SpecificationRow[]) {
  const stored: Partial<Record<SpecificationGroup, Record<string, SpecificationRow['value']>>> = {};
  for (const { group, key, value } of rows)
    (stored[group] ??= {})[key] = typeof value === 'string' ? parseSpecValue(value) : value;
  return stored;
}

type Typed = {
  brand?: string | null | undefined;
  categoryKind?: string | undefined;
  rows: readonly SpecificationRow[];
};

/** What the advice would know of a product that is being typed; undefined if it would not use it. */
export const deviceTyped = ({ brand, categoryKind, rows }: Typed): KnownDevice | undefined =>
  readDevice({ brand: brand ?? '', categoryKind: categoryKind ?? null, specifications: storedOf(rows) });

/** A label within a sentence: «κάμερα», but «UPS». */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('el') + label.slice(1);

const labelsOf = (keys: readonly string[]) =>
  keys.map((key) => inSentence(knownSpecification(key).label)).join(', ');

/** «Ο οδηγός γνωρίζει: κάμερα, 4 MP, 106°», and what is missing, with what follows from it. */
export function knowledgeText(typed: Typed): { knows: string; needed?: string; useful?: string } {
  const device = deviceTyped(typed);
  if (!device) return { knows: 'Ο οδηγός δεν προτείνει αυτό το προϊόν: δεν ξέρει τι είναι.' };
  const { kind, missing } = device;
  const described = describeSpecifications(storedOf(typed.rows));
  const facts = keysOfKind(kind).flatMap((key) => {
    const one = described[key];
    if (!one) return [];
    const said = specText(one);
    // «Ναι» and «Όχι» say nothing without what is asked.
    return /^(Ναι|Όχι)$/.test(said) ? `${inSentence(one.label)}: ${said.toLocaleLowerCase('el')}` : said;
  });
  return {
    knows: `Ο οδηγός γνωρίζει: ${[inSentence(deviceKinds[kind].label), ...facts].join(', ')}.`,
    ...(missing.needed.length > 0 && {
      needed: `Λείπει, και ως τότε δεν το προτείνει: ${labelsOf(missing.needed)}.`,
    }),
    ...(missing.useful.length > 0 && {
      useful: `Χωρίς τιμή, υπολογίζει με την πιο συντηρητική: ${labelsOf(missing.useful)}.`,
    }),
  };
}
