import { type CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { DB } from '#server/db/schema.ts';

type Plan = Record<string, unknown> & { Plans?: Plan[] };

/** The plans of the statements that are run with a database, as they were executed once more. */
export async function plansOf(db: Kysely<DB>, run: (db: Kysely<DB>) => Promise<unknown>): Promise<Plan[]> {
  const statements: CompiledQuery[] = [];
  const keep: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await run(db.withPlugin(keep));
  const plans: Plan[] = [];
  for (const statement of statements) {
    const { rows } = await db.executeQuery<Record<string, { Plan: Plan }[]>>({
      ...statement,
      sql: `explain (analyze, format json) ${statement.sql}`,
    });
    for (const row of rows)
      for (const [explained] of Object.values(row)) if (explained) plans.push(explained.Plan);
  }
  return plans;
}

/** How many rows of tables were looked at. */
export function rowsRead(plans: readonly Plan[]): number {
  const amount = (plan: Plan, name: string) => Number(plan[name] ?? 0);
  return plans.reduce((sum, plan) => {
    const own = amount(plan, 'Actual Rows') + amount(plan, 'Rows Removed by Filter');
    const here = 'Relation Name' in plan ? own * amount(plan, 'Actual Loops') : 0;
    return sum + here + rowsRead(plan.Plans ?? []);
  }, 0);
}
