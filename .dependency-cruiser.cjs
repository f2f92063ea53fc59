// The import law of ARCHITECTURE.md. Tests, which ship with nothing, stand outside it.

/** Each row may use the rows above it, never its own; `mailbox` stands alone. A new feature gets its place here. */
const tree = [
  ['alerts', 'opening', 'services', 'settings', 'texts'],
  ['customers'],
  ['admin-access', 'catalogue', 'contact', 'restock'],
  ['booking', 'cart', 'catalogue-admin', 'comparison', 'search', 'advice'],
  ['team', 'home-plan', 'wishlist'],
  ['orders'],
  ['documents', 'recalls', 'reviews', 'trending', 'simulator', 'security-map', 'wizard'],
  ['chat'],
  ['offers', 'contracts'],
  ['handover'],
  ['account', 'admin'],
];
const alone = ['mailbox'];

const feature = '^src/features/([^/]+)/';
/** A topic of a feature, a folder of its own with the same files: nothing, or `payments/`. */
const topic = '(?:|(?!server/|ui/)[a-z-]+/)';
const anyOf = (names) => `^src/features/(${names.join('|')})/`;
const othersThan = (name) => `^src/features/(?!${name}/|all[.]ts$)`;
const all = '^src/features/all[.]ts$';
const store = '/server/[a-z-]*store[.]ts$';
const serverSide = `^src/(server|features/[^/]+/${topic}server)/`;
const people = `^src/(ui|features/[^/]+/${topic}ui)/`;
/** The files of src/app that are built for the browser. */
const appPages = '^src/app/((pages|layouts|rendering)/|[^/]+[.]tsx$|api-(client|link)[.]ts$|routes[.]ts$)';
const npm = (...names) => `node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'all-found',
      comment: 'What cannot be resolved cannot be judged.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'general-knows-no-feature',
      comment: 'src/shared, src/server and src/ui know no feature; src/app puts the features together.',
      severity: 'error',
      from: { path: '^src/(shared|server|ui)/' },
      to: { path: '^src/(features|app|main[.]ts)' },
    },
    {
      name: 'ui-asks-no-endpoint',
      comment: "src/ui is given what it shows: the API's types are those of every feature.",
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/ui/page/api[.]ts$' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The application knows its features, they do not know it.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/(app/|main[.]ts)' },
    },
    {
      name: 'nothing-from-outside',
      comment: 'The product needs no script, test, benchmark or demo code.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests|bench|demo)/' },
    },
    {
      name: 'shared-is-pure',
      comment: 'What both sides know is plain TypeScript and zod, without Node.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { pathNot: ['^src/shared/', npm('zod', '@orpc/contract')] },
    },
    {
      name: 'feature-root-is-pure',
      comment: 'Contracts, rules and topic files decide by their arguments alone.',
      severity: 'error',
      from: { path: `${feature}${topic}[^/]+$` },
      to: {
        pathNot: [all, '^src/shared/', `^src/features/[^/]+/${topic}[^/]+$`, npm('zod', '@orpc/contract')],
      },
    },
    {
      name: 'contract-knows-contracts',
      comment:
        'A contract is read without the rules; enums.ts and limits.ts are what it shares with addresses and first pages.',
      severity: 'error',
      from: { path: `${feature}${topic}[a-z-]*contract[.]ts$` },
      to: { path: '^src/features/', pathNot: ['[/-]contract[.]ts$', '/(enums|limits)[.]ts$', all] },
    },
    {
      name: 'declarations-without-contract',
      comment:
        'What features declare loads on pages that do without their schemas: status labels have a file of their own.',
      severity: 'error',
      from: { path: `${feature}feature[.]ts$` },
      to: { path: ['[/-]contract[.]ts$', npm('zod', '@orpc/contract')] },
    },
    {
      name: 'all-knows-declarations',
      comment: 'features/all.ts joins what the features declare.',
      severity: 'error',
      from: { path: all },
      to: { pathNot: ['^src/shared/', `${feature}feature[.]ts$`] },
    },
    {
      name: 'all-is-read-by-app',
      comment: 'And by admin, which shows the audit log of all features.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', anyOf(['admin'])] },
      to: { path: all },
    },
    {
      name: 'ui-never-imports-server',
      comment: 'Not even a type: what both need belongs to the common root.',
      severity: 'error',
      from: { path: [people, appPages] },
      to: { path: serverSide },
    },
    {
      name: 'ui-without-node',
      comment: 'Screens run in the browser.',
      severity: 'error',
      from: { path: people },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-imports-ui',
      comment: 'The server answers; the pages render.',
      severity: 'error',
      from: { path: serverSide },
      to: { path: people },
    },
    {
      name: 'only-stores-speak-sql',
      comment: "A feature's queries are all in its store, or in several that each have one subject.",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/', store] },
      to: { path: npm('kysely', 'pg', 'pg-boss', '@electric-sql/pglite') },
    },
    {
      name: 'others-by-action-or-store',
      comment: "Another feature's server is met through its actions or its store.",
      severity: 'error',
      from: { path: feature },
      to: {
        path: `^src/features/[^/]+/${topic}server/`,
        pathNot: ['^src/features/$1/', '/server/[a-z-]*actions[.]ts$', store],
      },
    },
    {
      name: 'store-keeps-to-itself',
      comment: 'A store reads the database, its own root and the other stores of its feature, nothing else.',
      severity: 'error',
      from: { path: `${feature}${topic}server/[a-z-]*store[.]ts$` },
      to: {
        path: ['^src/features/', '^src/server/'],
        pathNot: [
          `^src/features/$1/${topic}[^/]+$`,
          `^src/features/$1/${topic}server/[a-z-]*store[.]ts$`,
          '^src/server/db/',
        ],
      },
    },
    {
      name: 'admin-screens-by-app',
      comment: 'Only src/app places an admin screen.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', `^src/features/[^/]+/${topic}ui/admin/`] },
      to: { path: `^src/features/[^/]+/${topic}ui/admin/` },
    },
    {
      name: 'own-admin-screens',
      comment: "An admin screen uses its own feature's admin screens, not another's.",
      severity: 'error',
      from: { path: `${feature}${topic}ui/admin/` },
      to: { path: `^src/features/[^/]+/${topic}ui/admin/`, pathNot: '^src/features/$1/' },
    },
    ...tree.flatMap((row, level) =>
      row.map((name) => ({
        name: `tree-${name}`,
        comment: `${name} uses ${tree.slice(0, level).flat().join(', ') || 'no feature'}; src/app/pages composes the rest.`,
        severity: 'error',
        from: { path: anyOf([name]) },
        to: { path: othersThan(name), pathNot: level > 0 ? anyOf(tree.slice(0, level).flat()) : undefined },
      })),
    ),
    ...alone.map((name) => ({
      name: `alone-${name}`,
      comment: `${name} uses no feature and no feature uses it.`,
      severity: 'error',
      from: { path: anyOf([name]) },
      to: { path: othersThan(name) },
    })),
    {
      name: 'every-feature-has-a-place',
      comment: 'A feature that is not in the tree is put there first.',
      severity: 'error',
      from: { path: feature, pathNot: anyOf([...tree.flat(), ...alone]) },
      to: {},
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]test[.]ts$', '[.]gen[.]ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
