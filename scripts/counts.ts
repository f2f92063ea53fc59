/** How many tests of a run held and how many did not. */
export type Counts = { passed: number; failed: number };

/** What Vitest's JSON report says of a run. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

/** Counts a run: a skipped test has failed, and so has a run that broke without naming a test. */
export function countsOf(report: VitestReport | null, exitedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const broke = failed === 0 && !(exitedWell && report.success && report.numPassedTests > 0);
  return { passed: report.numPassedTests, failed: broke ? 1 : failed };
}
