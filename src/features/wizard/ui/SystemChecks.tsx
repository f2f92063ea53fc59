import { CircleAlert, CircleCheck, PackageX, Scale, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import type { PresentedBundle } from '../advice-contract.ts';

/** What was checked, what remains uncovered, what the law asks, what the catalogue lacks, and what did not fit the budget. */
export function SystemChecks({ bundle }: { bundle: PresentedBundle }) {
  const { checks, uncovered, law, gaps, leftOut } = bundle;
  return (
    <>
      {checks.length > 0 && (
        <Group id="checks" title="Τι ελέγξαμε">
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
        </Group>
      )}
      {uncovered.length > 0 && (
        <Group id="uncovered" title="Τι μένει ακάλυπτο">
          {uncovered.map((sentence) => (
            <Row key={sentence} icon={<ShieldAlert className="text-high-text" />}>
              {sentence}
            </Row>
          ))}
        </Group>
      )}
      {law.length > 0 && (
        <Group id="law" title="Τι ζητά ο νόμος για τις κάμερες">
          {law.map((sentence) => (
            <Row key={sentence} icon={<Scale className="text-text-2" />}>
              {sentence}
            </Row>
          ))}
        </Group>
      )}
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
      <ul className="mt-3 grid gap-2 print:mt-2 print:grid-cols-2 print:gap-x-8 print:gap-y-1">{children}</ul>
    </section>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid max-w-[72ch] grid-cols-[1.25rem_1fr] gap-2.5 text-base print:break-inside-avoid print:text-sm">
      <span className="mt-[3px] [&>svg]:size-4.5 [&>svg]:stroke-[1.75]">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
