import { bookingPath } from '#features/booking/booking-path.ts';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { offered } from '#shared/offered.ts';
import { company } from '#shared/company.ts';
import { surveyCall } from '#shared/promises.ts';
import { Section } from './Section.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { durationText } from './duration-text.ts';
import { PlanDrawing, type PlanStage } from './PlanDrawing.tsx';

type Step = {
  stage: PlanStage;
  title: string | undefined;
  time: string | undefined;
  text: string | undefined;
};

/** From the survey to the installed system, each step with the time that the services state. */
export function ThreeSteps() {
  const { survey, installationMinutes, hasServices } = offered();
  const words = usePageTexts('home')('home.steps');
  if (!hasServices) return null;
  const steps: Step[] = [
    {
      stage: 'survey',
      title: words.title1,
      time: survey && [durationText(survey.durationMinutes), survey.priceRange].filter(Boolean).join(' · '),
      text: words.text1,
    },
    {
      stage: 'study',
      title: words.title2,
      time: company().promises.offersInTwoDays ? 'Δύο εργάσιμες ημέρες' : undefined,
      text: words.text2,
    },
    {
      stage: 'installation',
      title: words.title3,
      time: installationMinutes === undefined ? undefined : `Από ${durationText(installationMinutes)}`,
      text: words.text3,
    },
  ];
  return (
    <Section
      title={words.title ?? ''}
      way={
        survey && (
          <TextLink arrow href={bookingPath(survey.slug)}>
            {surveyCall()}
          </TextLink>
        )
      }
    >
      <ol className="grid gap-9 md:grid-cols-3 md:gap-12">
        {steps.map(({ stage, title, time, text }, index) => (
          <li key={stage} className="max-md:grid max-md:grid-cols-[112px_1fr] max-md:gap-x-5">
            <PlanDrawing stage={stage} />
            <div>
              <h3 className="text-xl md:mt-5">
                <span className="text-text-3">{index + 1}.</span> {title}
              </h3>
              {time !== undefined && <p className="mt-0.5 font-medium text-primary-text">{time}</p>}
              <p className="mt-1.5 text-base text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
