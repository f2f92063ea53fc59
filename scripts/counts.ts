/** How many tests of a run held and how many did not. */
export type Counts = { passed: number; failed: number };

/** What Vitest's JSON report says of a run. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The file. */
    name: string;
    /** What went wrong with the file itself. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Counts a run: a skipped test has failed, and so has a run that broke without naming a test. */
export function countsOf(report: VitestReport | null, exitedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const broke = failed === 0 && !(exitedWell && report.success && report.numPassedTests > 0);
  return { passed: report.numPassedTests, failed: broke ? 1 : failed };
}

/** What did not hold, a line each and with its reason: the last lines of a run are the ones that a long log keeps. */
export function failuresOf(report: VitestReport | null): string[] {
  if (!report) return ['the run left no report'];
  return report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages: [reason = status] }) => `${name}: ${fullName}\n  ${reason}`),
  ]);
}
