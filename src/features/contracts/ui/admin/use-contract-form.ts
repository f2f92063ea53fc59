import { useState } from 'react';
import { athensDate } from '#shared/dates.ts';
import { useZodForm } from '#ui/form/form.ts';
import { contractForm, contractValues, type ContractCustomer } from '../../contract-form.ts';
import type { OfficeContract } from '../../shown-contract.ts';

/** The form of a new contract or of one that is changed. */
export function useContractForm(
  contract: OfficeContract | undefined,
  customer: ContractCustomer | undefined,
) {
  const [today] = useState(() => athensDate(new Date()));
  return useZodForm(contractForm, contractValues(contract, customer, today));
}

export type ContractFormHandle = ReturnType<typeof useContractForm>;
