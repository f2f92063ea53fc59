import { isIP, isIPv6, SocketAddress } from 'node:net';

/**
 * Normalizes an IP address: without the port that some proxies add, and with an IPv4-mapped IPv6 address as IPv4; undefined
 * when it is invalid.
 */
export function plainAddress(text: string): string | undefined {
  // The parser would throw an error for it and catch it, with every request that no proxy forwards.
  if (text === '') return undefined;
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  return address?.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * Returns the unit by which addresses are counted: an IPv4 address, or the first 64 bits of an IPv6 address, because the
 * owner of one address has all addresses with the same prefix (RFC 4291, section 2.5.4).
 */
export const networkOf = (address: string): string => (isIPv6(address) ? prefixOf(address, 4) : address);

/**
 * Returns the first 48 bits of an IPv6 address, undefined for anything else: a site may get them as a whole, 65,536 networks,
 * while some providers divide them among up to 256 homes (RFC 6177). So they are counted too, with `networksOfSite` times
 * the room of one network.
 */
export const siteOf = (address: string): string | undefined =>
  isIPv6(address) ? prefixOf(address, 3) : undefined;

/** A whole site has the allowance of this many networks. */
export const networksOfSite = 16;

function prefixOf(address: string, count: number): string {
  const [head = [], tail = []] = address.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, count);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
}
