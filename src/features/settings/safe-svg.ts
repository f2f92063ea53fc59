/** A drawing of known parts alone, and its size in its own units. */
export type SafeSvg = { svg: string; width: number; height: number };

export type SvgFault = 'LOGO_UNREADABLE' | 'LOGO_IS_PAGE' | 'LOGO_COMPLEX';

/** Others are left out with all that they contain: scripts, pictures and pages of others, movement, editors' own data. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol title desc style text tspan'.split(
    ' ',
  ),
);
const attributes = new Set(
  (
    'id class style transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points viewBox preserveAspectRatio offset dx dy ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits href xlink:href ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility clip-path clip-rule mask stop-color stop-opacity ' +
    'font-family font-size font-weight font-style text-anchor letter-spacing paint-order vector-effect'
  ).split(' '),
);

const maxParts = 5_000;
const maxDepth = 40;
/** Each may double what those before it draw. */
const maxUses = 12;

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^<>[\]]*>|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entity = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(entity, (_, name: string | undefined, decimal: string | undefined, hex: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}

const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Whether a value names nothing outside the drawing: no address but `#name`, no rule that loads, nothing hidden by an escape. */
const isInside = (value: string) =>
  !/[@\\]|expression|javascript:|image-set|\/\*/i.test(value) &&
  (value.match(/url\s*\(/gi)?.length ?? 0) === (value.match(/url\(\s*["']?#[\w.-]+["']?\s*\)/g)?.length ?? 0);

function safeAttributes(text: string): string {
  let result = '';
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    const value = decoded(double ?? single ?? '');
    const isReference = name === 'href' || name === 'xlink:href';
    if (!attributes.has(name) || (isReference ? !/^#[\w.-]+$/.test(value) : !isInside(value))) continue;
    result += ` ${isReference ? 'href' : name}="${escaped(value)}"`;
  }
  return result;
}

function sizeOf(root: string): { width: number; height: number } | undefined {
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1];
  const box = read('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] =
    box?.length === 4
      ? box.slice(2)
      : [read('width'), read('height')].map((side) => Number.parseFloat(side ?? ''));
  return width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
}

/**
 * Reads a drawing strictly and writes it anew of what is known to be harmless: shapes, gradients, text. What could run, load,
 * move or hide is left out; a document type with declarations, a page, or a file that is no well-formed drawing is refused.
 */
export function safeSvg(file: string): SafeSvg | SvgFault {
  const text = file.replace(/^\uFEFF/, '').trim();
  if (/^(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|\s)*<(?:!doctype\s+html|html|head|body|script)\b/i.test(text))
    return 'LOGO_IS_PAGE';
  const open: string[] = [];
  /** The depth from which everything is left out. */
  let leftOut: number | undefined;
  let [svg, parts, uses, end] = ['', 0, 0, 0];
  let size: ReturnType<typeof sizeOf>;
  for (const [whole, data, closes, name, list = '', selfClosing, plain] of text.matchAll(token)) {
    end += whole.length;
    const words = data ?? (plain === undefined ? undefined : decoded(plain));
    if (words !== undefined) {
      if (open.length === 0 && words.trim() !== '') return 'LOGO_UNREADABLE';
      const isStyle = open.at(-1) === 'style';
      if (leftOut === undefined && /\S/.test(words) && (!isStyle || isInside(words))) svg += escaped(words);
    } else if (closes !== undefined) {
      if (open.pop() !== closes) return 'LOGO_UNREADABLE';
      if (leftOut === undefined) svg += `</${closes}>`;
      else if (leftOut === open.length) leftOut = undefined;
    } else if (name !== undefined) {
      parts += 1;
      if (open.length === 0 && (name !== 'svg' || size)) return 'LOGO_UNREADABLE';
      if (!elements.has(name)) leftOut ??= open.length;
      if (leftOut === undefined && name === 'use') uses += 1;
      if (parts > maxParts || open.length > maxDepth || uses > maxUses) return 'LOGO_COMPLEX';
      if (leftOut === undefined) {
        const kept = safeAttributes(list);
        if (open.length === 0) size = sizeOf(kept);
        if (!size) return 'LOGO_UNREADABLE';
        svg += open.length === 0 ? rootTag(kept, size, selfClosing) : `<${name}${kept}${selfClosing}>`;
      }
      if (!selfClosing) open.push(name);
      else if (leftOut === open.length) leftOut = undefined;
    }
  }
  if (end !== text.length || open.length > 0 || !size) return 'LOGO_UNREADABLE';
  return { svg, ...size };
}

/** With a view box and without a fixed size, so that it fills the place that it is given. */
function rootTag(
  kept: string,
  { width, height }: { width: number; height: number },
  selfClosing = '',
): string {
  const others = kept.replace(/\s(?:width|height)="[^"]*"/g, '');
  const box = others.includes(' viewBox="') ? '' : ` viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${box}${others}${selfClosing}>`;
}
