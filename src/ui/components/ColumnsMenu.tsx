import { Check, Columns3 } from 'lucide-react';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  /** The columns that can be hidden: key and heading. */
  columns: Readonly<Record<string, string>>;
  /** The keys of the hidden ones, separated by commas, as in the address; undefined if all show. */
  hidden: string | undefined;
  onHide: (hidden: string | undefined) => void;
}

/** The keys of the hidden columns of a list's address. */
export const hiddenColumns = (hidden: string | undefined): ReadonlySet<string> =>
  new Set(hidden?.split(',') ?? []);

/** Shows and hides columns of a table; what is hidden is part of the address, and so of a saved view. */
export function ColumnsMenu({ columns, hidden, onHide }: Props) {
  const off = hiddenColumns(hidden);
  function toggle(key: string) {
    const next = Object.keys(columns).filter((one) => (one === key ? !off.has(one) : off.has(one)));
    onHide(next.join(',') || undefined);
  }
  return (
    <Menu
      align="end"
      heading="Στήλες που φαίνονται"
      items={Object.entries(columns).map(([key, label]) => ({
        label: off.has(key) ? `${label} (κρυμμένη)` : label,
        icon: <Check className={off.has(key) ? 'invisible' : undefined} />,
        onSelect: () => toggle(key),
      }))}
    >
      {/* A phone shows no columns. */}
      <Button size="sm" variant="outline" className="max-sm:hidden">
        <Columns3 />
        Στήλες
      </Button>
    </Menu>
  );
}
