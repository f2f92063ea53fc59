import { bookingPath } from '#features/booking/booking-path.ts';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { surveyCall } from '#shared/promises.ts';
import { Button } from '#ui/components/Button.tsx';
import { Picture } from '#ui/components/Picture.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { HeroScene } from './HeroScene.tsx';
import { ownHero } from './hero-picture.ts';
import { offered } from '#shared/offered.ts';

/** The first screen: what the company does, where and for whom, over the house that a camera of ours watches. */
export function Hero() {
  const own = ownHero();
  const survey = offered().survey;
  const { title, intro } = usePageTexts('home')('home.hero');
  return (
    <section className="relative isolate bg-ink-panel text-white">
      {own ? (
        <div className="hero-scene">
          <Picture {...own} fetchPriority="high" className="absolute inset-0 size-full object-cover" />
        </div>
      ) : (
        <HeroScene />
      )}
      <div className="hero-words wrap">
        <h1 className="max-w-[9em] text-5xl md:max-[80rem]:text-[2.75rem] leading-[1.04] tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-4 max-w-[31em] md:max-[80rem]:max-w-[20em] text-[1.0625rem] leading-normal text-white/90 md:mt-5 md:text-lg">
          {intro}
        </p>
        {/* The picture is dark in both themes. */}
        <div data-theme="dark" className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">
          {survey && (
            <Button size="lg" href={bookingPath(survey.slug)}>
              {surveyCall()}
            </Button>
          )}
          <Button variant={survey ? 'inverse' : 'primary'} size="lg" href="/products">
            Δείτε τα προϊόντα
          </Button>
        </div>
        <TextLink
          href="/contact"
          className="mt-3 inline-flex min-h-11 items-center text-md font-medium text-white! md:text-lg"
        >
          Ζητήστε προσφορά
        </TextLink>
      </div>
    </section>
  );
}
