import { statusLabels } from '../labels.ts';
import type { MapView } from './views.ts';

const dots = [
  ['bg-ok', statusLabels.online],
  ['bg-medium', statusLabels.warning],
  ['bg-critical', statusLabels.critical],
  ['bg-text-3', statusLabels.offline],
] as const;

interface Props {
  view: MapView;
  /** A camera sees beyond the lot. */
  hasBeyond: boolean;
}

export function Legend({ view, hasBeyond }: Props) {
  return (
    <ul
      aria-label="Υπόμνημα"
      className="plan-legend flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line px-4 py-2.5 text-sm text-text-2"
    >
      {dots.map(([colour, label]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
          {label}
        </li>
      ))}
      {view === 'network' ? (
        <>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width="26" height="6">
              <path className="map-link" d="M0 3h26" />
            </svg>
            Καλώδιο
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width="26" height="6">
              <path className="map-link" data-wireless d="M2 3h22" />
            </svg>
            Ασύρματα
          </li>
        </>
      ) : (
        <>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="12">
              <path className="plan-view" fillOpacity={0.5} d="M0 6L20 0V12Z" />
            </svg>
            Οπτικό πεδίο
          </li>
          {hasBeyond && (
            <li className="flex items-center gap-2">
              <svg aria-hidden="true" width="20" height="12">
                <path className="plan-beyond" d="M1 1H19V11H1Z" />
              </svg>
              Έξω από το οικόπεδο
            </li>
          )}
        </>
      )}
    </ul>
  );
}
