import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';

const prefix = z.string().check(z.maxLength(5), z.regex(/^[1-8]\d{0,4}$/, 'Συμπληρώστε 1 έως 5 ψηφία'));

/** The prefixes of the postal codes that the technicians serve. */
export const areaPrefixes = z.array(prefix).check(z.maxLength(300));

const area = z.object({ prefixes: z.array(z.string()) });

/** The part of the team's contract that says where it goes. */
export const areaContract = {
  getServiceArea: endpoint.anyone
    .get('/service-area', 'Where the technicians go: with what the postal codes there begin', {
      shared: true,
    })
    .output(area),
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
