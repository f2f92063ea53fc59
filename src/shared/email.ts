/** The longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Parses a typed e-mail address: trimmed and in lower case; null when it is invalid. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const plausible = at <= 64 && localPart.test(address.slice(0, at)) && domain.test(address.slice(at + 1));
  return address.length <= maxEmailLength && plausible ? address : null;
}
