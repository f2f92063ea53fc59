import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { checkImports } from './check-imports.ts';

/** A small project that breaks no rule. */
const house: Record<string, string> = {
  'src/main.ts': `import '#app/api.ts';`,
  'src/app/api.ts': `import '#features/orders/server/api.ts'; import 'node:http';`,
  'src/app/pages/HomePage.tsx': `import { OrderList } from '#features/orders/ui/admin/OrderList.tsx'; export const Home = OrderList;`,
  'src/shared/money.ts': `import * as z from 'zod/mini'; export const cents = z.int();`,
  'src/shared/endpoint.ts': `export { oc } from '@orpc/contract';`,
  'src/server/log.ts': `import { hostname } from 'node:os'; import type { Kysely } from 'kysely'; export type Log = Kysely<object>; export { hostname };`,
  'src/server/db/database.ts': `export type { Transaction } from 'kysely';`,
  'src/ui/Button.tsx': `import { useId } from 'react'; export const Button = () => <button type="button">{useId()}</button>;`,
  'src/features/catalogue/contract.ts': `export { cents } from '#shared/money.ts';`,
  'src/features/catalogue/rules.ts': `export * from './contract.ts';`,
  'src/features/catalogue/server/store.ts': `import { sql } from 'kysely'; import type { Transaction } from '#server/db/database.ts'; export type T = Transaction<object>; export { sql };`,
  'src/features/catalogue/ui/ProductCard.tsx': `import { Button } from '#ui/Button.tsx'; import '../rules.ts'; export const ProductCard = () => <Button />;`,
  'src/features/orders/contract.ts': `export * from '#features/catalogue/contract.ts';`,
  'src/features/orders/server/actions.ts': `export * from '#features/catalogue/server/store.ts'; export * from '#server/log.ts';`,
  'src/features/orders/server/api.ts': `export * from './actions.ts'; export * from '../contract.ts';`,
  'src/features/orders/ui/admin/OrderList.tsx': `import { OrderRow } from './OrderRow.tsx'; export const OrderList = OrderRow;`,
  'src/features/orders/ui/admin/OrderRow.tsx': `import { ProductCard } from '#features/catalogue/ui/ProductCard.tsx'; export const OrderRow = ProductCard;`,
  'src/features/mailbox/ui/Phone.tsx': `import { Button } from '#ui/Button.tsx'; export const Phone = Button;`,
};

/** The rule, the file that breaks it, the line that does so, and a file that the line imports. */
type Violation = readonly [rule: string, path: string, line: string, imported?: string];

