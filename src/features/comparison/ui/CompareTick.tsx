import type { ChangeEvent } from 'react';
import { isOn } from '#shared/switches.ts';
import { cx } from '#ui/style/cx.ts';
import { addChosen, chosenIds, removeChosen } from './chosen.ts';

interface Props {
  productId: number;
  name: string;
  onTile?: boolean;
}

/** Shows in a tick whether its product is chosen. Pages are cached, so their HTML never contains it. */
export function showChoice(tick: HTMLInputElement): void {
  tick.checked = chosenIds().includes(Number(tick.value));
}

/** Marks a tick as hydrated, which only React knows. */
function follow(tick: HTMLInputElement | null) {
  if (!tick) return;
  showChoice(tick);
  tick.dataset['live'] = '';
}

function choose({ currentTarget: tick }: ChangeEvent<HTMLInputElement>) {
  const id = Number(tick.value);
  if (tick.checked) addChosen(id);
  else removeChosen(id);
  showChoice(tick);
}

export function CompareTick({ productId, name, onTile }: Props) {
  if (!isOn('comparison')) return null;
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-2 print:hidden',
        onTile
          ? 'absolute right-1 bottom-1 z-1 rounded-sm bg-surface/85 px-2.5 text-xs text-text-2'
          : 'text-base',
      )}
    >
      <input
        type="checkbox"
        name="compare"
        // Otherwise the browser would restore the tick of a product that was removed since.
        autoComplete="off"
        value={productId}
        aria-label={`Σύγκριση: ${name}`}
        ref={follow}
        onChange={choose}
        className="tick"
      />
      Σύγκριση
    </label>
  );
}
