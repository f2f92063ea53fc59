import { Check, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageSrcSet, imageUrl } from '#shared/images.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import type { Service } from '../contract.ts';
import { RangeMark, ServicePrice } from './ServicePrice.tsx';

const sizes = '(min-width: 1440px) 440px, (min-width: 900px) 31vw, 92vw';
/** The number of features that fit in a card (specification 1, section 9). */
const shownFeatures = 3;

interface Props {
  service: Service;
  /** A separate link next to the price, above the card's link. */
  action?: ReactNode;
}

/** A service's summary. The whole card links to it. */
export function ServiceCard({ service, action }: Props) {
  const { slug, title, shortDescription, image, features, priceRange } = service;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <div className="grid aspect-[16/10] place-items-center overflow-hidden bg-tile text-text-3">
        {image ? (
          <img
            src={imageUrl(image.url, 640)}
            srcSet={imageSrcSet(image, 1200)}
            sizes={sizes}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <Wrench className="icon-lg" />
        )}
      </div>
      <div className="flex flex-1 flex-col p-5.5">
        <h3 className="text-[1.1875rem]">
          <Anchor href={`/services#${slug}`} className="after:absolute after:inset-0">
            {title}
          </Anchor>
        </h3>
        {shortDescription && <p className="mt-1 text-base text-text-2">{shortDescription}</p>}
        <ul className="mt-3.5 mb-4.5 grid gap-[7px] text-base">
          {features.slice(0, shownFeatures).map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check className="icon-sm mt-[3px] text-ok-text" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3.5 text-base">
          <div className="text-text-2">
            <p>
              {priceRange && <strong className="text-text">{priceRange}</strong>}{' '}
              <RangeMark service={service} />
            </p>
            <ServicePrice service={service} />
          </div>
          {action && <div className="relative z-1">{action}</div>}
        </div>
      </div>
    </article>
  );
}
