import type { ComponentType, ReactElement } from 'react';
import { company } from '#shared/company.ts';
import { offered } from '#shared/offered.ts';
import { whyNot, type ViewerCustomer } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { placeholderFor } from './placeholders.ts';

type AccountType = ViewerCustomer['accountType'];

/** Fragments of one output: the URL's parameters change what is rendered from it. */
const maxFragments = 100;

let hits = 0;

/** How many parts of pages came from the cache since the start. */
export const fragmentHits = (): number => hits;

let missed: { element: ReactElement; accountType: AccountType; store: (markup: Uint8Array) => void }[] = [];

/**
 * Looks markup in UTF-8 up by its output and the company's settings, with which it is dropped, by its other properties and by
 * what the shop offers. The first miss leaves null, the second
 * queues a rendering for later requests: what is shown only once takes neither time nor memory.
 */
function lookUpIn<Props extends object>(Part: ComponentType<Props>, outputOf: (props: Props) => object) {
  const caches = new WeakMap<object, WeakMap<object, Map<string, Uint8Array | null>>>();
  return function lookUp(props: Props, accountType: AccountType): Uint8Array | null | undefined {
    const output = outputOf(props);
    const cache = caches.get(company()) ?? new WeakMap<object, Map<string, Uint8Array | null>>();
    caches.set(company(), cache);
    const fragments = cache.get(output) ?? new Map<string, Uint8Array | null>();
    cache.set(output, fragments);
    const rest = JSON.stringify(props, (_, value: unknown) => (value === output ? undefined : value));
    const key = `${accountType} ${rest} ${JSON.stringify(offered())}`;
    const markup = fragments.get(key);
    if (markup) hits += 1;
    else if (markup === null) {
      const store = (made: Uint8Array) => void fragments.set(key, made);
      missed.push({ element: <Part {...props} />, accountType, store });
    } else {
      if (fragments.size >= maxFragments) fragments.clear();
      fragments.set(key, null);
    }
    return markup;
  };
}

/**
 * Wraps a part of a page that looks the same to all buyers with the same type of account: the server renders it once for them
 * (docs/decisions/0019). It must depend only on its properties and on the viewer being such a buyer; `outputOf` returns the
 * property that comes from the cache of outputs. It must not use `useId`, because the ids would be those of another page.
 */
export function cachedForBuyers<Props extends object>(
  Part: ComponentType<Props>,
  outputOf: (props: Props) => object,
) {
  const lookUp = import.meta.env.SSR ? lookUpIn(Part, outputOf) : undefined;
  return function Cached(props: Props) {
    const viewer = useViewer();
    const buyer = whyNot(viewer, 'buyer') === null && !viewer.admin ? viewer.customer : null;
    const markup = lookUp && buyer ? lookUp(props, buyer.accountType) : undefined;
    return markup ? (
      // oxlint-disable-next-line react/no-danger -- React's own rendering of this same part
      <div className="contents" dangerouslySetInnerHTML={{ __html: placeholderFor(markup) }} />
    ) : (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
}

/** Renders the missed parts, separately from the page that missed them, so that nothing of its visitor gets into them. */
export function renderMissed(render: (element: ReactElement, accountType: AccountType) => Uint8Array): void {
  const rendering = missed;
  missed = [];
  for (const { element, accountType, store } of rendering) store(render(element, accountType));
}
