/** The longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A domain of other letters, such as Greek ones, as the mail servers write it; undefined when it is none. */
function asciiDomain(typed: string): string | undefined {
  if (/^[\x21-\x7E]*$/.test(typed)) return typed;
  if (/[\s/\\?#@:%[\]]/.test(typed)) return undefined;
  try {
    return new URL(`http://${typed}`).hostname;
  } catch {
    return undefined;
  }
}

/** Parses a typed e-mail address: trimmed and in lower case; null when it is invalid. */
export function parseEmail(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const address = `${typed.slice(0, at + 1)}${asciiDomain(typed.slice(at + 1)) ?? ''}`;
  const plausible =
    at > 0 && at <= 64 && localPart.test(address.slice(0, at)) && domain.test(address.slice(at + 1));
  return address.length <= maxEmailLength && plausible ? address : null;
}
