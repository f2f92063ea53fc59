import { bookingPath } from '#features/booking/booking-path.ts';
import { offered } from '#shared/offered.ts';
import { company } from '#shared/company.ts';
import { surveyCall } from '#shared/promises.ts';
import { Section } from './Section.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { durationText } from './duration-text.ts';
import { PlanDrawing, type PlanStage } from './PlanDrawing.tsx';

type Step = { stage: PlanStage; title: string; time: string | undefined; text: string };

/** From the survey to the installed system, each step with the time that the services state. */
export function ThreeSteps() {
  const { survey, installationMinutes, hasServices } = offered();
  if (!hasServices) return null;
  const steps: Step[] = [
    {
      stage: 'survey',
      title: 'Αυτοψία',
      time: survey && [durationText(survey.durationMinutes), survey.priceRange].filter(Boolean).join(' · '),
      text: 'Τεχνικός βλέπει τον χώρο, μετρά ανοίγματα και διαδρομές και ακούει τι σας ανησυχεί.',
    },
    {
      stage: 'study',
      title: 'Μελέτη',
      time: company().promises.offersInTwoDays ? 'Δύο εργάσιμες ημέρες' : undefined,
      text: 'Παίρνετε κάτοψη με τις θέσεις των συσκευών, το τι βλέπει η καθεμία και γραπτή προσφορά.',
    },
    {
      stage: 'installation',
      title: 'Εγκατάσταση',
      time: installationMinutes === undefined ? undefined : `Από ${durationText(installationMinutes)}`,
      text: 'Το ίδιο συνεργείο περνά τα καλώδια, ρυθμίζει το σύστημα στο κινητό σας και σας το δείχνει.',
    },
  ];
  return (
    <Section
      title="Τρία βήματα, ένα σχέδιο"
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
