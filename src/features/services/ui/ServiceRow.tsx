import { Check, Scale, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageSrcSet, imageUrl } from '#shared/images.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { cx } from '#ui/style/cx.ts';
import { Picture } from '#ui/components/Picture.tsx';
import type { Service } from '../contract.ts';
import { RangeMark, ServicePrice } from './ServicePrice.tsx';

interface Props {
  service: Service;
  /** The button that comes first. */
  action: ReactNode;
  /** A quieter way on. */
  more: ReactNode;
  /** Its picture stands large beside its family. */
  isPictured: boolean;
}

/** A service with all its details, which are folded on a narrow screen. */
export function ServiceRow({ service, action, more, isPictured }: Props) {
  const { title, image, priceRange, priceNote } = service;
  return (
    <article id={service.slug} className={cx('service-row', isPictured && 'is-pictured')}>
      {isPictured ? null : image ? (
        <Picture
          src={imageUrl(image.url, 320)}
          srcSet={imageSrcSet(image, 640)}
          sizes="(min-width: 700px) 120px, 96px"
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          className="service-picture"
        />
      ) : (
        <span className="service-picture grid place-items-center rounded-md bg-tile text-text-3 [&>svg]:size-7 [&>svg]:stroke-[1.35]">
          <Wrench />
        </span>
      )}
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {title}
        {service.isEmergency && <Badge tone="high">24/7</Badge>}
      </h3>
      <div className="service-side">
        <div className="service-price">
          {priceRange && (
            <>
              <p className="text-sm text-text-3 max-lg:sr-only">Ενδεικτικό κόστος</p>
              <p className="leading-snug font-semibold tracking-head tabular-nums lg:mt-0.5 lg:text-lg">
                {priceRange} <RangeMark service={service} />
              </p>
            </>
          )}
          <ServicePrice service={service} />
          {priceNote && <p className="mt-1 text-sm text-text-2 max-lg:hidden">{priceNote}</p>}
        </div>
        <div className="service-action">{action}</div>
        <div className="service-more">{more}</div>
      </div>
      <ServiceDetails service={service} />
    </article>
  );
}

function ServiceDetails({
  service: { shortDescription, description, legalNote, features, priceNote },
}: Pick<Props, 'service'>) {
  if (!shortDescription && !description && !priceNote && features.length === 0 && legalNote === undefined)
    return null;
  return (
    <details className="desk-open service-details">
      <summary>Λεπτομέρειες</summary>
      <div className="grid gap-x-9 gap-y-4 max-lg:pt-1 min-[700px]:max-lg:grid-cols-[1.45fr_1.15fr]">
        <div className="min-w-0">
          {shortDescription && <p className="text-text-2">{shortDescription}</p>}
          {description && <p className="mt-2.5 text-base whitespace-pre-line text-text-2">{description}</p>}
          {priceNote && <p className="mt-2.5 text-base text-text-2 lg:hidden">{priceNote}</p>}
          {legalNote !== undefined && (
            <p className="mt-3 flex gap-2 text-sm text-text-3">
              <Scale className="icon-sm mt-0.5" />
              {legalNote}
            </p>
          )}
        </div>
        <div className="min-w-0 empty:hidden">
          {features.length > 0 && <h4 className="text-base font-medium text-text-2">Τι περιλαμβάνεται</h4>}
          {features.length > 0 && (
            <ul className="mt-2 grid gap-1.5 text-base">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="icon-sm mt-[3px] text-ok-text" />
                  {feature}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </details>
  );
}
