import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { freeText, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { oneLine } from '#shared/typed-text.ts';
import { directions } from '#shared/specification-keys.ts';
import { specGroup, specificationKey } from '#features/catalogue/contract.ts';

/** How many keys there may be. */
export const maxSpecificationKeys = 300;
/** How many of them the search filters by. */
export const maxFilters = 10;

/** The fields of a specification that administrators edit. */
export const specificationFields = z.object({
  label: text(60, 'Συμπληρώστε το όνομα του χαρακτηριστικού'),
  unit: z._default(freeText(20), ''),
  group: specGroup,
  direction: z.enum(directions),
  isFilter: z._default(z.boolean(), false),
});

const key = z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(60));
const order = z.array(key).check(z.minLength(1), z.maxLength(maxSpecificationKeys));

const adminSpecification = z.extend(z.omit(specificationKey, { formerly: true }), {
  /** How many products say it, drafts among them. */
  products: z.int(),
  /** The shop came with it, and its rules and texts reckon in its unit. */
  isReady: z.boolean(),
  /** The advice or a page of products reads it, so that it cannot be deleted. */
  isNeeded: z.boolean(),
});

/** What a change says; the id undoes it as long as no other follows, and is missing if nothing changed. */
const undoable = z.object({ message: z.string(), undoId: z.optional(z.int()) });

export type SpecificationFields = z.output<typeof specificationFields>;
export type AdminSpecification = z.infer<typeof adminSpecification>;

/** What products are described by. */
export const specificationsContract = {
  listSpecifications: endpoint.admin
    .get('/admin/specifications', 'What products are described by, and how many products say each')
    .output(z.array(adminSpecification)),
  addSpecification: endpoint.admin
    .post('/admin/specifications', 'Add something that products are described by, as the last of its group')
    .input(specificationFields)
    .output(undoable),
  updateSpecification: endpoint.admin
    .put(
      '/admin/specifications/{key}',
      'Change a specification’s name, unit, group or direction; refused when it is no longer as `seen`',
    )
    .input(z.extend(specificationFields, { key, seen: z.optional(specificationFields) }))
    .output(undoable),
  removeSpecification: endpoint.admin
    .delete('/admin/specifications/{key}', 'Delete a specification that no product says')
    .input(z.object({ key }))
    .output(undoable),
  orderSpecifications: endpoint.admin
    .put(
      '/admin/specification-order',
      'Put the specifications of a group into another order; refused when theirs is no longer as `seen`',
    )
    .input(z.object({ keys: order, seen: z.optional(order) }))
    .output(undoable),
  undoSpecifications: endpoint.admin
    .post('/admin/specifications/undo', 'Undo the last change; refused if another followed')
    .input(z.object({ undoId: wholeNumber(1, 2_147_483_647) }))
    .output(undoable),
};
