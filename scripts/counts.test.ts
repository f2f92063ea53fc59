import { describe, expect, it } from 'vitest';
import { countsOf, failuresOf } from './counts.ts';

const good = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('a test run', () => {
  it('of which every test held has no failure', () => {
    expect(countsOf(good, true)).toEqual({ passed: 7, failed: 0 });
  });

  it.each([
    ['has failed tests', { ...good, success: false, numFailedTests: 2 }, false, 2],
    ['has skipped tests', { ...good, numPendingTests: 1, numTodoTests: 1 }, true, 2],
    ['has a file that could not be read', { ...good, success: false }, false, 1],
    ['ended badly after the last test', good, false, 1],
    ['had nothing to run', { ...good, numPassedTests: 0 }, true, 1],
    ['left no report', null, true, 1],
  ])('that %s has failed', (_, report, exitedWell, failed) => {
    expect(countsOf(report, exitedWell).failed).toBe(failed);
  });

  it('names what failed or was skipped, and the file that could not be read', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const testResults = [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          test('holds', 'passed'),
          test('breaks', 'failed', '1 is not 2'),
          test('rests', 'pending'),
        ],
      },
      { name: 'b.test.ts', message: 'no such file', assertionResults: [] },
    ];
    expect(failuresOf({ ...good, testResults })).toEqual([
      'a.test.ts: breaks\n  1 is not 2',
      'a.test.ts: rests\n  pending',
      'b.test.ts: no such file',
    ]);
    expect(failuresOf(null)).toHaveLength(1);
  });
});
