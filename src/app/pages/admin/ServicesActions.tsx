import { Plus } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

export function ServicesActions({ onSearch }: ScreenProps) {
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onSearch({ service: 'new' })}>
      <Plus />
      Νέα υπηρεσία
    </Button>
  );
}
