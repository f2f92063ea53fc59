const browsers: [sign: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Names a browser and its system from its User-Agent header, «Firefox σε Windows», as far as the header tells. */
export function browserName(userAgent: string): string {
  const of = (signs: [RegExp, string][]) => signs.find(([sign]) => sign.test(userAgent))?.[1];
  const system = of(systems);
  return `${of(browsers) ?? 'Άγνωστο πρόγραμμα'}${system ? ` σε ${system}` : ''}`;
}
