import { useState } from 'react';
import { centsToEuros } from '#shared/money.ts';
import { filled } from '#shared/wire.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { deliveryOf } from '#features/orders/delivery.ts';
import type { KeptContent } from '../../content-contract.ts';
import type { OfficeOffer } from '../../contract.ts';
import { filledText } from '../../fields.ts';
import { officeFileHref } from '../../offer-link.ts';
import { filesOfLines } from '../../present.ts';
import { chosenFirst } from '../../rules.ts';
import type { SeenLine } from '../../seen-contract.ts';
import { OfferSheet } from '../OfferSheet.tsx';
import type { OfferForm, TypedOffer } from './use-offer-form.ts';

interface Props {
  offer: OfficeOffer;
  form: OfferForm;
  typed: TypedOffer;
  onClose: () => void;
}

/** What is typed as the customer would read it, with its choices. */
export function OfferPreview({ offer, form, typed, onClose }: Props) {
  const { content } = form.getValues();
  const { lines, totals, depositCents } = typed;
  const [chosen, setChosen] = useState<readonly string[]>(() => chosenFirst(lines));
  const facts = {
    customer: offer.recipient.name,
    offerNumber: offer.offerNumber,
    validUntil: String(content.validUntil || offer.validUntil || ''),
    totalCents: totals.totalCents,
    depositCents,
  };
  const text = (given: unknown) => (given ? filledText(String(given), facts) : undefined);
  const files = filesOfLines(content as Pick<KeptContent, 'sections'>);
  const seen = (line: TypedOffer['lines'][number]): SeenLine => ({
    ...filled({
      details: line.details,
      productId: line.productId,
      image: offer.lines.find(({ id }) => id === line.id)?.image,
      minutes: line.minutes,
      discountReason: line.discountReason,
      group: line.group,
      files: files.get(line.id),
    }),
    id: line.id,
    kind: line.kind,
    name: line.name,
    quantity: line.quantity,
    price: centsToEuros(line.priceCents),
    ...(line.withInstallation && { installationPrice: centsToEuros(line.installationPriceCents) }),
    ...(line.listPriceCents !== null && { listPrice: centsToEuros(line.listPriceCents) }),
    choice: line.choice,
    isChosen: line.isChosen,
  });
  const discount = Number(String(content.discount ?? '').replace(',', '.')) || undefined;
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={String(content.title ?? '') || 'Η προσφορά σας'}>
      <OfferSheet
        offer={{
          title: String(content.title ?? ''),
          ...filled({ intro: text(content.intro), closing: text(content.closing), discount }),
          ...filled({ discountReason: String(content.discountReason ?? '') }),
          discountIn: content.discountIn ?? 'percent',
          sections: content.sections.map((section, index) => ({
            ...filled({ title: text(section.title), text: text(section.text) }),
            ...(section.files?.length && { files: section.files }),
            lines: lines.filter((line) => line.section === index).map(seen),
          })),
          shippingMethod: content.shippingMethod,
          deliveryLabel: deliveryOf(content.shippingMethod)?.label ?? 'Παράδοση',
          shipping: centsToEuros(totals.shippingCents),
          vatPercent: offer.vatPercent,
          visitDays: [],
        }}
        chosen={chosen}
        isBusiness={offer.accountType === 'b2b'}
        questions={[]}
        fileHref={(id) => officeFileHref(offer.id, id)}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
