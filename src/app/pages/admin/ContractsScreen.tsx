import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { readContractsSearch } from '#features/contracts/contracts-search.ts';
import { ContractPage } from '#features/contracts/ui/admin/ContractPage.tsx';
import { ContractsAdmin } from '#features/contracts/ui/admin/ContractsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The contracts, or the one that is open. */
export function ContractsScreen({ search, onSearch }: ScreenProps) {
  const read = readContractsSearch(search);
  return read.contract === undefined ? (
    <ContractsAdmin search={read} onSearch={onSearch} />
  ) : (
    <ContractPage
      key={read.contract}
      id={read.contract}
      trail={<AuditTrail entity="contract" entityId={read.contract} />}
    />
  );
}
