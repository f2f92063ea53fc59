import { plural } from '#shared/greek.ts';
import { Notice } from '#ui/components/Notice.tsx';

/** The question before products go on sale without what consumers must be shown of their safety; nothing for none. */
export function LacksSafety({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="medium">
      {plural(count, 'προϊόν δεν λέει', 'προϊόντα δεν λένε')} ποιος το κατασκεύασε και ποιος ευθύνεται στην
      Ένωση. Ο νόμος ζητά να φαίνεται πριν πουληθεί σε καταναλωτές. Να βγουν σε πώληση;
    </Notice>
  );
}
