import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import type { ExampleSystem } from '#features/wizard/contract.ts';
import { BuildingDrawing, DeviceSign } from '#features/wizard/ui/building/BuildingDrawing.tsx';
import type { DeviceKind } from '#features/wizard/ui/building/isometric.ts';
import { numberText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { usePages } from '../../layouts/navigation.ts';
import { Section } from './Section.tsx';

const wizard = [{ href: '/wizard' }];
const advancedSearch = [{ href: '/advanced-search' }];

const labels: Readonly<Record<ExampleSystem['propertyType'], string>> = {
  apartment: 'Διαμέρισμα',
  house: 'Μονοκατοικία',
  business: 'Κατάστημα',
  warehouse: 'Αποθήκη',
};

const order = Object.keys(labels);

const counted: readonly [DeviceKind, (system: ExampleSystem) => number, one: string, many: string][] = [
  ['camera', ({ cameras }) => cameras, 'κάμερα', 'κάμερες'],
  ['contact', ({ contacts }) => contacts, 'επαφή', 'επαφές'],
  ['motion', ({ motion }) => motion, 'ανιχνευτής κίνησης', 'ανιχνευτές κίνησης'],
  ['fire', ({ fire }) => fire, 'ανιχνευτής καπνού', 'ανιχνευτές καπνού'],
  ['siren', ({ sirens }) => sirens, 'σειρήνα', 'σειρήνες'],
  ['control', ({ controls }) => controls, 'για τον έλεγχο', 'για τον έλεγχο'],
];

/** Four usual places with what the wizard's engine advises for each; each opens the wizard with that answer. */
export function WhatToProtect() {
  const [wizardPage] = usePages(wizard);
  const [searchPage] = usePages(advancedSearch);
  const { title = '', intro } = usePageTexts('home')('home.protect');
  const { data, isError } = useQuery({ ...useApi().wizard.listExamples.queryOptions(), retryOnMount: false });
  if (!wizardPage || data?.length === 0) return null;
  const examples = data?.toSorted(
    (one, other) => order.indexOf(one.propertyType) - order.indexOf(other.propertyType),
  );
  return (
    <Section title={title} text={intro}>
      {!isError && (
        <ul className="grid grid-cols-2 border-t border-l border-line md:grid-cols-4">
          {examples
            ? examples.map((system) => (
                <li key={system.propertyType} className="later border-r border-b border-line">
                  <Example system={system} href={wizardPage?.href} />
                </li>
              ))
            : order.map((type) => (
                <li key={type} className="border-r border-b border-line p-5">
                  <Skeleton className="aspect-[4/3]" />
                  <Skeleton className="mt-4 h-28" />
                </li>
              ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {wizardPage && <Button href={wizardPage.href}>Ξεκινήστε τον οδηγό</Button>}
        {searchPage && (
          <Button variant="outline" href={searchPage.href}>
            <SlidersHorizontal />
            Σύνθετη αναζήτηση
          </Button>
        )}
        <p className="text-base text-text-3">Δωρεάν, γρήγορο, προσωπικό.</p>
      </div>
    </Section>
  );
}

function Example({ system, href }: { system: ExampleSystem; href: string | undefined }) {
  const { propertyType, areaM2, pieces, days } = system;
  const shown = counted.filter(([, countOf]) => countOf(system) > 0);
  return (
    <div className="group relative flex h-full flex-col overflow-clip p-3.5 transition-colors hover:bg-surface-hover md:p-6">
      <BuildingDrawing propertyType={propertyType} system={system} />
      <h3 className="mt-3 text-lg md:mt-5 md:text-xl">
        {href ? (
          <Anchor href={`${href}?propertyType=${propertyType}`} className="after:absolute after:inset-0">
            {labels[propertyType]}
          </Anchor>
        ) : (
          labels[propertyType]
        )}
      </h3>
      <p className="text-base text-text-3">{numberText(areaM2)} m², για παράδειγμα</p>
      <ul className="mt-3 mb-4 grid gap-1 text-sm text-text-2 md:text-base">
        {shown.map(([kind, countOf, one, many]) => (
          <li key={kind} className="flex items-baseline gap-2">
            <DeviceSign kind={kind} />
            {plural(countOf(system), one, many)}
          </li>
        ))}
      </ul>
      <p className="mt-auto border-t border-line pt-3 text-base font-medium">
        {plural(pieces, 'τεμάχιο', 'τεμάχια')} · {plural(days, 'ημέρα', 'ημέρες')} εργασίας
      </p>
    </div>
  );
}
