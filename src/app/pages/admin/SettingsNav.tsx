import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OpeningStepKey } from '#features/opening/enums.ts';
import type { SettingsForAdmin } from '#features/settings/contract.ts';
import { groupLabels } from '#features/settings/labels.ts';
import type { SettingsGroup } from '#shared/settings.ts';
import { cx } from '#ui/style/cx.ts';
import { useApi } from '#ui/page/api.ts';

/** The step of the opening that a group of settings fulfils. */
const stepOf: Partial<Record<SettingsGroup, OpeningStepKey>> = {
  company: 'company',
  contact: 'contact',
  hours: 'hours',
  accounts: 'payments',
};

type Group = { id: string; label: string; isMissing?: boolean; isUntouched?: boolean };

function groupsOf(versions: SettingsForAdmin['versions'], missing: ReadonlySet<OpeningStepKey>): Group[] {
  const forms = Object.entries(groupLabels).map(([id, label]) => {
    const step = stepOf[id as SettingsGroup];
    return {
      id,
      label,
      isMissing: step !== undefined && missing.has(step),
      isUntouched: versions[id as SettingsGroup] === 0,
    };
  });
  return [...forms, { id: 'texts', label: 'Κείμενα' }, { id: 'opening', label: 'Άνοιγμα του καταστήματος' }];
}

/** Shows the group that an address leads to, which is there only after its data. */
function useArrival(isReady: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const arrivesAt = useRef(hash);
  useEffect(() => {
    if (!isReady || arrivesAt.current === '') return;
    document.getElementById(arrivesAt.current)?.scrollIntoView();
    arrivesAt.current = '';
  }, [isReady]);
  return hash;
}

/** The groups of the settings with what is left to do in them: beside the forms, or folded above them where there is no room. */
export function SettingsNav() {
  const api = useApi();
  const { data: stored } = useQuery(api.settings.getSettingsForAdmin.queryOptions());
  const { data: opening } = useQuery(api.opening.getOpening.queryOptions());
  const fold = useRef<HTMLDetailsElement>(null);
  const current = useArrival(stored !== undefined);
  if (!stored) return null;
  const steps = opening?.steps ?? [];
  const missing = new Set(
    steps.filter(({ isDone, isRequired }) => isRequired && !isDone).map(({ key }) => key),
  );
  const groups = groupsOf(stored.versions, missing);
  const left = groups.filter(({ isMissing }) => isMissing).length;
  return (
    <nav aria-label="Ομάδες ρυθμίσεων" className="self-start min-[75rem]:sticky min-[75rem]:top-20">
      <details
        ref={fold}
        className="desk-open group max-[75rem]:rounded-md max-[75rem]:border max-[75rem]:border-line max-[75rem]:bg-surface"
      >
        <summary className="min-h-11 max-[75rem]:flex cursor-pointer list-none items-center gap-2 px-4 text-base font-medium">
          Ομάδες ρυθμίσεων
          {left > 0 && (
            <span className="text-sm font-normal text-high-text">
              {left === 1 ? 'λείπει 1' : `λείπουν ${left}`}
            </span>
          )}
          <ChevronDown className="ml-auto icon transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid gap-0.5 max-[75rem]:border-t max-[75rem]:border-line max-[75rem]:p-2">
          {groups.map(({ id, label, isMissing, isUntouched }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => fold.current?.removeAttribute('open')}
                className="flex min-h-9 items-center justify-between gap-3 rounded-sm px-2.5 text-base text-text-2 hover:bg-surface-hover aria-[current=location]:bg-surface aria-[current=location]:font-medium aria-[current=location]:text-text aria-[current=location]:inset-ring aria-[current=location]:inset-ring-line pointer-coarse:min-h-11"
              >
                {label}
                {(isMissing || isUntouched) && (
                  <span className={cx('text-sm font-normal', isMissing ? 'text-high-text' : 'text-text-3')}>
                    {isMissing ? 'λείπουν' : 'αρχικές τιμές'}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
