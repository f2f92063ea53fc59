import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { contractsContract } from '../contract.ts';
import { makeBills, releaseBill } from './bill-actions.ts';
import { createContract, removeContract, undoChange, type Announced } from './change-actions.ts';
import { changePrice, endContract, pauseContract, resumeContract, saveContract } from './decide-actions.ts';
import { readFile, readOwnFile, removeFile } from './files.ts';
import { readContract, readContracts, readDueBills, readDueVisits, readFigures, readOwn } from './read.ts';

const contracts = implement(contractsContract).$context<ApiContext>().use(guard);

/** A handler that answers with a sentence, the contract as it is then, and what was announced. */
const changes =
  <Input extends { contractId: string }>(
    message: string,
    action: (context: ApiContext, input: Input) => Promise<Announced>,
  ) =>
  async ({ context, input }: { context: ApiContext; input: Input }) => {
    const announced = await action(context, input);
    return { message, ...announced, contract: await readContract(context, input.contractId) };
  };

export const contractsApi = contracts.router({
  listOwnContracts: contracts.listOwnContracts.handler(({ context }) => {
    const customer = context.viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
    return readOwn(context, customer.id);
  }),

  readOwnContractFile: contracts.readOwnContractFile.handler(call(readOwnFile)),

  listContracts: contracts.listContracts.handler(({ context, input }) => readContracts(context, input)),
  readContractFigures: contracts.readContractFigures.handler(({ context, input }) =>
    readFigures(context, input),
  ),
  listDueContractVisits: contracts.listDueContractVisits.handler(({ context }) => readDueVisits(context)),
  listDueBills: contracts.listDueBills.handler(({ context }) => readDueBills(context)),
  makeBills: contracts.makeBills.handler(async ({ context, input }) => {
    const results = await makeBills(context, input);
    const made = results.filter(({ orderNumber }) => orderNumber !== undefined).length;
    return { message: `${plural(made, 'λογαριασμός εκδόθηκε', 'λογαριασμοί εκδόθηκαν')}.`, results };
  }),

  getContract: contracts.getContract.handler(({ context, input }) => readContract(context, input.contractId)),
  createContract: contracts.createContract.handler(async ({ context, input }) => {
    const { id, ...announced } = await createContract(context, input);
    const contract = await readContract(context, id);
    return { message: 'Το συμβόλαιο καταχωρίστηκε.', ...announced, contract };
  }),
  saveContract: contracts.saveContract.handler(changes('Το συμβόλαιο αποθηκεύτηκε.', saveContract)),
  changeContractPrice: contracts.changeContractPrice.handler(
    changes('Η νέα τιμή καταχωρίστηκε.', changePrice),
  ),
  pauseContract: contracts.pauseContract.handler(changes('Η παύση καταχωρίστηκε.', pauseContract)),
  resumeContract: contracts.resumeContract.handler(changes('Η παύση άλλαξε.', resumeContract)),
  endContract: contracts.endContract.handler(changes('Η λήξη καταχωρίστηκε.', endContract)),
  undoContractChange: contracts.undoContractChange.handler(says('Η αλλαγή αναιρέθηκε.', undoChange)),
  deleteContract: contracts.deleteContract.handler(says('Το συμβόλαιο διαγράφηκε.', removeContract)),
  readContractFile: contracts.readContractFile.handler(({ context, input }) =>
    readFile(context.services, input),
  ),
  deleteContractFile: contracts.deleteContractFile.handler(says('Το αρχείο αφαιρέθηκε.', removeFile)),
  releaseBill: contracts.releaseBill.handler(async ({ context, input }) => {
    await releaseBill(context, input);
    return {
      message: 'Οι ημέρες χρεώνονται ξανά.',
      contract: await readContract(context, input.contractId),
    };
  }),
});
