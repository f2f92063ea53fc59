import { CornerDownLeft } from 'lucide-react';
import { ListOption } from '#ui/components/ListOption.tsx';

export interface Choice {
  group: string;
  href: string;
  title: string;
  detail?: string;
}

interface Props {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One option of the palette; the focus stays in the text field. */
export function PaletteOption({ id, choice: { title, detail }, isActive, onPoint, onOpen }: Props) {
  return (
    <ListOption
      id={id}
      isActive={isActive}
      onPoint={onPoint}
      onOpen={onOpen}
      className="min-h-10 gap-3 text-base pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
      {detail !== undefined && <span className="max-w-[50%] truncate text-sm text-text-2">{detail}</span>}
      {isActive && <CornerDownLeft aria-hidden="true" className="icon-sm text-text-3" />}
    </ListOption>
  );
}
