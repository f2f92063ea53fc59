import { brandThemes } from '#shared/brand-colour.ts';
import { company } from '#shared/company.ts';
import {
  logoPicture,
  mailText,
  nextTitle,
  type MailContent,
  type MailItem,
  type MailProgress,
  type MailRow,
} from './mail-content.ts';

/** The edge of a product's picture in CSS pixels. */
export const mailPictureSize = 56;

/** The address of a picture for `src`; undefined if there is none to show. */
export type PictureSource = (picture: string) => string | undefined;

// The themes' colours in sRGB: mail programs support neither variables nor oklch.
const color = {
  background: '#f7f6f4',
  surface: '#ffffff',
  tile: '#f0efec',
  line: '#e1e1de',
  text: '#161a20',
  text2: '#454950',
  text3: '#5c6067',
  primary: '#0b55bc',
  onPrimary: '#ffffff',
};
const dark: typeof color = {
  background: '#0f1216',
  surface: '#171b21',
  tile: '#e9e8e5',
  line: '#343a43',
  text: '#f1f1ef',
  text2: '#c6c9ce',
  text3: '#a2a7ae',
  primary: '#79aefc',
  onPrimary: '#0b1420',
};
/** The colours of buttons and links, which follow the company's. */
function tint(theme: 'light' | 'dark'): { primary: string; onPrimary: string; link: string } {
  const { colour } = company().look;
  const { primary, onPrimary } = theme === 'light' ? color : dark;
  if (colour === '') return { primary, onPrimary, link: primary };
  const tokens = brandThemes(colour)[theme];
  return { primary: tokens['primary-fill'], onPrimary: tokens['on-primary'], link: tokens['primary-text'] };
}

/** Long words typed by users must not widen the e-mail. */
const breaking = 'word-break:break-word';
const font = `font-family:'IBM Plex Sans',Arial,Helvetica,sans-serif`;

type MailParts = { html: string; text: string };

/** Renders an e-mail's HTML and plain text from the same content; escapes all of it. */
export function mailLayout(content: MailContent, sourceOf: PictureSource): MailParts {
  return { html: asHtml(content, sourceOf), text: mailText(content) };
}

/**
 * The classes that the e-mail's own style sheet changes: colours for dark mail programs, and columns that stack on phones.
 * Programs that ignore it show the light colours and the wide columns of the inline styles.
 */
