import { isIP, isIPv6, SocketAddress } from 'node:net';

/**
 * An address as it is counted and shown: without the port that some proxies add, an IPv4 one as such also where a socket
 * for both kinds wrote it; undefined for what is none.
 */
export function plainAddress(text: string): string | undefined {
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  return address?.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * By what a caller's address is counted: an IPv4 address, or of an IPv6 one the first 64 bits, for whoever has one of these
 * addresses has all that begin alike (RFC 4291, section 2.5.4).
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
