import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { addDays, athensDate, formatDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { confirm } from '#ui/confirm/confirm.ts';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { OfficeContract } from '../../shown-contract.ts';
import { contractsHref } from '../../contracts-search.ts';
import { endingDays } from '../../limits.ts';
import { ContractStateBadge } from '../ContractStateBadge.tsx';
import { ContractBills } from './ContractBills.tsx';
import { ContractFacts, WhatFollows } from './ContractFacts.tsx';
import { ContractFiles } from './ContractFiles.tsx';
import type { Decision } from './DecisionDialogs.tsx';
import { contractSubject, useContractUpkeep } from './use-contracts.ts';

const ContractDialog = lazyPart(() => import('./ContractDialog.tsx'), 'ContractDialog');
const DecisionDialog = lazyPart(() => import('./DecisionDialog.tsx'), 'DecisionDialog');

interface Props {
  id: string;
  /** The history of its changes. */
  trail: ReactNode;
}

/** One contract: what was agreed, what comes next, what was billed, and what can be decided. */
export function ContractPage({ id, trail }: Props) {
  const query = useQuery(useApi().contracts.getContract.queryOptions({ input: { contractId: id } }));
  useLiveChanges(['contracts']);
  return (
    <>
      <TextLink href={contractsHref({})} className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-base">
        <ArrowLeft className="icon-sm" />
        Όλα τα συμβόλαια
      </TextLink>
      <QueryView query={query} skeleton={['h-10', 'h-64', 'h-40']} className="grid gap-4">
        {(contract) => <Page contract={contract} trail={trail} />}
      </QueryView>
    </>
  );
}

function Page({ contract, trail }: { contract: OfficeContract; trail: ReactNode }) {
  const [open, setOpen] = useState<Decision | 'edit'>();
  const undoable = useUndoables().get(contractSubject(contract));
  const close = () => setOpen(undefined);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-xl font-semibold wrap-anywhere">{contract.title}</h2>
        <ContractStateBadge state={contract.state} />
        <span className="code text-base text-text-2">{contract.contractNumber}</span>
      </header>
      {undoable && (
        <UndoLine
          subject={contractSubject(contract)}
          undoable={undoable}
          of={contract.contractNumber}
          className="mb-3 justify-between!"
        />
      )}
      <Soon contract={contract} onOpen={setOpen} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <ContractFacts contract={contract} onEdit={() => setOpen('edit')} />
          <ContractBills contract={contract} />
          <Panel>{trail}</Panel>
        </div>
        <div className="grid min-w-0 gap-4 max-lg:order-first">
          <WhatFollows contract={contract} />
          <ContractFiles contract={contract} />
          <Actions contract={contract} onOpen={setOpen} />
        </div>
      </div>
      {open === 'edit' && <ContractDialog contract={contract} onDone={close} onClose={close} />}
      {open !== undefined && open !== 'edit' && (
        <DecisionDialog decision={open} contract={contract} onClose={close} />
      )}
    </>
  );
}

/** What is to be decided within weeks: the price of the anniversary, and the end. */
function Soon({ contract, onOpen }: { contract: OfficeContract; onOpen: (open: Decision) => void }) {
  const { state, anniversary, indexPercent, prices, priceDays, endsOn } = contract;
  const [today] = useState(() => athensDate(new Date()));
  const until = addDays(today, endingDays);
  const isOver = state === 'ended' || state === 'cancelled';
  const isIndexed =
    indexPercent !== undefined &&
    indexPercent > 0 &&
    anniversary <= until &&
    priceDays.includes(anniversary) &&
    !prices.some(({ from }) => from >= anniversary);
  return (
    <>
      {isIndexed && !isOver && (
        <Notice tone="medium" className="mb-3">
          Στις {formatDate(anniversary)} κλείνει χρόνο. Συμφωνημένη αναπροσαρμογή {decimalText(indexPercent)}
          %: ο πελάτης τη μαθαίνει πριν ισχύσει.{' '}
          <Button size="xs" variant="outline" onClick={() => onOpen('price')}>
            Νέα τιμή
          </Button>
        </Notice>
      )}
      {endsOn !== undefined && !isOver && endsOn <= until && (
        <Notice tone="medium" className="mb-3">
          Λήγει στις {formatDate(endsOn)}.{' '}
          <Button size="xs" variant="outline" onClick={() => onOpen('end')}>
            Ανανέωση ή λήξη
          </Button>
        </Notice>
      )}
    </>
  );
}

function Actions({ contract, onOpen }: { contract: OfficeContract; onOpen: (open: Decision) => void }) {
  const navigate = useNavigate();
  const { remove } = useContractUpkeep();
  const { id: contractId, contractNumber, pauses, priceDays, bills, endsOn } = contract;
  const [today] = useState(() => athensDate(new Date()));
  const isOver = endsOn !== undefined && endsOn < today;
  const isResting = pauses.some(({ to }) => to === undefined || to >= today);
  const action = (decision: Decision, label: string) => (
    <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => onOpen(decision)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {priceDays.length > 0 && action('price', 'Νέα τιμή')}
      {!isOver && action('pause', 'Παύση')}
      {isResting && action('resume', 'Συνέχιση')}
      {action('end', isOver ? 'Συνέχιση ή άλλη λήξη' : 'Λήξη')}
      {bills.length === 0 && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: 'Διαγραφή του συμβολαίου;',
              description: `Το ${contractNumber} δεν έχει χρεωθεί και διαγράφεται οριστικά. Αν ο πελάτης το έχει μάθει, ενημερώνεται.`,
              confirmLabel: 'Διαγραφή',
              async action() {
                await remove.mutateAsync({ contractId });
                void navigate({ href: contractsHref({}) });
              },
            })
          }
        >
          <Trash2 />
          Διαγραφή
        </Button>
      )}
    </div>
  );
}
