import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import type { ComponentType } from 'react';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import { purchasingHref } from '../../../purchasing-search.ts';
import type { Supplier } from '../../contract.ts';
import { useSupplierChanges } from './use-supplier-changes.ts';

const SupplierDialog = lazyPart(() => import('./SupplierDialog.tsx'), 'SupplierDialog');

interface Props {
  /** The supplier that the address opens: its id, or `new`. */
  open: string | undefined;
  onOpen: (supplier?: string) => void;
  About?: ComponentType<{ id: string }>;
}

const columns: RecordColumns<Supplier> = [
  { title: 'Προμηθευτής', cell: ({ name }) => name },
  { title: 'ΑΦΜ', className: 'num hm', cell: ({ afm }) => afm ?? '–' },
  {
    title: 'Επικοινωνία',
    className: 'hm',
    cell: ({ contact, phone, email }) => (
      <span className="grid wrap-anywhere text-text-2">
        {contact}
        {phone !== undefined && <PhoneLink phone={phone} />}
        {email}
        {contact === undefined && phone === undefined && email === undefined && '–'}
      </span>
    ),
  },
  {
    title: 'Προϊόντα',
    className: 'num',
    cell: ({ id, products }) => (
      <TextLink href={purchasingHref({ view: 'suppliers', of: id })}>
        {products === 0 ? 'Προσθήκη' : plural(products, 'προϊόν', 'προϊόντα')}
      </TextLink>
    ),
  },
];

/** From whom the company buys. */
export function SuppliersAdmin({ open, onOpen, About }: Props) {
  const { remove } = useSupplierChanges();
  return (
    <RecordList
      caption="Προμηθευτές"
      query={useQuery(useApi().purchasing.listSuppliers.queryOptions())}
      empty={
        <EmptyState icon={<Truck />} title="Δεν υπάρχουν προμηθευτές" className="px-5">
          Προσθέστε από ποιους αγοράζετε. Όταν εισάγετε τον τιμοκατάλογο ενός προμηθευτή στα προϊόντα, μπαίνει
          εδώ μόνος του, με τους κωδικούς και τις τιμές του.
        </EmptyState>
      }
      nameOf={({ name }) => name}
      columns={columns}
      deletion={({ id, name, products }) => ({
        title: `Διαγραφή: ${name}`,
        description:
          products > 0
            ? `Μαζί διαγράφονται οι κωδικοί και οι τιμές του για ${plural(products, 'προϊόν', 'προϊόντα')}. Τα προϊόντα μένουν.`
            : 'Ο προμηθευτής δεν έχει προϊόντα.',
        action: () => remove.mutateAsync({ supplierId: id }),
      })}
      open={open}
      onOpen={onOpen}
    >
      {(supplier) => <SupplierDialog supplier={supplier} About={About} onClose={() => onOpen()} />}
    </RecordList>
  );
}
