import { useId, type ReactNode } from 'react';
import { FieldError } from '#ui/form/FieldError.tsx';
import { cx } from '#ui/style/cx.ts';

export interface Choice<Value extends string> {
  value: Value;
  title: string;
  note?: string | undefined;
  icon?: ReactNode;
  /** A drawing as wide as the tile, in the place of an icon. */
  picture?: ReactNode;
}

interface Props<Value extends string> {
  legend: string;
  /** For a question that the step's own heading asks. */
  legendHidden?: boolean;
  choices: readonly Choice<Value>[];
  /** One choice, or any number of them. */
  several?: boolean;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  error?: string | undefined;
  /** The columns from the width of a desk on. */
  columns?: 3 | 4;
}

/** A question answered by tiles: radio buttons or checkboxes with an icon or a drawing and a few words. */
export function ChoiceTiles<Value extends string>({
  legend,
  legendHidden,
  choices,
  several = false,
  chosen,
  onToggle,
  error,
  columns = 4,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset
      {...(several ? { 'data-fault': error === undefined ? undefined : true } : { role: 'radiogroup' })}
      aria-invalid={!several && error !== undefined ? true : undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-3 text-lg font-semibold tracking-head'}>
        {legend}
      </legend>
      <div
        className={cx(
          'grid grid-cols-2 gap-3',
          columns === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4',
          choices.some(({ note }) => note !== undefined) && 'max-sm:grid-cols-1',
        )}
      >
        {choices.map((choice) => (
          <Tile
            key={choice.value}
            choice={choice}
            name={id}
            several={several}
            checked={chosen.includes(choice.value)}
            onToggle={() => onToggle(choice.value)}
          />
        ))}
      </div>
      {error !== undefined && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface TileProps<Value extends string> {
  choice: Choice<Value>;
  name: string;
  several: boolean;
  checked: boolean;
  onToggle: () => void;
}

function Tile<Value extends string>({ choice, name, several, checked, onToggle }: TileProps<Value>) {
  const { value, title, note, icon, picture } = choice;
  return (
    <label
      className={cx(
        'relative flex min-h-14 cursor-pointer flex-col justify-between gap-3 rounded-md border border-line-strong bg-surface p-4 pr-11 transition-colors hover:bg-surface-hover',
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={checked}
        onChange={onToggle}
        className={cx('absolute top-4 right-4', several ? 'tick' : 'radio')}
      />
      {picture !== undefined && <span className="-mr-7 block pt-3">{picture}</span>}
      {icon !== undefined && (
        <span className={cx('[&>svg]:size-7 [&>svg]:stroke-[1.35]', checked && 'text-primary-text')}>
          {icon}
        </span>
      )}
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">{title}</span>
        {note !== undefined && <span className="mt-1 block text-base leading-snug text-text-2">{note}</span>}
      </span>
    </label>
  );
}
