/**
 * A translator of pages replaces each text node by a `<font>` with the translation. React goes on writing into the node that it
 * made, which is no longer in the page, and so an amount would stay as it was; where it removes the node or inserts next to it, it
 * would throw. This finds the replacement of each node, shows there what React writes, and removes it in the node's place.
 */
const replacements = new WeakMap<Node, HTMLElement>();
/** What a replacement stands for, in the page's order: a translator may join neighbours. */
const originals = new WeakMap<HTMLElement, Text[]>();

const asFont = (node: Node | null | undefined) =>
  node instanceof HTMLElement && node.localName === 'font' ? node : undefined;

function noticeReplacement(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const font = Array.from(addedNodes, asFont).find(Boolean) ?? asFont(previousSibling) ?? asFont(nextSibling);
  if (!font) return;
  replacements.set(text, font);
  originals.set(font, [...(originals.get(font) ?? []), text]);
  observer?.observe(text, { characterData: true });
}

function notice(records: readonly MutationRecord[]) {
  for (const record of records) {
    if (record.type === 'characterData') {
      const font = replacements.get(record.target);
      if (font) font.textContent = (originals.get(font) ?? []).map(({ data }) => data).join('');
    } else {
      for (const node of record.removedNodes) {
        if (node instanceof Text && !node.isConnected) noticeReplacement(node, record);
      }
    }
  }
}

/** The child of `parent` that holds the node or its replacement. */
function childWith(parent: Node, node: Node): Node | null {
  notice(observer?.takeRecords() ?? []);
  let child: Node | null = parent.contains(node) ? node : (replacements.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

let observer: MutationObserver | undefined;

/** Begins to follow translators; once, in the browser. */
export function followTranslator(): void {
  if (observer) return;
  observer = new MutationObserver(notice);
  observer.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else {
      const held = childWith(this, child);
      if (held) removeChild.call(this, held);
    }
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && before.parentNode !== this ? childWith(this, before) : before);
    return node;
  };
}
