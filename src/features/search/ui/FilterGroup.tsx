import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-3.5 pb-4">
      <legend className="float-left mb-1 w-full text-base font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface Props {
  label: string;
  checked: boolean;
  /** The number of products that the choice would show; undefined while it is unknown. */
  count: number | undefined;
  onChange: () => void;
}

/** One choice of a filter with its number of products; a choice that would show nothing cannot be taken. */
export function FilterChoice({ label, checked, count, onChange }: Props) {
  const isVain = count === 0 && !checked;
  return (
    <Checkbox
      checked={checked}
      disabled={isVain}
      onChange={onChange}
      className="[&_label]:py-1.5 [&_label]:pointer-coarse:py-3 [&_label>span]:flex [&_label>span]:flex-1 [&_label>span]:justify-between [&_label>span]:gap-3"
    >
      <span className={isVain ? 'text-text-3' : undefined}>{label}</span>
      <span className="num text-sm text-text-3">{count}</span>
    </Checkbox>
  );
}
