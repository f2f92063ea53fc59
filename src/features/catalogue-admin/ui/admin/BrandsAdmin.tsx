import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import { factsIn } from '#features/catalogue/legal-facts.ts';
import { missingSafetyText } from '#features/catalogue/product-safety.ts';
import type { AdminBrand } from '../../brands-contract.ts';
import { useBrandChanges } from './use-brand-changes.ts';

const BrandDialog = lazyPart(() => import('./BrandDialog.tsx'), 'BrandDialog');

interface Props {
  /** The brand that the address opens: its id, or `new`. */
  open: string | undefined;
  onOpen: (brand?: string) => void;
  About?: ComponentType<{ id: string }>;
}

const columns: RecordColumns<AdminBrand> = [
  { title: 'Μάρκα', cellClass: 'min-w-20', cell: ({ name }) => name },
  {
    title: 'Κατασκευαστής',
    cellClass: 'text-text-2 wrap-anywhere',
    cell: ({ manufacturerName }) => manufacturerName ?? '–',
  },
  {
    title: 'Λείπουν',
    className: 'hm',
    cellClass: 'text-sm text-text-2 wrap-anywhere',
    cell: (brand) => missingSafetyText(factsIn(brand)) || '–',
  },
  { title: 'Προϊόντα', className: 'num', cell: ({ products }) => products },
];

/** The brands of the products, each with what it says for all of them. */
export function BrandsAdmin({ open, onOpen, About }: Props) {
  const { remove } = useBrandChanges();
  return (
    <div className="grid max-w-5xl gap-4">
      <p className="max-w-[72ch] text-base text-text-2">
        Όσα ζητά ο νόμος για τα προϊόντα μιας μάρκας γράφονται εδώ μία φορά. Ισχύουν για όποιο προϊόν της δεν
        γράφει κάτι δικό του.
      </p>
      <RecordList
        caption="Μάρκες"
        query={useQuery(useApi().catalogueAdmin.listBrands.queryOptions())}
        empty={
          <EmptyState icon={<Tag />} title="Δεν υπάρχουν μάρκες" className="px-5">
            Εμφανίζονται μόλις κάποιο προϊόν γράψει τη μάρκα του.
          </EmptyState>
        }
        nameOf={({ name }) => name}
        columns={columns}
        mayDelete={({ isKept }) => isKept}
        deletion={({ id, name }) => ({
          title: 'Διαγραφή στοιχείων;',
          description: `Τα προϊόντα της «${name}» μένουν, χωρίς τα στοιχεία που έπαιρναν από τη μάρκα.`,
          action: () => remove.mutateAsync({ id }),
        })}
        open={open}
        onOpen={onOpen}
      >
        {(brand) => <BrandDialog brand={brand} About={About} onClose={() => onOpen()} />}
      </RecordList>
    </div>
  );
}
