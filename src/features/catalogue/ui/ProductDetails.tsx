import { Check, Minus, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/pieces/Notice.tsx';
import type { Product } from '../contract.ts';
import { FieldOfView } from './FieldOfView.tsx';
import { ProductSection } from './ProductSection.tsx';
import { SpecificationList } from './SpecificationList.tsx';

/** The details below a product's price and buttons. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, camera, features, pros, cons, legalNote, specifications } = product;
  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-[1.28fr_1fr]">
      <div className="grid content-start gap-12">
        <ProductSection title="Περιγραφή">
          <p className="mt-4 max-w-[62ch] whitespace-pre-line text-text-2">{description}</p>
          {camera && <FieldOfView camera={camera} />}
          {legalNote !== undefined && (
            <Notice className="mt-6" icon={<Scale />}>
              {legalNote}
            </Notice>
          )}
        </ProductSection>
        {features.length > 0 && (
          <ProductSection title="Δυνατότητες">
            <Ticks className="mt-4 sm:grid-cols-2">{features.map(({ name }) => name)}</Ticks>
          </ProductSection>
        )}
        {pros.length + cons.length > 0 && (
          <ProductSection title="Με μια ματιά">
            <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {pros.length > 0 && (
                <div>
                  <h3 className="text-base font-medium text-text-3">Υπέρ</h3>
                  <Ticks className="mt-2">{pros}</Ticks>
                </div>
              )}
              {cons.length > 0 && (
                <div>
                  <h3 className="text-base font-medium text-text-3">Κατά</h3>
                  <Ticks className="mt-2" icon={<Minus className="icon-sm mt-1 text-text-3" />}>
                    {cons}
                  </Ticks>
                </div>
              )}
            </div>
          </ProductSection>
        )}
      </div>
      <ProductSection title="Τεχνικές προδιαγραφές">
        <SpecificationList specifications={specifications} />
      </ProductSection>
    </div>
  );
}

interface TicksProps {
  icon?: ReactNode;
  className: string;
  children: readonly string[];
}

const tick = <Check className="icon-sm mt-1 text-ok-text" />;

function Ticks({ icon = tick, className, children }: TicksProps) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {children.map((text) => (
        <li key={text} className="flex gap-2.5">
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
