import { CircleAlert, CircleCheck, ListChecks, Scale } from 'lucide-react';
import type { PresentedBundle } from '../advice-contract.ts';
import { openChecks } from '../request-text.ts';
import { Fold } from './Fold.tsx';
import { Row, Rows } from './Rows.tsx';

/** What was checked, and what the law asks. */
export function SystemChecks({ bundle }: { bundle: PresentedBundle }) {
  const { checks, law, grade } = bundle;
  const open = openChecks(bundle);
  return (
    <>
      {checks.length > 0 && (
        <Fold
          id="checks"
          title="Τι ελέγξαμε"
          summary={
            open.length === 0
              ? `Ισχύουν και τα ${checks.length}${grade === undefined ? '' : `, σε βαθμό ${grade}`}: ρεύμα, εμβέλεια, χωρητικότητα`
              : `${open.length} από τα ${checks.length} δεν ισχύουν`
          }
          icon={
            open.length === 0 ? (
              <ListChecks className="text-ok-text" />
            ) : (
              <CircleAlert className="text-critical-text" />
            )
          }
        >
          <Rows>
            {checks.map(({ id, held, sentence }) => (
              <Row
                key={id}
                icon={
                  held ? (
                    <CircleCheck className="text-ok-text" />
                  ) : (
                    <CircleAlert className="text-critical-text" />
                  )
                }
              >
                <span className="sr-only">{held ? 'Ισχύει: ' : 'Δεν ισχύει: '}</span>
                {sentence}
              </Row>
            ))}
          </Rows>
        </Fold>
      )}
      {law.length > 0 && (
        <Fold
          id="law"
          title="Τι ζητά ο νόμος για τις κάμερες"
          summary="Τι βλέπουν, ήχος, πόσες ημέρες"
          icon={<Scale className="text-text-2" />}
        >
          <Rows>
            {law.map((sentence) => (
              <Row key={sentence} icon={<Scale className="text-text-2" />}>
                {sentence}
              </Row>
            ))}
          </Rows>
        </Fold>
      )}
    </>
  );
}
