import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { placesOf } from '#shared/postal-places.ts';

export const isPrefix = /^[1-8]\d{0,4}$/;

const prefix = z.string().check(
  z.maxLength(5),
  z.regex(isPrefix, 'Συμπληρώστε 1 έως 5 ψηφία'),
  z.refine((typed) => placesOf(typed).length > 0, 'Κανένας ταχυδρομικός κώδικας δεν αρχίζει έτσι'),
);

/** The prefixes of the postal codes that the technicians serve. */
export const areaPrefixes = z.array(prefix).check(z.maxLength(300));

const area = z.object({ prefixes: z.array(z.string()) });

/** A map in units of its own: `view` is its window as left, top, width and height, and each path a postal area. */
const areaMap = z.object({
  view: z.array(z.number()),
  textSize: z.number(),
  areas: z.array(z.object({ path: z.string(), share: z.enum(['all', 'some', 'none']) })),
  towns: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), toLeft: z.boolean() })),
});

export type AreaMap = z.infer<typeof areaMap>;

/** Where the technicians go as it is shown: nowhere has no text and no map. */
const shownArea = z.object({ text: z.string(), map: z.nullable(areaMap) });

/** The part of the team's contract that says where it goes. */
export const areaContract = {
  getServiceArea: endpoint.anyone
    .get('/service-area', 'Where the technicians go, in words and as a map', {
      shared: true,
    })
    .output(shownArea),
  getInstallationArea: endpoint.admin
    .get(
      '/admin/installation-area',
      'Where the technicians go to install: with what the postal codes there begin',
    )
    .output(area),
  putInstallationArea: endpoint.admin
    .put(
      '/admin/installation-area',
      'Say where the technicians go to install; refused when the area is no longer as `seen`',
    )
    .input(z.object({ prefixes: areaPrefixes, seen: z.optional(areaPrefixes) }))
    .output(z.extend(area, { message: z.string() })),
};
