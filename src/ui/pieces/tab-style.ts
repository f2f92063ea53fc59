export const tabList = 'relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';
export const tab =
  '-mb-px flex min-h-11 shrink-0 items-center gap-[7px] border-b-2 border-transparent text-[0.9375rem] font-medium whitespace-nowrap text-text-2 transition-colors ' +
  'hover:text-text aria-selected:border-text aria-selected:text-text aria-[current=page]:border-text aria-[current=page]:text-text ' +
  'focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:stroke-[1.6]';
export const tabCount = 'text-xs text-text-3 tabular-nums';
