import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import { contractStates } from './enums.ts';

/** Which contracts are listed: those of a state, or that end soon; `visits` lists the visits that are due instead. */
const contractLists = [...contractStates, 'ending', 'due', 'visits'] as const;

/** The address of the office's contracts: the filters of the list, the open one, and the open dialog. */
export const contractsAddress = pageAddress(
  '/admin?tab=contracts',
  {
    state: oneOf(contractLists),
    search: textOf(100),
    customerId: textOf(40),
    page: pageNumber,
    contract: textOf(40),
    /** The form of a new contract, for a customer if one is named; or the bills that are due. */
    dialog: oneOf(['new', 'bills']),
  },
  { visitors: [] },
);

export const { read: readContractsSearch, href: contractsHref } = contractsAddress;

export type ContractsSearch = SearchOf<typeof contractsAddress>;

export const contractsPerPage = 50;
