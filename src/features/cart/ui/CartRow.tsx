import { Package, Trash2, Wrench } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { amountOf, eurosToCents, pricesText, type Cents } from '#shared/money.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { useReadsGross } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { lineCents, pieceCents } from '../amounts.ts';
import type { CartLine } from '../contract.ts';
import { whyNoMore } from '../rules.ts';

interface Props {
  line: CartLine;
  /** The most pieces that this line can have. */
  most: number;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

export function CartRow({ line, most, onQuantityChange, onRemove }: Props) {
  const { productId, withInstallation, name, description, image, quantity } = line;
  const label = withInstallation ? `${name}, με εγκατάσταση` : name;
  const readsGross = useReadsGross();
  const textOf = (cents: Cents) => pricesText(amountOf(cents), readsGross);
  const errorId = `cart-${productId}-${withInstallation}`;
  return (
    <li className="grid grid-cols-[72px_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[96px_1fr_auto]">
      <Anchor href={`/products/${productId}`} tabIndex={-1} aria-hidden="true" className="group">
        <Tile src={image && imageUrl(image, 320)} alt="" icon={<Package />} />
      </Anchor>
      <div className="min-w-0">
        <h2 className="text-md leading-snug">
          <Anchor href={`/products/${productId}`} className="hover:underline">
            {name}
          </Anchor>
        </h2>
        <p className="mt-0.5 text-base text-text-2 max-sm:hidden">{description}</p>
        {withInstallation && line.installationPrice && (
          <p className="mt-1 flex items-center gap-1.5 text-base text-text-2">
            <Wrench className="icon-sm" />
            <span>Με εγκατάσταση, {textOf(eurosToCents(Number(line.installationPrice)))} το τεμάχιο</span>
          </p>
        )}
        {quantity > 1 && <p className="mt-1 text-sm text-text-3">Το τεμάχιο {textOf(pieceCents(line))}</p>}
        {line.problem && (
          <div className="mt-2">
            <FieldError id={errorId}>{line.problem}</FieldError>
          </div>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1 sm:flex-col sm:flex-nowrap sm:items-end sm:gap-4">
        <p className="text-right sm:order-first">
          <Price amount={amountOf(lineCents(line))} className="text-lg" />
        </p>
        <div className="flex items-start gap-1 max-sm:order-first">
          <QuantityStepper
            label={label}
            value={quantity}
            max={most}
            whyNoMore={whyNoMore(line.available)}
            whyNoLess="Για να αφαιρέσετε το προϊόν, πατήστε τον κάδο."
            onValueChange={onQuantityChange}
          />
          <IconButton label={`Αφαίρεση: ${label}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
