const amount = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
const euro = String.raw`(?:\s*(?:€|ευρω|euro?|ευρ))`;
const pricePatterns: readonly {
  pattern: RegExp;
  range: (first: number, second: number) => [number, number];
}[] = [
  {
    pattern: new RegExp(String.raw`(?:απο\s+)?${amount}\s*(?:-|–|εωσ|μεχρι)\s*${amount}${euro}`, 'u'),
    range: (first, second) => [first, second],
  },
  {
    pattern: new RegExp(
      String.raw`(?:εωσ|μεχρι|ωσ|κατω απο|κατω των|max|ews|mexri|kato apo)\s+(?:τα\s+)?${amount}${euro}?(?![\p{L}\d])`,
      'u',
    ),
    range: (first) => [0, first],
  },
  {
    pattern: new RegExp(String.raw`(?:πανω απο|ανω των|τουλαχιστον)\s+(?:τα\s+)?${amount}${euro}`, 'u'),
    range: (first) => [first, 99_999],
  },
];

const euros = (written: string | undefined) => Number((written ?? '0').replace(',', '.'));
const written = (value: number) => String(value).replace('.', ',');

/** Takes what the text says of prices out of it; only who sees prices gets a filter. */
export function readPrice(text: string) {
  for (const { pattern, range } of pricePatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [least, most] = range(euros(match[1]), euros(match[2]));
    const label =
      least === 0
        ? `έως ${written(most)} € χωρίς ΦΠΑ`
        : most === 99_999
          ? `από ${written(least)} € χωρίς ΦΠΑ`
          : `${written(least)}–${written(most)} € χωρίς ΦΠΑ`;
    return { rest: text.replace(match[0], ' '), least, most, label };
  }
  return undefined;
}
