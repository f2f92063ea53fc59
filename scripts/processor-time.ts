// A reporter of Vitest: the processor seconds that each test and each file takes, with its browser, its shops and all else that
// Vitest has started.
//   npx vitest run --project e2e --maxWorkers 1 --reporter ./scripts/processor-time.ts
// One worker, because two files at once cannot be told apart. Linux only: it reads /proc.
import { readdirSync, readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const ticksASecond = 100;

/** What this process and all that it started have taken so far, with those that have ended. */
function taken(): number {
  const parents = new Map<string, string>();
  const ticks = new Map<string, number>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name before these fields may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(pid, fields[1] ?? '');
      ticks.set(
        pid,
        fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      );
    } catch {
      // It has just ended.
    }
  }
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || (pid !== undefined && isOurs(parents.get(pid)));
  return [...ticks].reduce((sum, [pid, took]) => sum + (isOurs(pid) ? took : 0), 0) / ticksASecond;
}

const say = (seconds: number, name: string) => console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);

export default class ProcessorTime implements Reporter {
  private first = taken();
  private beforeModule = this.first;
  private beforeTest = this.first;

  onTestModuleStart() {
    this.beforeModule = this.beforeTest = taken();
  }

  onTestCaseResult(test: TestCase) {
    const now = taken();
    say(now - this.beforeTest, `  ${test.fullName}`);
    this.beforeTest = now;
  }

  onTestModuleEnd(module: TestModule) {
    say(taken() - this.beforeModule, module.relativeModuleId);
  }

  onTestRunEnd() {
    say(taken() - this.first, 'all');
  }
}
