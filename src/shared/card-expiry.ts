/**
 * Writes an expiry date as «MM/YY» while it is typed or pasted; of «1/29», «12/2029», «12 - 29» and «2029-12» the year is
 * shortened and the month filled up.
 */
export function expiryText(typed: string): string {
  const dated = typed
    .trim()
    .replace(/^20(\d{2})\D+(\d{2})$/, '$2/$1')
    .replace(/^(\d)\s*[/.-]/, '0$1/');
  const digits = dated.replace(/\D/g, '').replace(/^(\d{2})20(\d{2})$/, '$1$2');
  return digits.slice(0, 6).replace(/^(\d{2})(?=\d)/, '$1/');
}
