import { pageAddress, rowOrNew } from '#shared/page-address.ts';

/** The address of the administrators' frequent questions; `question` is the open one. */
export const questionsAddress = pageAddress('/admin?tab=questions', { question: rowOrNew }, { visitors: [] });
