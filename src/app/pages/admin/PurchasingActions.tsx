import { Plus } from 'lucide-react';
import { readPurchasingSearch } from '#features/catalogue-admin/purchasing-search.ts';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

const labels = {
  receipts: 'Νέα παραλαβή',
  suppliers: 'Νέος προμηθευτής',
  counts: 'Νέα απογραφή',
  prices: 'Νέα αλλαγή τιμών',
};

export function PurchasingActions({ search, onSearch }: ScreenProps) {
  const read = readPurchasingSearch(search);
  if (read.of !== undefined) return null;
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onSearch({ ...read, open: 'new' })}>
      <Plus />
      {labels[read.view ?? 'receipts']}
    </Button>
  );
}
