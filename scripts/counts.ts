/** The numbers of passed and failed tests. */
export type Counts = { passed: number; failed: number };

/** The parts of Vitest's JSON report that are used here. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    /** An error of the file itself. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Counts a run: a skipped test counts as failed, and so does a run that broke without naming a test. */
export function countsOf(report: VitestReport | null, exitedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const broke = failed === 0 && !(exitedWell && report.success && report.numPassedTests > 0);
  return { passed: report.numPassedTests, failed: broke ? 1 : failed };
}

/** Lists the failures with their reasons, one per line, for the end of the output, which a truncated log keeps. */
export function failuresOf(report: VitestReport | null): string[] {
  if (!report) return ['the run left no report'];
  return report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages: [reason = status] }) => `${name}: ${fullName}\n  ${reason}`),
  ]);
}
