import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { skill } from '#features/services/contract.ts';
import { insertTechnician, listTechnicians, updateTechnician } from './store.ts';

/** Gives the technicians that a new shop has their names, and adds those who are missing. */
export async function loadTeamDemo(trx: Transaction): Promise<void> {
  const { technicians: names } = await readDemoJson<{ technicians: string[] }>('team.json');
  const [...unnamed] = await listTechnicians(trx);
  for (const name of names) {
    const one = unnamed.shift();
    const said = { name, skills: [...skill.options], isActive: true };
    await (one ? updateTechnician(trx, { id: one.id, ...said }) : insertTechnician(trx, said));
  }
}
