import { plural } from '#shared/greek.ts';
import { adminProductsPerPage } from '../../admin-search.ts';

export function ListCount({ page = 1, total }: { page?: number | undefined; total: number }) {
  const first = (page - 1) * adminProductsPerPage + 1;
  return (
    <p role="status" className="num ml-auto text-sm text-text-2">
      {total > adminProductsPerPage
        ? `${first}–${Math.min(total, first + adminProductsPerPage - 1)} από ${total}`
        : plural(total, 'προϊόν', 'προϊόντα')}
    </p>
  );
}
