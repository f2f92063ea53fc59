const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  deg: '°',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  bull: '•',
  reg: '®',
  trade: '™',
  copy: '©',
  plusmn: '±',
  middot: '·',
};

function decoded(entity: string, body: string): string {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/**
 * The text of a piece of HTML: paragraphs and items as lines, without tags, scripts, comments and WordPress's shortcodes. Each
 * pattern ends where it fails, so that the time is in proportion to the length.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--(?:(?!-->).)*(?:-->|$)|<(script|style|iframe)\b(?:(?!<\/\1).)*(?:<\/\1\s*>|$)/gis, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n– ')
    .replaceAll(/<\/(?:td|th)\s*>/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr|\/table|hr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/\[\/?[a-z]+_[a-z0-9_]+(?:\s[^[\]]*)?\]|\[[a-z]+\s[^[\]=]*=[^[\]]*\]|\[\/[a-z]+\]/gi, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decoded)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
