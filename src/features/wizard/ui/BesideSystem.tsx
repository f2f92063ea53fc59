import {
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CloudCog,
  KeyRound,
  Umbrella,
  Wallet,
} from 'lucide-react';
import { RangeMark, ServicePrice } from '#features/services/ui/ServicePrice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { PresentedBundle } from '../advice-contract.ts';
import { plural } from '#shared/greek.ts';
import { connectedSummary, connectedText } from '../connected.ts';
import { insurerSummary, runningSummary } from '../study.ts';
import { Fold } from './Fold.tsx';

const listClass = 'grid max-w-[72ch] gap-2.5 text-base text-text-2 sm:pl-7.5';

/** What a system costs while it runs, what is good to know of it and its data, what an insurer asks: each in one line that opens. */
export function BesideSystem({
  bundle: { notes, questions, running, insurer, connected, isInstalled },
}: {
  bundle: PresentedBundle;
}) {
  return (
    <>
      {running.length > 0 && (
        <Fold
          id="running"
          title="Πάγια έξοδα"
          summary={runningSummary({ running, isInstalled })}
          icon={<Wallet className="text-text-2" />}
        >
          <ul className={listClass}>
            {running.map(({ id, sentence, service }) => (
              <li key={id}>
                {sentence}
                {service && (
                  <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
                    <TextLink href={`/services#${service.slug}`}>{service.title}</TextLink>
                    {service.priceRange && (
                      <span className="num font-medium text-text">{service.priceRange}</span>
                    )}
                    <RangeMark service={service} />
                    <ServicePrice service={service} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {questions.length > 0 && (
        <Fold
          id="questions"
          title="Τι θα δούμε μαζί"
          summary={`${plural(questions.length, 'ερώτηση', 'ερωτήσεις')} για την επίσκεψη`}
          icon={<CircleQuestionMark className="text-text-2" />}
        >
          <ul className={listClass}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold
          id="notes"
          title="Καλό να ξέρετε"
          summary="Χρήση, όρια και κωδικοί"
          icon={<KeyRound className="text-text-2" />}
        >
          <ul className={listClass}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      )}
      {connected.length > 0 && (
        <Fold
          id="connected"
          title="Δεδομένα και ενημερώσεις"
          summary={connectedSummary(connected)}
          icon={<CloudCog className="text-text-2" />}
        >
          <ul className={listClass}>
            {connected.map((group) => (
              <li key={group.names.join()}>
                <span className="block font-medium text-text">{group.names.join(', ')}</span>
                {connectedText(group)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {insurer.length > 0 && (
        <Fold
          id="insurer"
          title="Τι θα ρωτήσει ο ασφαλιστής"
          summary={insurerSummary(insurer)}
          icon={<Umbrella className="text-text-2" />}
        >
          <ul className={listClass}>
            {insurer.map(({ id, label, text, held }) => (
              <li key={id} className="grid grid-cols-[1.25rem_1fr] gap-2.5">
                {held ? (
                  <CircleCheck className="mt-[3px] size-4.5 text-ok-text" />
                ) : (
                  <CircleAlert className="mt-[3px] size-4.5 text-critical-text" />
                )}
                <span>
                  <span className="sr-only">{held ? 'Υπάρχει: ' : 'Λείπει: '}</span>
                  {label}: {text}
                </span>
              </li>
            ))}
            <li>Ισχύουν οι όροι του συμβολαίου σας: δείξτε στον ασφαλιστή το φύλλο μελέτης.</li>
          </ul>
        </Fold>
      )}
    </>
  );
}
