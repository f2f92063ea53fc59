import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { OfficeContract } from '../../shown-contract.ts';

/** The subject under which a change of a contract can be undone. */
export const contractSubject = ({ id }: Pick<OfficeContract, 'id'>) => `contract:${id}`;

/** Fetches again what shows contracts. */
export function useRefreshContracts() {
  const queryClient = useQueryClient();
  const { contracts } = useApi();
  return () => queryClient.invalidateQueries({ queryKey: contracts.key() });
}

type Changed = { message: string; contract: OfficeContract; undo: string; isTold: boolean };

/** Shows a contract as the server answered it, confirms the change, and offers to undo it for some seconds. */
function useChanged() {
  const queryClient = useQueryClient();
  const { contracts } = useApi();
  const refresh = useRefreshContracts();
  const { mutateAsync: undoChange } = useMutation(
    contracts.undoContractChange.mutationOptions({
      meta: { title: 'Η αλλαγή δεν αναιρέθηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
      onSettled: refresh,
    }),
  );
  return ({ message, contract, undo, isTold }: Changed) => {
    const { id: contractId } = contract;
    queryClient.setQueryData(contracts.getContract.queryKey({ input: { contractId } }), contract);
    toast({
      title: message,
      ...(isTold && {
        description: contract.customerEmail
          ? 'Ο πελάτης ενημερώνεται με email σε λίγα δευτερόλεπτα.'
          : 'Ο πελάτης δεν έχει email: ενημερώστε τον εσείς.',
      }),
    });
    offerUndo(contractSubject(contract), {
      done: message,
      undo: () => undoChange({ contractId, undo }),
    });
    void refresh();
  };
}

/** The changes of a contract whose customer is told. */
export function useContractChanges() {
  const { contracts } = useApi();
  const onSuccess = useChanged();
  const meta = { title: 'Το συμβόλαιο δεν άλλαξε', inForm: true };
  return {
    create: useMutation(contracts.createContract.mutationOptions({ meta, onSuccess })),
    save: useMutation(contracts.saveContract.mutationOptions({ meta, onSuccess })),
    price: useMutation(contracts.changeContractPrice.mutationOptions({ meta, onSuccess })),
    pause: useMutation(contracts.pauseContract.mutationOptions({ meta, onSuccess })),
    resume: useMutation(contracts.resumeContract.mutationOptions({ meta, onSuccess })),
    end: useMutation(contracts.endContract.mutationOptions({ meta, onSuccess })),
  };
}

const say = ({ message }: { message: string }) => toast({ title: message });

/** What happens to a contract without its customer being told again. */
export function useContractUpkeep() {
  const { contracts } = useApi();
  const refresh = useRefreshContracts();
  return {
    remove: useMutation(
      contracts.deleteContract.mutationOptions({
        meta: { title: 'Το συμβόλαιο δεν διαγράφηκε' },
        onSuccess: say,
        onSettled: refresh,
      }),
    ),
    release: useMutation(
      contracts.releaseBill.mutationOptions({
        meta: { title: 'Οι ημέρες δεν χρεώνονται ξανά' },
        onSuccess: say,
        onSettled: refresh,
      }),
    ),
  };
}
