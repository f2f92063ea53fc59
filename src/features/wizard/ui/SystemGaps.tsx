import { CircleAlert, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import type { PresentedBundle } from '../advice-contract.ts';
import { Row, Rows } from './Rows.tsx';

/** What the catalogue lacks, and what did not fit the budget. */
export function SystemGaps({ bundle: { gaps, leftOut } }: { bundle: PresentedBundle }) {
  return (
    <>
      {gaps.length > 0 && (
        <Group id="gaps" title="Τι δεν έχουμε">
          {gaps.map(({ id, sentence }) => (
            <Row key={id} icon={<PackageX className="text-medium-text" />}>
              {sentence}
            </Row>
          ))}
        </Group>
      )}
      {leftOut.length > 0 && (
        <Group id="left-out" title="Τι άλλο θα βοηθούσε">
          {leftOut.map(({ name, quantity, gross, overBy }) => (
            <Row key={name} icon={<CircleAlert className="text-text-3" />}>
              <span className="num">{quantity}</span> {name}
              {gross !== undefined &&
                `: το σύνολο θα γινόταν ${formatEuro(eurosToCents(gross))} με ΦΠΑ${
                  overBy ? `, ${formatEuro(eurosToCents(overBy))} πάνω από τον προϋπολογισμό` : ''
                }`}
            </Row>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        <Rows>{children}</Rows>
      </div>
    </section>
  );
}
