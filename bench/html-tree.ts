import { createElement, type ReactNode } from 'react';

const token =
  /<!--.*?-->|<!doctype[^>]*>|<\/([a-z0-9-]+)>|<([a-z0-9-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'path',
  'source',
  'wbr',
]);
const ownText = new Set(['script', 'style', 'title', 'textarea']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

type Open = { type: string; props: Record<string, unknown>; children: ReactNode[] };

const plain = (text: string) => text.replaceAll(/&([a-z0-9#]+);/gi, (whole, name) => entities[name] ?? whole);

function propsOf(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(attribute)) {
    // React accepts a style only as an object; as a data attribute it has the same length.
    props[name === 'style' ? 'data-style' : name === 'class' ? 'className' : name] = value
      ? plain(value)
      : name === 'value' || name === 'alt'
        ? ''
        : true;
  }
  return props;
}

/** Parses a page's HTML into a tree of elements: what React renders when there is no component code. */
export function treeOfHtml(html: string): ReactNode {
  const root: Open = { type: '', props: {}, children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  const close = () => {
    const { type, props, children } = open.pop() ?? root;
    const isRaw = ownText.has(type);
    const text = { dangerouslySetInnerHTML: { __html: children.join('') } };
    innermost().children.push(
      isRaw ? createElement(type, { ...props, ...text }) : createElement(type, props, ...children),
    );
  };
  let rest = html;
  while (rest !== '') {
    const inside = innermost().type;
    if (ownText.has(inside)) {
      const end = rest.toLowerCase().indexOf(`</${inside}>`);
      innermost().children.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    token.lastIndex = 0;
    const [whole = rest, ended, began, attributes = ''] = token.exec(rest) ?? [];
    rest = rest.slice(whole.length);
    if (ended) {
      if (!withoutEnd.has(ended)) close();
    } else if (began) {
      open.push({ type: began, props: propsOf(attributes), children: [] });
      if (withoutEnd.has(began)) close();
    } else if (!whole.startsWith('<!')) innermost().children.push(plain(whole));
  }
  return root.children[0];
}
