import type { ComponentType, ReactElement } from 'react';
import { whyNot, type ViewerCustomer } from '../shared/viewer.ts';
import { useViewer } from '../ui/page/session.ts';
import { placeBytes } from './places.ts';

/** Of one answer, as what an address asks for changes what is drawn of it. */
const mostDrawings = 100;

type AccountType = ViewerCustomer['accountType'];
type Wanted = { element: ReactElement; accountType: AccountType; keep: (markup: Uint8Array) => void };
let wanted: Wanted[] = [];
let hits = 0;

/**
 * Finds what was drawn of an answer with the same other properties for the same type of account; asked for the second time
 * it is wanted, for those after.
 */
function keeper<Props extends object>(Draw: ComponentType<Props>, answerOf: (props: Props) => object) {
  /** Null after the first time; it goes when the answer goes that it was drawn from. */
  const kept = new WeakMap<object, Map<string, Uint8Array | null>>();
  return function find(props: Props, accountType: AccountType): Uint8Array | null {
    const answer = answerOf(props);
    const drawings = kept.get(answer) ?? new Map<string, Uint8Array | null>();
    kept.set(answer, drawings);
    const rest = JSON.stringify(props, (_, value: unknown) => (value === answer ? undefined : value));
    const key = `${accountType} ${rest}`;
    const markup = drawings.get(key);
    if (markup) {
      hits += 1;
      return markup;
    }
    if (markup === null) {
      wanted.push({
        element: <Draw {...props} />,
        accountType,
        keep: (drawn) => void drawings.set(key, drawn),
      });
    } else {
      if (drawings.size >= mostDrawings) drawings.clear();
      drawings.set(key, null);
    }
    return null;
  };
}

/**
 * A part of a page of which all buyers with the same type of account get the same: the server draws it once for them
 * (docs/decisions/0007). It must follow from its properties alone, and from that such a buyer is looking; of these,
 * `answerOf` names the one that lives no longer than it is true. It may not use `useId`, whose ids would be those of another
 * page.
 */
export function keptForBuyers<Props extends object>(
  Draw: ComponentType<Props>,
  answerOf: (props: Props) => object,
) {
  const find = import.meta.env.SSR ? keeper(Draw, answerOf) : undefined;
  return function Kept(props: Props) {
    const viewer = useViewer();
    const buyer = whyNot(viewer, 'buyer') === null ? viewer.customer : null;
    const markup = find && buyer ? find(props, buyer.accountType) : null;
    return markup ? (
      // oxlint-disable-next-line react/no-danger -- React's own drawing of this same component
      <div className="contents" dangerouslySetInnerHTML={{ __html: placeBytes(markup) }} />
    ) : (
      <div className="contents">
        <Draw {...props} />
      </div>
    );
  };
}

/** How many parts of pages were taken from what is kept, since the start. */
export const keptHits = (): number => hits;

/** Draws what has been wanted. Apart from the page that wanted it, so that nothing of its visitor gets into it. */
export function drawWanted(draw: (element: ReactElement, accountType: AccountType) => Uint8Array): void {
  const drawing = wanted;
  wanted = [];
  for (const { element, accountType, keep } of drawing) keep(draw(element, accountType));
}
