/** A place on the earth, in degrees. */
export type MapPoint = { latitude: number; longitude: number };

/** Greece and Cyprus. */
const countries = [
  { south: 34.5, north: 41.8, west: 19.3, east: 29.7 },
  { south: 34.5, north: 35.8, west: 32.2, east: 34.7 },
];

const degree = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;

/** How links of maps write a point, the place's own mark before the middle of what is shown; the last is a plain pair. */
const spellings = [
  new RegExp(`!3d${degree}!4d${degree}`),
  new RegExp(`[?&]mlat=${degree}&mlon=${degree}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|to)=(?:loc:)?${degree}(?:,|%2C)\\+?${degree}`, 'i'),
  new RegExp(`#map=[\\d.]+/${degree}/${degree}`),
  new RegExp(`/@${degree},${degree}`),
  new RegExp(`^(?:geo:)?\\(?${degree}(?:\\s*[,;]\\s*|\\s+)${degree}\\)?(?:[?;].*)?$`, 'i'),
];

/** Reads the coordinates of a text: «38.24664, 21.73457», or a link of Google Maps or OpenStreetMap that has them. */
export function readMapPoint(typed: string): MapPoint | undefined {
  const text = typed.trim();
  for (const spelling of spellings) {
    const [, latitude, longitude] = spelling.exec(text) ?? [];
    if (latitude && longitude) return { latitude: inDegrees(latitude), longitude: inDegrees(longitude) };
  }
  return undefined;
}

/** Rounded to a metre or so. */
const inDegrees = (text: string) => Math.round(Number(text.replace(',', '.')) * 1e5) / 1e5;

/** Whether a point lies in Greece or Cyprus. */
export const isAtHome = ({ latitude, longitude }: MapPoint): boolean =>
  countries.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** A point as it is stored and typed: «38.24664, 21.73457». */
export const mapPointText = ({ latitude, longitude }: MapPoint): string => `${latitude}, ${longitude}`;
