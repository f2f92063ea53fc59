import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';

/** The lists whose filters can be kept under a name. */
export const viewedLists = ['orders', 'customers', 'products'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Views of each list at most. */
export const maxViews = 20;

const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The parameters of the list's address, as in a URL: «status=pending&search=…». */
  filters: z.string(),
  author: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const list = z.enum(viewedLists);

export const viewName = z.object({ name: text(40, 'Δώστε ένα όνομα στην προβολή') });

const filters = z.string().check(z.maxLength(400), z.regex(/^[\w.~%*+=&-]*$/, 'Τα φίλτρα δεν είναι σωστά'));

export const viewsContract = {
  listViews: endpoint.admin
    .get('/admin/views/{list}', 'The views of a list that administrators have saved, by name')
    .input(z.object({ list }))
    .output(z.array(savedView)),
  saveView: endpoint.admin
    .post('/admin/views/{list}', 'Keep the filters of a list under a name, for all administrators')
    .input(z.extend(viewName, { list, filters }))
    .output(z.object({ message: z.string(), id: z.int() })),
  removeView: endpoint.admin
    .delete('/admin/views/{list}/{viewId}', 'Delete a saved view')
    .input(z.object({ list, viewId: wholeNumber(1, 2_147_483_647) }))
    .output(done),
};
