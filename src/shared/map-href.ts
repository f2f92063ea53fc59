/** The way to an address, in the map that the device opens such links with. */
export const mapHref = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
