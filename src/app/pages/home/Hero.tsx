import { Button } from '../../../ui/pieces/Button.tsx';
import { heroPicture } from './hero-picture.ts';

/** The first screen: what the company does, over a picture of a house at dusk. */
export function Hero() {
  return (
    <section className="relative overflow-hidden bg-ink-panel text-white">
      <picture>
        <source type="image/avif" srcSet={heroPicture.avif} sizes={heroPicture.sizes} />
        <source type="image/webp" srcSet={heroPicture.webp} sizes={heroPicture.sizes} />
        <img
          src={heroPicture.fallback}
          alt=""
          width={1440}
          height={810}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[70%_50%] max-md:h-[58%] max-md:object-[74%_40%]"
        />
      </picture>
      {/* A dark gradient behind the text, from the left; on a phone from below. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(90deg,oklch(0.12_0.015_262/.80)_0%,oklch(0.12_0.015_262/.62)_34%,oklch(0.12_0.015_262/.04)_64%)] max-md:bg-[linear-gradient(180deg,transparent_26%,oklch(0.205_0.014_262/.86)_50%,oklch(0.205_0.014_262)_58%)] max-md:dark:bg-[linear-gradient(180deg,transparent_26%,oklch(0.135_0.009_262/.86)_50%,oklch(0.135_0.009_262)_58%)]"
      />
      <div className="wrap relative grid min-h-165 content-end py-9 md:min-h-160 md:content-center md:py-18">
        <h1 className="max-w-[11.5em] text-5xl leading-[1.04] tracking-[-0.03em]">
          Ασφάλεια που βλέπει πρώτη.
        </h1>
        <p className="mt-5 max-w-[33em] text-[1.0625rem] leading-normal text-white/90 md:text-[1.1875rem]">
          Κάμερες, συναγερμοί και έλεγχος πρόσβασης για σπίτια και επιχειρήσεις στην Αττική. Μελέτη,
          εγκατάσταση και υποστήριξη από την ίδια ομάδα.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <Button variant="white" size="lg" href="/products">
            Δείτε τα προϊόντα
          </Button>
          <Button variant="inverse" size="lg" href="/contact">
            Ζητήστε προσφορά
          </Button>
        </div>
      </div>
    </section>
  );
}
