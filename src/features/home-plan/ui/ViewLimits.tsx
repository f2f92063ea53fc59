import { cameraLaw } from '#features/catalogue/camera-law.ts';
import { useFirstOnPhone } from '#ui/components/use-first-on-phone.tsx';
import { cx } from '#ui/style/cx.ts';
import type { HomePlan } from '../types.ts';
import { beyondText, viewsBeyond } from '../view-limits.ts';

interface Props {
  plan: HomePlan;
  /** Of the heading: one below that of the plan. */
  as?: 'h2' | 'h3';
}

/** Says in words which cameras of a plan see beyond the lot, and what the law says of it; nothing without cameras. */
export function ViewLimits({ plan, as: Heading = 'h2' }: Props) {
  const beyond = viewsBeyond(plan);
  const { classOf, more } = useFirstOnPhone(beyond.length, 1, 'κάμερες');
  if (!plan.devices.some(({ view }) => view)) return null;
  return (
    <section aria-labelledby="view-limits" className="mt-5 max-w-[70ch] text-base print:break-inside-avoid">
      <Heading id="view-limits" className="text-base break-after-avoid">
        Τι βλέπουν οι κάμερες έξω από τον χώρο σας
      </Heading>
      {beyond.length === 0 ? (
        <p className="mt-1">
          Σε αυτή την κάτοψη κανένα οπτικό πεδίο δεν βγαίνει από το οικόπεδο, με κλειστές πόρτες και χωρίς
          τζάμια.
        </p>
      ) : (
        <>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {beyond.map((view, index) => (
              <li key={view.device.id} className={cx(classOf(index), 'print:list-item')}>
                {beyondText(view)}
              </li>
            ))}
          </ul>
          {more}
          <p className="mt-1">
            Στην κάτοψη είναι τα κόκκινα τμήματα έξω από το όριο: η κάμερα στρέφεται προς τα μέσα, ή ό,τι
            βγαίνει καλύπτεται με μάσκα.
          </p>
        </>
      )}
      <p className="mt-1 text-text-2">{cameraLaw.view}</p>
    </section>
  );
}
