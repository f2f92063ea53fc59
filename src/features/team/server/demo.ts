import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { skill } from '#features/services/contract.ts';
import { saveArea } from './area-store.ts';
import { insertTechnician, listTechnicians, updateTechnician } from './store.ts';

/** Says where the technicians go, gives those that a new shop has their names, and adds those who are missing. */
export async function loadTeamDemo(trx: Transaction): Promise<void> {
  const { technicians: names, area } = await readDemoJson<{ technicians: string[]; area: string[] }>(
    'team.json',
  );
  await saveArea(trx, area);
  const [...unnamed] = await listTechnicians(trx);
  for (const name of names) {
    const one = unnamed.shift();
    const said = { name, skills: [...skill.options], isActive: true, hourCost: 16 };
    await (one ? updateTechnician(trx, { id: one.id, ...said }) : insertTechnician(trx, said));
  }
}
