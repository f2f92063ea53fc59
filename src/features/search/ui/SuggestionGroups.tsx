import { SuggestionOption } from './SuggestionOption.tsx';
import { keyOf, type Suggestion } from './use-suggestions.ts';

interface Props {
  id: string;
  options: readonly Suggestion[];
  /** What has been typed; its words are marked. */
  typed: string;
  /** Index of the chosen one; −1 without a choice. */
  active: number;
  onPoint: (index: number) => void;
  onOpen: (option: Suggestion) => void;
}

export function SuggestionGroups({ id, options, typed, active, onPoint, onOpen }: Props) {
  const groups = Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => option.group,
  );
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Προτάσεις"
      className="min-h-0 overflow-y-auto overscroll-contain pb-2 max-md:flex-1 empty:hidden"
    >
      {[...groups].map(([group, ofGroup]) => (
        <div key={group} role="group" aria-label={group || 'Αναζήτηση'}>
          {group !== '' && (
            <p aria-hidden="true" className="px-4.5 pt-3.5 pb-1 text-xs font-medium text-text-3 md:px-6">
              {group}
            </p>
          )}
          {ofGroup.map(({ option, index }) => (
            <SuggestionOption
              key={keyOf(option)}
              id={`${id}-${index}`}
              suggestion={option}
              words={group === '' || typed === '' ? [] : typed.split(/\s+/)}
              isActive={index === active}
              onPoint={() => onPoint(index)}
              onOpen={() => onOpen(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
