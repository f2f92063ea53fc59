import type { ComponentType, ReactElement } from 'react';
import { whyNot, type ViewerCustomer } from '../../shared/viewer.ts';
import { useViewer } from '../../ui/page/session.ts';
import { FragmentCache } from './fragment-cache.ts';
import { placeholderFor } from './placeholders.ts';

type AccountType = ViewerCustomer['accountType'];
type Missed = { element: ReactElement; accountType: AccountType; store: (markup: Uint8Array) => void };
let missed: Missed[] = [];

/** Looks up cached markup; a second miss queues a render for later requests. */
function lookUpIn<Props extends object>(Draw: ComponentType<Props>, outputOf: (props: Props) => object) {
  const cache = new FragmentCache();
  return function lookUp(props: Props, accountType: AccountType): Uint8Array | undefined {
    const output = outputOf(props);
    const rest = JSON.stringify(props, (_, value: unknown) => (value === output ? undefined : value));
    const { bytes, store } = cache.find(output, `${accountType} ${rest}`);
    if (store) missed.push({ element: <Draw {...props} />, accountType, store });
    return bytes;
  };
}

/**
 * Wraps a component that renders the same for all buyers with the same account type: the server renders it once for them
 * (docs/decisions/0019). Its output must depend only on its properties and on the viewer being such a buyer; `outputOf`
 * returns the property whose lifetime limits the cache entry. It must not use `useId`, because the ids would be those of
 * another page.
 */
export function cachedForBuyers<Props extends object>(
  Draw: ComponentType<Props>,
  outputOf: (props: Props) => object,
) {
  const lookUp = import.meta.env.SSR ? lookUpIn(Draw, outputOf) : undefined;
  return function Cached(props: Props) {
    const viewer = useViewer();
    const buyer = whyNot(viewer, 'buyer') === null ? viewer.customer : null;
    const markup = lookUp && buyer ? lookUp(props, buyer.accountType) : undefined;
    return markup ? (
      // oxlint-disable-next-line react/no-danger -- React's own drawing of this same component
      <div className="contents" dangerouslySetInnerHTML={{ __html: placeholderFor(markup) }} />
    ) : (
      <div className="contents">
        <Draw {...props} />
      </div>
    );
  };
}

/** Renders the missed parts, separately from the page that missed them, so that nothing of its visitor gets into them. */
export function drawMissed(draw: (element: ReactElement, accountType: AccountType) => Uint8Array): void {
  const drawing = missed;
  missed = [];
  for (const { element, accountType, store } of drawing) store(draw(element, accountType));
}
