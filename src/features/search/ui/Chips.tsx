import { useReadsGross, useSeesPrices } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Chip } from '#ui/components/Chip.tsx';
import type { Understood } from '../contract.ts';
import { activeFilters, withoutUnderstood } from '../filters.ts';
import { useSpecificationFilters } from './use-specification-filters.ts';
import type { Search } from '../search-address.ts';

interface Props {
  search: Search;
  understood: readonly Understood[];
  onChange: (change: Search) => void;
  onClear: () => void;
}

/** The filters in force, each with a button that removes it: those that were understood from the query, then the chosen ones. */
export function Chips({ search, understood, onChange, onClear }: Props) {
  const chosen = activeFilters(search, useSeesPrices(), useReadsGross(), useSpecificationFilters());
  if (understood.length + chosen.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3">
      {understood.length > 0 && <span className="text-base text-text-2">Κατανοήσαμε:</span>}
      {understood.map((one) => (
        <Chip
          key={one.id}
          removeLabel={`Χωρίς το φίλτρο «${one.label}»`}
          onRemove={() => onChange(withoutUnderstood(search, one))}
        >
          {one.label}
        </Chip>
      ))}
      {chosen.map(({ key, label, removal }) => (
        <Chip key={key} removeLabel={`Χωρίς το φίλτρο «${label}»`} onRemove={() => onChange(removal)}>
          {label}
        </Chip>
      ))}
      {chosen.length > 1 && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          Καθαρισμός όλων
        </Button>
      )}
    </div>
  );
}
