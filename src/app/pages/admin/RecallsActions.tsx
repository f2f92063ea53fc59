import { Plus } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

export function RecallsActions({ onSearch }: ScreenProps) {
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onSearch({ recall: 'new' })}>
      <Plus />
      Νέα ανάκληση
    </Button>
  );
}
