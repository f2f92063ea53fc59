import { FlaskConical, Map, Network, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import type { MapView } from './views.ts';

interface Props {
  view: MapView;
  onView: (view: MapView) => void;
  /** How many are active. */
  threats: number;
  onTest: () => void;
  onClear: () => void;
}

/** Chooses what the map shows; tries a threat, and clears all. */
export function MapToolbar({ view, onView, threats, onTest, onClear }: Props) {
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
      <Segmented
        label="Προβολή"
        value={view}
        onValueChange={onView}
        options={[
          {
            value: 'zones',
            label: (
              <>
                <Map aria-hidden="true" />
                Ζώνες
              </>
            ),
          },
          {
            value: 'threats',
            label: (
              <>
                <TriangleAlert aria-hidden="true" />
                Απειλές
              </>
            ),
            count: threats,
          },
          {
            value: 'network',
            label: (
              <>
                <Network aria-hidden="true" />
                Δίκτυο
              </>
            ),
          },
        ]}
      />
      <Button variant="outline" size="sm" onClick={onTest}>
        <FlaskConical aria-hidden="true" />
        Δοκιμαστική απειλή
      </Button>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Καθαρισμός όλων
      </Button>
    </div>
  );
}