const styleSheet = () => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.side{padding-left:20px!important;padding-right:20px!important}
.stack{display:block!important;width:auto!important;text-align:left!important}
.label{padding-bottom:0!important;border-bottom:0!important}
.label+.stack{padding-top:2px!important}
.price{padding-top:0!important}
}
@media (prefers-color-scheme:dark){
${darkRules().join('\n')}
}`;

function darkRules(): string[] {
  const { primary, onPrimary, link } = tint('dark');
  return [
    `.background{background:${dark.background}!important}`,
    `.surface{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.line{border-color:${dark.line}!important}`,
    `.total{border-color:${dark.text}!important}`,
    `.text{color:${dark.text}!important}`,
    `.text2{color:${dark.text2}!important}`,
    `.text3,.text3 a{color:${dark.text3}!important}`,
    `.link{color:${link}!important}`,
    `.tile{background:${dark.tile}!important}`,
    `.done{background:${primary}!important;border-color:${primary}!important}`,
    `.open{border-color:${dark.text3}!important}`,
    `.ahead{background:${dark.line}!important}`,
    `.button{background:${primary}!important}`,
    `.button a{color:${onPrimary}!important}`,
  ];
}

// Tables and inline styles: the only layout that all mail programs render alike.
function asHtml(content: MailContent, sourceOf: PictureSource): string {
  const { title, paragraphs, progress, items = [], sums = [], rows = [], next = [] } = content;
  const { action, links = [], closing = '', notes = [] } = content;
  const pressed = action ? button(action) : '';
  const body = [
    `<h1 class="text" style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:600;text-wrap:balance;color:${color.text}">${escape(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, '0 0 16px')),
    progress ? dots(progress) : '',
    next.length > 0 ? nextSteps(next) : '',
    // Below many products nobody would find it.
    items.length > 0 ? pressed : '',
    items.length > 0 ? itemTable(items, sourceOf) : '',
    sums.length > 0 ? sumTable(sums) : '',
    rows.length > 0 ? rowTable(rows) : '',
    items.length > 0 ? '' : pressed,
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:16px 0 0;${font};font-size:15px;line-height:22px"><a class="link" href="${escape(url)}" style="color:${tint('light').link}">${escape(label)}</a></p>`,
    ),
    closing === '' ? '' : paragraph(closing, '24px 0 0'),
    ...notes.map(
      (note) =>
        `<p class="text3" style="margin:16px 0 0;${font};font-size:13px;line-height:20px;color:${color.text3}">${escapeLines(note)}</p>`,
    ),
  ];
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${styleSheet()}
</style>
</head>
<body class="background" style="margin:0;padding:0;background:${color.background}">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table role="presentation" class="background" width="100%" cellpadding="0" cellspacing="0" style="background:${color.background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="side" style="padding:0 32px 16px">${brand(sourceOf(logoPicture))}</td></tr>
<tr><td class="surface side" style="padding:32px;background:${color.surface};border:1px solid ${color.line};border-radius:10px">
${body.filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="side text3" style="padding:20px 32px;${font};font-size:13px;line-height:20px;color:${color.text3}">
${escape(company().legalName)}<br>${escape(company().address.text)}<br>
<a href="${company().phoneHref}" style="color:${color.text3}">${escape(company().phone)}</a> ·
<a href="${company().emailHref}" style="color:${color.text3}">${escape(company().email)}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const paragraph = (text: string, margin: string) =>
  `<p class="text2" style="margin:${margin};${font};font-size:16px;line-height:25px;color:${color.text2};${breaking}">${escapeLines(text)}</p>`;

const wholeWidth = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** The logo with the name next to it, which stays where pictures are not shown. */
function brand(source: string | undefined): string {
  const picture = source
    ? `<td style="padding-right:10px"><img src="${escape(source)}" width="32" height="32" alt="" style="display:block;border:0"></td>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}<td class="text" style="${font};font-size:20px;line-height:32px;font-weight:600;color:${color.text}">${escape(company().name)}</td></tr></table>`;
}

/** A dot for each step, with a line between two, and the name of the last that is done. */
function dots({ steps, done, label }: MailProgress): string {
  const { primary } = tint('light');
  const cells = Array.from({ length: steps }, (_, at) => {
    const isDone = at < done;
    const line =
      at === 0
        ? ''
        : `<td style="padding:0 6px"><div class="${isDone ? 'done' : 'ahead'}" style="height:2px;line-height:2px;font-size:1px;background:${isDone ? primary : color.line}">&nbsp;</div></td>`;
    return `${line}<td width="16"><div class="${isDone ? 'done' : 'open'}" style="width:12px;height:12px;line-height:12px;font-size:1px;border-radius:8px;border:2px solid ${isDone ? primary : color.text3};${isDone ? `background:${primary}` : ''}">&nbsp;</div></td>`;
  });
  return (
    `<table ${wholeWidth} aria-hidden="true" style="margin:8px 0 0"><tr>${cells.join('')}</tr></table>` +
    `<p class="text" style="margin:8px 0 24px;${font};font-size:15px;line-height:22px;font-weight:600;color:${color.text}">${escape(label)} <span class="text3" style="font-weight:400;color:${color.text3}">(βήμα ${done} από ${steps})</span></p>`
  );
}

function nextSteps(next: readonly string[]): string {
  const lines = next.map(
    (step, at) =>
      `<tr><td class="text3" width="24" style="padding:4px 0;vertical-align:top;${font};font-size:15px;line-height:23px;color:${color.text3}">${at + 1}.</td><td class="text2" style="padding:4px 0;${font};font-size:15px;line-height:23px;color:${color.text2};${breaking}">${escapeLines(step)}</td></tr>`,
  );
  return `${heading(nextTitle)}<table ${wholeWidth} style="margin:0 0 20px">\n${lines.join('\n')}\n</table>`;
}

const heading = (text: string) =>
  `<h2 class="text" style="margin:0 0 4px;${font};font-size:16px;line-height:24px;font-weight:600;color:${color.text}">${escape(text)}</h2>`;

function itemTable(items: readonly MailItem[], sourceOf: PictureSource): string {
  const lines = items.map(({ name, quantity, picture, detail, price }) => {
    const source = picture && sourceOf(picture);
    const side = mailPictureSize;
    const cell = `padding:12px 0;border-bottom:1px solid ${color.line};vertical-align:top`;
    const image = source
      ? `<img src="${escape(source)}" width="${side}" height="${side}" alt="" style="display:block;border:0;border-radius:6px">`
      : `<div class="tile" style="width:${side}px;height:${side}px;border-radius:6px;background:${color.tile}"></div>`;
    const small = [quantity === undefined ? '' : `${quantity} τεμ.`, detail].filter(Boolean).join(', ');
    return (
      `<tr><td class="line" width="${side + 16}" style="${cell}">${image}</td>` +
      `<td class="line" style="${cell}"><table ${wholeWidth}><tr>` +
      `<td class="stack text" style="padding-right:16px;${font};font-size:15px;line-height:22px;color:${color.text};${breaking}">${escape(name)}<br><span class="text3" style="font-size:14px;color:${color.text3}">${escape(small)}</span></td>` +
      (price
        ? `<td class="stack price text" align="right" style="padding-left:0;${font};font-size:15px;line-height:22px;color:${color.text};vertical-align:top">${prices(price)}</td>`
        : '') +
      `</tr></table></td></tr>`
    );
  });
  return `<table ${wholeWidth} style="margin:16px 0 0">\n${lines.join('\n')}\n</table>`;
}

/** The amount that the buyer reads, and in brackets below it the other one. */
function prices(text: string): string {
  const [main = '', other] = text.split(' (');
  return (
    `<span style="white-space:nowrap">${escape(main)}</span>` +
    (other
      ? `<br><span class="text3" style="font-size:13px;line-height:20px;color:${color.text3};white-space:nowrap">(${escape(other)}</span>`
      : '')
  );
}

function sumTable(sums: readonly MailRow[]): string {
  const lines = sums.map(([label, value], at) => {
    const isTotal = at === sums.length - 1;
    const cell = isTotal
      ? `padding:12px 0 0;border-top:2px solid ${color.text};${font};font-size:18px;line-height:26px;font-weight:600;color:${color.text}`
      : `padding:4px 0;${font};font-size:15px;line-height:22px;color:${color.text2}`;
    const names = isTotal ? 'total text' : 'text2';
    return `<tr><td class="${names}" style="${cell};vertical-align:top">${escape(label)}</td><td class="${names}" align="right" style="${cell};vertical-align:top">${prices(value)}</td></tr>`;
  });
  // The rule lies close above the total.
  lines.splice(
    -1,
    0,
    '<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>',
  );
  return `<table ${wholeWidth} style="margin:12px 0 28px">\n${lines.join('\n')}\n</table>`;
}

/** Texts up to this length in characters do not wrap: an order number, a date with time, an amount, most labels. */
const unbrokenLength = 18;
const wrapping = (text: string) => (text.length <= unbrokenLength ? 'white-space:nowrap' : breaking);

function rowTable(rows: readonly MailRow[]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${color.line};${font};font-size:15px;line-height:22px`;
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td class="stack label line text3" style="${cell};color:${color.text3};padding-right:16px;vertical-align:top;${wrapping(label)}">${escape(label)}</td>` +
      `<td class="stack line text" align="right" style="${cell};color:${color.text};vertical-align:top;${wrapping(value)}">${escapeLines(value)}</td></tr>`,
  );
  return `<table ${wholeWidth} style="margin:16px 0 0">\n${lines.join('\n')}\n</table>`;
}

function button({ label, url }: NonNullable<MailContent['action']>): string {
  const { primary, onPrimary } = tint('light');
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button" style="background:${primary};border-radius:6px">` +
    `<a href="${escape(url)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:600;color:${onPrimary};text-decoration:none">${escape(label)}</a>` +
    `</td></tr></table>`
  );
}

/** With line breaks, which never divide a number such as «210 000 0145». */
function escapeLines(text: string): string {
  return escape(text)
    .replace(/(?<=\d) (?=\d)/g, '\u00A0')
    .replace(/\r?\n/g, '<br>');
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
