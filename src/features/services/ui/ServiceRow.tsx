import { Check, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageSrcSet, imageUrl } from '../../../shared/images.ts';
import { Badge } from '../../../ui/pieces/Badge.tsx';
import { Picture } from '../../../ui/pieces/Picture.tsx';
import type { Service } from '../contract.ts';
import { RangeMark, ServicePrice } from './ServicePrice.tsx';

interface Props {
  service: Service;
  /** The buttons: book, ask for an offer. */
  actions: ReactNode;
  /** Visible when the page opens: the picture loads first. */
  priority: boolean;
}

/** A service with all its details. */
export function ServiceRow({ service, actions, priority }: Props) {
  const { title, image, features, priceRange, priceNote, legalNote } = service;
  return (
    <article
      id={service.slug}
      className="grid scroll-mt-24 gap-x-9 gap-y-5 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[260px_1.45fr_1.15fr_230px]"
    >
      {image && (
        <Picture
          src={imageUrl(image.url, 640)}
          srcSet={imageSrcSet(image, 640)}
          sizes="(min-width: 1200px) 260px, (min-width: 900px) 45vw, 92vw"
          alt=""
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className="aspect-[4/3] w-full rounded-md bg-tile object-cover max-lg:aspect-video"
        />
      )}
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {title}
          {service.isEmergency && <Badge tone="high">24/7</Badge>}
        </h2>
        <p className="mt-1.5 text-text-2">{service.shortDescription}</p>
        <p className="mt-2.5 text-base whitespace-pre-line text-text-2">{service.description}</p>
        {legalNote !== undefined && (
          <p className="mt-3 flex gap-2 text-sm text-text-3">
            <Scale className="icon-sm mt-0.5" />
            {legalNote}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium text-text-2">Τι περιλαμβάνεται</h3>
        <ul className="mt-2 grid gap-1.5 text-base">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check className="icon-sm mt-[3px] text-ok-text" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <p className="text-sm text-text-3">Ενδεικτικό κόστος</p>
        <p className="mt-0.5 text-lg leading-snug font-semibold tracking-head tabular-nums">
          {priceRange} <RangeMark service={service} />
        </p>
        <ServicePrice service={service} />
        {priceNote && <p className="mt-1 text-sm text-text-2">{priceNote}</p>}
        <div className="mt-4 grid gap-2.5">{actions}</div>
      </div>
    </article>
  );
}
