import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { SearchFacets } from '../contract.ts';
import type { Search } from '../search-address.ts';
import { Filters } from './Filters.tsx';

interface Props {
  search: Search;
  facets: SearchFacets | undefined;
  total: number | undefined;
  onChange: (change: Search) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The filters as a sheet, on a phone; its button tells how many products they leave. */
export function FilterSheet({ search, facets, total, onChange, onClear, onClose }: Props) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Φίλτρα"
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onClear}>
            Καθαρισμός
          </Button>
          <Button onClick={onClose}>
            {total === undefined ? 'Δείτε τα προϊόντα' : `Δείτε ${plural(total, 'προϊόν', 'προϊόντα')}`}
          </Button>
        </>
      }
    >
      <div className="-mt-4.5">
        <Filters search={search} facets={facets} onChange={onChange} />
      </div>
    </Dialog>
  );
}
