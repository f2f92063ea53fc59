import { SearchX } from 'lucide-react';
import { company } from '#shared/company.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { contactHref } from '#features/contact/contact-search.ts';
import { offered } from '#shared/offered.ts';

interface Props {
  query: string | undefined;
  /** Filters are chosen that can be removed. */
  isFiltered: boolean;
  /** A notice above says why: other words would not help. */
  isExplained: boolean;
  /** The closest products follow. */
  hasNearest: boolean;
  onClear: () => void;
}

/** Says that nothing was found, and the ways on: fewer filters, the wizard, the categories, and a person. */
export function NothingFound({ query, isFiltered, isExplained, hasNearest, onClear }: Props) {
  const hasWizard = offered().hasWizard;
  return (
    <EmptyState
      icon={<SearchX />}
      title="Δεν βρέθηκαν αποτελέσματα"
      action={
        <div className="flex flex-wrap gap-2.5">
          {isFiltered && <Button onClick={onClear}>Καθαρισμός φίλτρων</Button>}
          {hasWizard && (
            <Button variant={isFiltered ? 'outline' : 'primary'} href="/wizard">
              Οδηγός επιλογής
            </Button>
          )}
          <Button variant="outline" href="/products">
            Όλες οι κατηγορίες
          </Button>
          <Button
            variant="outline"
            href={contactHref(query === undefined ? {} : { subject: `Αναζητώ: ${query}` })}
          >
            Ρωτήστε μας
          </Button>
        </div>
      }
    >
      {isFiltered
        ? 'Κανένα προϊόν δεν συνδυάζει όλα τα φίλτρα που επιλέξατε. '
        : !isExplained && 'Δοκιμάστε λιγότερες ή πιο απλές λέξεις. '}
      Ένας τεχνικός μας μπορεί να σας προτείνει το κατάλληλο: καλέστε{' '}
      <TextLink href={company().phoneHref} className="whitespace-nowrap">
        {company().phone}
      </TextLink>
      .{hasNearest && ' Παρακάτω θα δείτε τα πλησιέστερα προϊόντα.'}
    </EmptyState>
  );
}
