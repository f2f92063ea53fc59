import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, ReceiptEuro } from 'lucide-react';
import { contractsHref, readContractsSearch } from '#features/contracts/contracts-search.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

const ContractDialog = lazyPart(
  () => import('#features/contracts/ui/admin/ContractDialog.tsx'),
  'ContractDialog',
);
const DueBills = lazyPart(() => import('#features/contracts/ui/admin/DueBills.tsx'), 'DueBills');

/** The bills that are due, and a new contract, for the customer whose contracts are listed if they are one's. */
export function ContractsActions({ search, onSearch }: ScreenProps) {
  const read = readContractsSearch(search);
  const { dialog, customerId } = read;
  const navigate = useNavigate();
  const { data: summary, isError } = useQuery(
    useApi().admin.getCustomerSummary.queryOptions({
      input: dialog === 'new' && customerId !== undefined ? { customerId } : skipToken,
      meta: { title: 'Ο πελάτης δεν φορτώθηκε' },
    }),
  );
  const show = (to: typeof dialog) => onSearch({ ...read, dialog: to });
  const customer = summary?.customer;
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => show('bills')}>
        <ReceiptEuro />
        Έκδοση οφειλών
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={() => show('new')}>
        <Plus />
        Νέο συμβόλαιο
      </Button>
      {dialog === 'bills' && <DueBills onClose={() => show(undefined)} />}
      {dialog === 'new' && (customerId === undefined || customer || isError) && (
        <ContractDialog
          customer={customer && { ...customer, name: customer.companyName ?? customer.fullName }}
          onDone={(contract) => void navigate({ href: contractsHref({ contract }) })}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
