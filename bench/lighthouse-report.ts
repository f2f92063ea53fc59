/** What is read of Lighthouse's report on a page. */
export type Report = {
  runtimeError?: { code: string };
  /** How fast this machine is by Lighthouse's own measure, which warns from 1,000 down. */
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Audit = { numericValue?: number; score: number | null; title: string };

/** The report that Lighthouse printed, or why the run has none: it prints one of a spoiled run too, and some cut off. */
export function readReport(printed: string): Report | { spoiled: string } {
  try {
    const report = JSON.parse(printed) as Report;
    return report.runtimeError ? { spoiled: report.runtimeError.code } : report;
  } catch {
    return { spoiled: printed === '' ? 'no report' : 'a report that was cut off' };
  }
}
