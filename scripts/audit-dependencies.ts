// Asks the registry for known weaknesses of what the shop runs on. Ends with 1 if there is a high or critical one, and with 2
// if the registry could not be asked. Not part of the tests: its answer changes without any change of ours.
import { spawnSync } from 'node:child_process';

type Report = {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>;
  metadata?: { dependencies?: { total?: number } };
};

function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 120_000,
});
const { vulnerabilities, metadata } = readReport(stdout) ?? {};
if (!vulnerabilities) {
  process.stderr.write('The registry does not answer audits. Try again from a machine that reaches it.\n');
  process.exit(2);
}
const found = Object.values(vulnerabilities);
for (const { name, severity, range, fixAvailable } of found) {
  process.stdout.write(`${severity}: ${name} ${range}${fixAvailable ? ', a newer version mends it' : ''}\n`);
}
const bad = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
process.stdout.write(
  `${metadata?.dependencies?.total ?? 0} packages, ${found.length} with a known weakness, ${bad.length} of them high or critical\n`,
);
process.exit(bad.length > 0 ? 1 : 0);
