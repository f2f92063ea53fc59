import type { Product } from '../contract.ts';
import { connectedLines } from '../connected-facts.ts';
import { Chapter } from './Chapter.tsx';
import { FactLines } from './FactLines.tsx';

/** What a connected product does with data, and until when it gets security updates; nothing for one that says none of it. */
export function ConnectedChapter({ product: { connected } }: { product: Pick<Product, 'connected'> }) {
  if (!connected) return null;
  return (
    <Chapter title="Δεδομένα και ενημερώσεις" anchor="data">
      <FactLines
        lines={connectedLines(connected).map(([label, text]) => [
          label,
          <span key={label} className="whitespace-pre-line">
            {text}
          </span>,
        ])}
      />
    </Chapter>
  );
}
