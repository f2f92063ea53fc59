/**
 * The page numbers to show: the first and last, the current one and its neighbours; "gap" for omitted numbers. Pages count
 * from 1.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (let number = 1; number <= pageCount; number++) {
    const near = number === 1 || number === pageCount || Math.abs(number - page) <= 1;
    if (!near) continue;
    if (number - last === 2) shown.push(number - 1);
    else if (number - last > 2) shown.push('gap');
    shown.push(number);
    last = number;
  }
  return shown;
}