/** Each line imports something else into its file, so that one look at all of them tells them apart. */
const violations: readonly Violation[] = [
  ['no-cycles', 'src/features/catalogue/contract.ts', `export type { cents as c } from './rules.ts';`],
  ['other-rooms-by-name', 'src/ui/Button.tsx', `import '../shared/money.ts';`],
  ['all-found', 'src/ui/Button.tsx', `import './missing.ts';`],
  ['general-knows-no-feature', 'src/server/log.ts', `import '#features/catalogue/server/store.ts';`],
  ['general-knows-no-feature', 'src/ui/Button.tsx', `import '#features/catalogue/rules.ts';`],
  ['ui-asks-no-endpoint', 'src/ui/Button.tsx', `import './page/api.ts';`, 'src/ui/page/api.ts'],
  [
    'features-know-no-app',
    'src/features/catalogue/ui/ProductCard.tsx',
    `import '../../../app/router.ts';`,
    'src/app/router.ts',
  ],
  [
    'nothing-from-outside',
    'src/server/log.ts',
    `import '../../tests/support/app.ts';`,
    'tests/support/app.ts',
  ],
  ['shared-is-pure', 'src/shared/money.ts', `import 'node:fs';`],
  ['shared-is-pure', 'src/shared/money.ts', `import 'react';`],
  ['shared-is-pure', 'src/shared/money.ts', `import type { Log } from '../server/log.ts';`],
  ['feature-root-is-pure', 'src/features/catalogue/rules.ts', `import 'node:crypto';`],
  [
    'feature-root-is-pure',
    'src/features/catalogue/rules.ts',
    `import type { sql } from './server/store.ts';`,
  ],
  ['contract-knows-contracts', 'src/features/orders/contract.ts', `import '#features/catalogue/rules.ts';`],
  ['declarations-without-contract', 'src/features/orders/feature.ts', `import './contract.ts';`],
  ['declarations-without-contract', 'src/features/orders/feature.ts', `import 'zod/mini';`],
  ['all-knows-declarations', 'src/features/all.ts', `import '#features/catalogue/contract.ts';`],
  [
    'all-is-read-by-app',
    'src/features/catalogue/rules.ts',
    `import '#features/all.ts';`,
    'src/features/all.ts',
  ],
  ['ui-never-imports-server', 'src/ui/Button.tsx', `import type { Log } from '../server/log.ts';`],
  ['ui-never-imports-server', 'src/ui/Button.tsx', `void import('../server/jobs.ts');`, 'src/server/jobs.ts'],
  [
    'ui-never-imports-server',
    'src/features/orders/ui/admin/OrderRow.tsx',
    `export type * from '../../server/api.ts';`,
  ],
  ['ui-never-imports-server', 'src/app/pages/HomePage.tsx', `import '#server/log.ts';`],
  ['ui-without-node', 'src/ui/Button.tsx', `import 'node:path';`],
  ['server-never-imports-ui', 'src/server/log.ts', `import type { Button } from '../ui/Button.tsx';`],
  ['server-never-imports-ui', 'src/features/orders/server/api.ts', `import '../ui/admin/OrderRow.tsx';`],
  ['only-stores-speak-sql', 'src/features/orders/server/actions.ts', `import { sql as s } from 'kysely';`],
  ['only-stores-speak-sql', 'src/app/api.ts', `import type { Pool } from 'pg';`],
  [
    'others-by-action-or-store',
    'src/features/orders/server/api.ts',
    `import '#features/catalogue/server/jobs.ts';`,
    'src/features/catalogue/server/jobs.ts',
  ],
  [
    'store-keeps-to-itself',
    'src/features/orders/server/store.ts',
    `import '#features/catalogue/server/store.ts';`,
  ],
  ['store-keeps-to-itself', 'src/features/orders/server/store.ts', `import '#server/log.ts';`],
  ['admin-screens-by-app', 'src/features/orders/ui/Orders.tsx', `import './admin/OrderRow.tsx';`],
  [
    'own-admin-screens',
    'src/features/admin/ui/admin/Tabs.tsx',
    `import '../../../orders/ui/admin/OrderRow.tsx';`,
  ],
  ['tree-catalogue', 'src/features/catalogue/rules.ts', `import type { O } from '../orders/contract.ts';`],
  [
    'tree-catalogue',
    'src/features/catalogue/rules.ts',
    `import '../contact/rules.ts';`,
    'src/features/contact/rules.ts',
  ],
  ['feature-root-is-pure', 'src/features/orders/payments/rules.ts', `import 'node:crypto';`],
  [
    'contract-knows-contracts',
    'src/features/orders/payments/contract.ts',
    `import '#features/catalogue/rules.ts';`,
  ],
  [
    'only-stores-speak-sql',
    'src/features/orders/payments/server/actions.ts',
    `import { sql } from 'kysely';`,
  ],
  [
    'store-keeps-to-itself',
    'src/features/orders/payments/server/store.ts',
    `import '#features/catalogue/server/store.ts';`,
  ],
  ['ui-never-imports-server', 'src/features/orders/payments/ui/Pay.tsx', `import '../../server/api.ts';`],
  [
    'server-never-imports-ui',
    'src/features/orders/payments/server/api.ts',
    `import '../../ui/admin/OrderRow.tsx';`,
  ],
  [
    'admin-screens-by-app',
    'src/features/orders/payments/ui/Pay.tsx',
    `import '../../ui/admin/OrderRow.tsx';`,
  ],
  ['tree-alerts', 'src/features/alerts/rules.ts', `import '#features/catalogue/rules.ts';`],
  ['alone-mailbox', 'src/features/mailbox/ui/Phone.tsx', `import '#features/catalogue/ui/ProductCard.tsx';`],
  ['tree-orders', 'src/features/orders/ui/Orders.tsx', `import '../../mailbox/ui/Phone.tsx';`],
  ['every-feature-has-a-place', 'src/features/loyalty/rules.ts', `import '#shared/money.ts';`],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', imports: manifest.imports }),
  );
  for (const [path, text] of Object.entries(house)) await plant(path, text);
});
afterAll(() => rm(folder, { recursive: true }));

async function plant(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

describe('the import law', () => {
  it('sees the modules of a house in order and finds no fault in them', async () => {
    const { modules, broken } = await checkImports(folder);
    expect(broken).toEqual([]);
    expect(modules).toBeGreaterThanOrEqual(Object.keys(house).length);
  });

  describe('in a house with every violation', () => {
    let found: string[];
    beforeAll(async () => {
      for (const [, , , imported] of violations) if (imported) await plant(imported, 'export {};');
      for (const path of new Set(violations.map(([, one]) => one))) {
        const lines = violations.filter(([, one]) => one === path).map(([, , line]) => line);
        await plant(path, [house[path] ?? '', ...lines].join('\n'));
      }
      ({ broken: found } = await checkImports(folder));
    });

    it.each(violations.map(([rule, path, line]) => [rule, path, line] as const))(
      'refuses %s: %s with %s',
      (rule, path, line) => {
        const [, target = ''] = /'(?:node:|#|\.\/|(?:\.\.\/)+)?([^']+)'/.exec(line) ?? [];
        const ofFile = found.filter((text) => text.startsWith(`${rule}: ${path} → `));
        expect(ofFile.filter((text) => text.split(' → ')[1]?.includes(target))).toHaveLength(1);
      },
    );
  });
});
