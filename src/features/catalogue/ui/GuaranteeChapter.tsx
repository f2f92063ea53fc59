import { plural } from '#shared/greek.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Product } from '../contract.ts';
import { takesLabel, termsAddress, type Guarantee } from '../guarantee.ts';
import { Chapter } from './Chapter.tsx';
import { DurabilityLabel } from './DurabilityLabel.tsx';
import { FactLines } from './FactLines.tsx';
import { LegalGuarantee } from './LegalGuarantee.tsx';

/** The guarantees of a product: the legal one, and a commercial one with its giver, duration and terms. */
export function GuaranteeChapter({ product: { guarantee } }: { product: Pick<Product, 'guarantee'> }) {
  return (
    <Chapter title="Εγγύηση" anchor="guarantee">
      <LegalGuarantee />
      {guarantee && (
        <div className="mt-6 print:mt-2">
          <h3 className="text-base font-medium text-text-2">
            Εμπορική εγγύηση, πέρα από τη νόμιμη των δύο ετών
          </h3>
          <FactLines
            lines={[
              ['Τη δίνει', guarantee.giver],
              ['Διάρκεια', plural(guarantee.months, 'μήνας', 'μήνες')],
              [
                'Τι καλύπτει',
                takesLabel(guarantee) &&
                  'Ανθεκτικότητα: ολόκληρο το προϊόν, χωρίς επιβάρυνση, από τον παραγωγό',
              ],
              ['Όροι', <Terms key="terms" guarantee={guarantee} />],
            ]}
          />
          <DurabilityLabel guarantee={guarantee} />
        </div>
      )}
    </Chapter>
  );
}

function Terms({ guarantee }: { guarantee: Guarantee }) {
  const address = termsAddress(guarantee);
  return address === undefined ? (
    <span className="whitespace-pre-line">{guarantee.terms}</span>
  ) : (
    <TextLink href={address} target="_blank" rel="noopener">
      {address}
    </TextLink>
  );
}
