// Checks the source against the import law in .dependency-cruiser.cjs.
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractLaw from 'dependency-cruiser/config-utl/extract-depcruise-config';

/** The folder that a file belongs to: a feature, or one of the general folders. */
const roomOf = (path: string) => /^src\/(?:features\/[^/]+|[^/]+)/.exec(path)?.[0];

/** Checks src in a folder (by default the project): returns the number of modules, and every broken rule. */
export async function checkImports(folder = process.cwd()): Promise<{ modules: number; broken: string[] }> {
  const law = await extractLaw(join(import.meta.dirname, '../.dependency-cruiser.cjs'));
  const { output } = await cruise(['src'], {
    ...law.options,
    ruleSet: { forbidden: law.forbidden ?? [] },
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new TypeError('The cruise gave no result');
  const broken = output.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  );
  for (const { source, dependencies } of output.modules)
    for (const { module, resolved } of dependencies)
      if (module.startsWith('.') && roomOf(source) !== roomOf(resolved))
        broken.push(`other-rooms-by-name: ${source} → ${module}, which is imported as #…`);
  return { modules: output.summary.totalCruised, broken };
}

if (import.meta.main) {
  const { modules, broken } = await checkImports();
  console.log([...broken, `${modules} modules, ${broken.length} break the import law.`].join('\n'));
  // Without a parser for TypeScript it would find no modules and no faults.
  if (broken.length > 0 || modules === 0) process.exitCode = 1;
}
