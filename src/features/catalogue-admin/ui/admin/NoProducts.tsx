import { PackageSearch } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { AdminProductsSearch } from '../../admin-search.ts';

interface Props {
  search: AdminProductsSearch;
  onClear: () => void;
}

export function NoProducts({ search, onClear }: Props) {
  const isFiltered = Boolean(search.search ?? search.categoryId ?? search.show);
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={isFiltered ? 'Δεν βρέθηκαν αποτελέσματα' : 'Δεν υπάρχουν προϊόντα'}
      action={
        isFiltered && (
          <Button variant="outline" size="sm" onClick={onClear}>
            Καθαρισμός φίλτρων
          </Button>
        )
      }
    />
  );
}
