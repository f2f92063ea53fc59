import { Package } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { amountOf, pricesText } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { lineCents, pieceCents } from '#features/cart/amounts.ts';
import type { CartLine } from '#features/cart/contract.ts';

export function SummaryLine({ line }: { line: CartLine }) {
  const readsGross = useReadsGross();
  const { name, image, quantity, withInstallation, isGone } = line;
  return (
    <li className="grid grid-cols-[56px_1fr_auto] items-center gap-3 border-b border-line py-2.5 text-text">
      <Tile
        src={image && imageUrl(image, 320)}
        alt=""
        icon={<Package />}
        className="size-14 rounded-sm bg-surface! from-surface to-surface"
      />
      <div className="min-w-0">
        <p className="text-base leading-snug font-medium">{name}</p>
        {isGone ? (
          <p className="text-sm text-critical-text">Δεν διατίθεται πλέον</p>
        ) : (
          <p className="text-xs text-text-3">
            {quantity === 1
              ? '1 τεμάχιο'
              : `${quantity} × ${pricesText(amountOf(pieceCents(line)), readsGross)}`}
          </p>
        )}
        {withInstallation && <p className="text-sm text-text-3">με εγκατάσταση</p>}
      </div>
      {!isGone && (
        <p className="text-right">
          <Price amount={amountOf(lineCents(line))} className="text-base" />
        </p>
      )}
    </li>
  );
}
