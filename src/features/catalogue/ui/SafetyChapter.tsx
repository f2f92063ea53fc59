import { useSession } from '#ui/page/session.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Product } from '../contract.ts';
import type { Answering } from '../product-safety.ts';
import { Chapter } from './Chapter.tsx';
import { FactLines } from './FactLines.tsx';

/** What identifies a product, who made it, who answers for it in the Union, and what it warns of. */
export function SafetyChapter({ product }: { product: Product }) {
  const { brand, family, sku, ean, mpn } = product;
  const { manufacturer, responsible, warnings } = product.safety;
  const { site } = useSession();
  return (
    <Chapter title="Ασφάλεια προϊόντος" anchor="safety">
      <FactLines
        lines={[
          ['Μάρκα', brand],
          ['Μοντέλο', family ?? mpn],
          ['Κωδικός', sku],
          [
            'EAN',
            ean && (
              <span key="ean" className="inline-flex flex-wrap items-center gap-2">
                {ean}
                {site.isDemo && <Badge tone="line">Δείγμα</Badge>}
              </span>
            ),
          ],
          ['Κατασκευαστής', manufacturer && <Company key="manufacturer" {...manufacturer} />],
          ['Υπεύθυνος στην Ευρωπαϊκή Ένωση', responsible && <Company key="responsible" {...responsible} />],
        ]}
      />
      {warnings && (
        <>
          <h3 className="mt-6 text-base font-medium text-text-2 print:mt-2">Προειδοποιήσεις</h3>
          <ul className="mt-2 grid max-w-[70ch] list-disc gap-1.5 pl-5 print:text-xs">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </Chapter>
  );
}

function Company({ name, address, contact }: Answering) {
  return (
    <>
      {name}
      {address && <span className="block font-normal">{address}</span>}
      {contact && (
        <span className="block font-normal">
          {contact.includes('@') ? (
            <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
          ) : (
            <TextLink href={contact} target="_blank" rel="noopener">
              {contact}
            </TextLink>
          )}
        </span>
      )}
    </>
  );
}
