import { Plus } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

export function BrandsActions({ onSearch }: ScreenProps) {
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onSearch({ brand: 'new' })}>
      <Plus />
      Νέα μάρκα
    </Button>
  );
}
