import { useZodForm } from '#ui/form/form.ts';
import { reportFields, type Papers } from '../../contract.ts';
import { reportValues } from '../../rules.ts';

/** The form of a report: it begins with what the order's lines say is installed. */
export const useReportForm = (papers: Papers) => useZodForm(reportFields, reportValues(papers));

export type ReportForm = ReturnType<typeof useReportForm>;
