import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import type { ComponentType } from 'react';
import { specificationGroups, type SpecificationGroup } from '#shared/specification-keys.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import { directionLabels } from '../../labels.ts';
import type { AdminSpecification } from '../../specifications-contract.ts';
import { useSpecificationChanges } from './use-specification-changes.ts';

const SpecificationDialog = lazyPart(() => import('./SpecificationDialog.tsx'), 'SpecificationDialog');

interface Props {
  /** The key that the address opens, or `new`. */
  open: string | undefined;
  onOpen: (key?: string) => void;
  About?: ComponentType<{ id: string }>;
}

type Row = AdminSpecification & { id: string };

const columns: RecordColumns<Row> = [
  {
    title: 'Χαρακτηριστικό',
    cell: ({ label, unit, isFilter }) => (
      <>
        {label}
        {unit && <span className="font-normal text-text-3">{unit}</span>}
        {isFilter && <Badge>Φίλτρο</Badge>}
      </>
    ),
  },
  {
    title: 'Στη σύγκριση',
    className: 'hm',
    cellClass: 'text-text-2',
    cell: ({ direction }) => (direction === 'none' ? '–' : directionLabels[direction]),
  },
  { title: 'Προϊόντα', className: 'num', cell: ({ products }) => products },
];

/** What products are described by, in the order of their pages: a list for each of the four groups. */
export function SpecificationsAdmin({ open, onOpen, About }: Props) {
  const query = useQuery(useApi().catalogueAdmin.listSpecifications.queryOptions());
  const opened = query.data?.find(({ key }) => key === open);
  return (
    <div className="grid max-w-5xl gap-4">
      <p className="max-w-[72ch] text-base text-text-2">
        Με αυτά περιγράφονται τα προϊόντα, με αυτή τη σειρά, στη σελίδα τους, στη σύγκριση, στη φόρμα και στα
        αρχεία. Όποιο μετονομάσετε αλλάζει όνομα παντού· τα στοιχεία των προϊόντων μένουν όπως είναι.
      </p>
      {specificationGroups.map((group) => (
        <GroupList key={group} group={group} onOpen={onOpen} />
      ))}
      {(open === 'new' || opened) && (
        <SpecificationDialog key={open} specification={opened} About={About} onClose={() => onOpen()} />
      )}
    </div>
  );
}

function GroupList({ group, onOpen }: { group: SpecificationGroup } & Pick<Props, 'onOpen'>) {
  const { remove, order } = useSpecificationChanges();
  const query = useQuery({
    ...useApi().catalogueAdmin.listSpecifications.queryOptions(),
    select: (rows) => rows.flatMap((row): Row[] => (row.group === group ? [{ ...row, id: row.key }] : [])),
  });
  return (
    <RecordList<Row>
      caption={specGroupNames[group]}
      title={specGroupNames[group]}
      query={query}
      empty={
        <EmptyState
          icon={<ListChecks />}
          title="Δεν υπάρχουν χαρακτηριστικά σε αυτή την ομάδα"
          className="px-5"
        >
          Προσθέστε ένα, ή μεταφέρετε εδώ ένα άλλης ομάδας.
        </EmptyState>
      }
      nameOf={({ label }) => label}
      columns={columns}
      mayDelete={({ isNeeded }) => !isNeeded}
      deletion={({ key, label }) => ({
        title: 'Διαγραφή χαρακτηριστικού;',
        description: label,
        action: () => remove.mutateAsync({ key }),
      })}
      order={{
        isPending: order.isPending,
        onMove: (keys, seen) => order.mutate({ keys, seen }),
      }}
      open={undefined}
      onOpen={onOpen}
    >
      {() => null}
    </RecordList>
  );
}
