import { CircleAlert, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { euroText } from '#shared/money.ts';
import type { PresentedBundle } from '../advice-contract.ts';
import { Row, Rows } from './Rows.tsx';
import { useFirstOnPhone } from '#ui/components/use-first-on-phone.tsx';

/** What the catalogue lacks, and what did not fit the budget. */
export function SystemGaps({ bundle: { gaps, leftOut } }: { bundle: PresentedBundle }) {
  const isOfGrade = ({ id }: (typeof gaps)[number]) => id.startsWith('GRADE-NEEDED-');
  const ofGrade = gaps.filter(isOfGrade);
  const others = gaps.filter((gap) => !isOfGrade(gap));
  const { classOf, more } = useFirstOnPhone(others.length, 1, 'ελλείψεις');
  const left = useFirstOnPhone(leftOut.length, 2, 'προσθήκες');
  return (
    <>
      {gaps.length > 0 && (
        <Group id="gaps" title="Τι δεν έχουμε" more={more}>
          {others.map(({ id, sentence }, index) => (
            <Row key={id} icon={<PackageX className="text-medium-text" />} className={classOf(index)}>
              {sentence}
              {id === 'GRADE-NEEDED' && ofGrade.length > 0 && (
                <details className="paper-open mt-1">
                  <summary className="min-h-6 cursor-pointer text-primary-text pointer-coarse:min-h-11 print:hidden">
                    Τι λείπει για αυτόν
                  </summary>
                  <ul className="grid gap-1">
                    {ofGrade.map((gap) => (
                      <li key={gap.id}>{gap.sentence}</li>
                    ))}
                  </ul>
                </details>
              )}
            </Row>
          ))}
        </Group>
      )}
      {leftOut.length > 0 && (
        <Group id="left-out" title="Τι άλλο θα βοηθούσε" more={left.more}>
          {leftOut.map(({ name, quantity, gross, isOwnPrice, overBy }, index) => (
            <Row key={name} icon={<CircleAlert className="text-text-3" />} className={left.classOf(index)}>
              <span className="num">{quantity}</span> {name}
              {gross !== undefined &&
                isOwnPrice &&
                `: + ${euroText(gross)} με ΦΠΑ${
                  overBy ? `, το σύνολο ${euroText(overBy)} πάνω από τον προϋπολογισμό` : ''
                }`}
            </Row>
          ))}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  /** Below the list. */
  more?: ReactNode;
  children: ReactNode;
}

function Group({ id, title, more, children }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        <Rows>{children}</Rows>
        {more}
      </div>
    </section>
  );
}
