import { company } from '../shared/company.ts';

export type MailRow = readonly [label: string, value: string];

export type MailContent = {
  /** The sentence at the top that says what happened. */
  title: string;
  paragraphs: readonly string[];
  /** Facts with label and value, such as an order's number and total. */
  rows?: readonly MailRow[];
  /** The main button; `url` is absolute. */
  action?: { label: string; url: string };
  /** Further plain links below the button. */
  links?: readonly { label: string; url: string }[];
};

// The light theme's colours in sRGB: mail programs support neither variables nor oklch.
const color = {
  background: '#f7f6f4',
  surface: '#ffffff',
  ink: '#14171e',
  onInk: '#f6f5f3',
  line: '#e1e1de',
  text: '#161a20',
  text2: '#454950',
  text3: '#61656c',
  primary: '#0b55bc',
  onPrimary: '#ffffff',
};
/** Long words typed by users must not widen the e-mail. */
const breaking = 'word-break:break-word';
const font = `font-family:'IBM Plex Sans',Arial,Helvetica,sans-serif`;

export type MailParts = { html: string; text: string };

/** Renders an e-mail's HTML and plain text from the same content; escapes all of it. */
export function mailLayout(content: MailContent): MailParts {
  return { html: asHtml(content), text: asText(content) };
}

function asText({ title, paragraphs, rows = [], action, links = [] }: MailContent): string {
  const parts = [
    title,
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${company.legalName}\n${company.address.text}\n${company.phone} · ${company.email}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// Tables and inline styles: the only layout that all mail programs render alike.
function asHtml({ title, paragraphs, rows = [], action, links = [] }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:30px;font-weight:600;color:${color.text}">${escape(title)}</h1>`,
    ...paragraphs.map(
      (paragraph) =>
        `<p style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${color.text2};${breaking}">${escapeLines(paragraph)}</p>`,
    ),
    rows.length > 0 ? rowTable(rows) : '',
    action ? button(action) : '',
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:16px 0 0;${font};font-size:15px;line-height:22px"><a href="${escape(url)}" style="color:${color.primary}">${escape(label)}</a></p>`,
    ),
  ];
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:${color.background}">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:20px 32px;background:${color.ink};${font};font-size:20px;line-height:24px;font-weight:600;color:${color.onInk}">${escape(company.brand.el)}</td></tr>
<tr><td style="padding:32px;background:${color.surface};border:1px solid ${color.line};border-top:0">
${body.filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;${font};font-size:13px;line-height:20px;color:${color.text3}">
${escape(company.legalName)}<br>${escape(company.address.text)}<br>
<a href="${company.phoneHref}" style="color:${color.text3}">${escape(company.phone)}</a> ·
<a href="${company.emailHref}" style="color:${color.text3}">${escape(company.email)}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Values up to this length in characters do not wrap: an order number, a date with time, an amount. */
const unbrokenLength = 18;

function rowTable(rows: readonly MailRow[]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${color.line};${font};font-size:15px;line-height:22px`;
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:${color.text3};padding-right:16px;vertical-align:top">${escape(label)}</td>` +
      `<td align="right" style="${cell};color:${color.text};vertical-align:top;${value.length <= unbrokenLength ? 'white-space:nowrap' : breaking}">${escapeLines(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">\n${lines.join('\n')}\n</table>`;
}

function button({ label, url }: NonNullable<MailContent['action']>): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0"><tr><td style="background:${color.primary};border-radius:6px">` +
    `<a href="${escape(url)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:600;color:${color.onPrimary};text-decoration:none">${escape(label)}</a>` +
    `</td></tr></table>`
  );
}

function escapeLines(text: string): string {
  return escape(text).replace(/\r?\n/g, '<br>');
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
