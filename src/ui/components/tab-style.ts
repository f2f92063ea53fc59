// On a phone the row scrolls: its end fades out, and the last tab can be scrolled out of the fading.
export const tabList =
  'relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:pr-10 max-sm:scroll-pr-10 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-40px),transparent)] sm:gap-6';
export const tab =
  '-mb-px flex min-h-11 shrink-0 items-center gap-[7px] border-b-2 border-transparent text-[0.9375rem] font-medium whitespace-nowrap text-text-2 transition-colors ' +
  'hover:text-text aria-selected:border-text aria-selected:text-text aria-[current=page]:border-text aria-[current=page]:text-text ' +
  'focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:stroke-[1.6]';
export const tabCount = 'text-xs text-text-3 tabular-nums';
