import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { decimalText } from '#shared/decimals.ts';
import { Segmented } from '#ui/components/Segmented.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Product } from '../contract.ts';
import { wakeReachOf } from '../field-of-view.ts';
import { framesOf, type ViewFrame } from '../view-frames.ts';
import { Chapter } from './Chapter.tsx';
import { FieldOfView } from './FieldOfView.tsx';

/** It draws by script only: the server leaves its place. */
const placeOfFrame = <div className="aspect-4/5" />;
const PersonFrame = lazyPart(() => import('./PersonFrame.tsx'), 'PersonFrame', placeOfFrame);

const times = [
  { value: 'day', label: 'Ημέρα' },
  { value: 'night', label: 'Νύχτα' },
] as const;

/** What a camera shows of the same person at three distances, and its field of view; nothing for a lens all round. */
export function FieldOfViewSection({ product: { camera, specifications } }: { product: Product }) {
  const [time, setTime] = useState<(typeof times)[number]['value']>('day');
  const isHydrated = useHydrated();
  if (!camera) return null;
  const hasColour = specifications['colour_night']?.value === true;
  const frames = framesOf(camera, { isThermal: specifications['thermal_px'] !== undefined, hasColour });
  if (frames.length === 0) return null;
  const hasNight = frames.every(({ night }) => night !== undefined);
  const isNight = hasNight && time === 'night';
  const zoom = specifications['zoom_x']?.value;
  return (
    <Chapter
      title="Τι βλέπει"
      intro={
        <>
          <p>
            Ο ίδιος άνθρωπος σε τρεις αποστάσεις, σχεδιασμένος με όσα εικονοστοιχεία του δίνει αυτός ο
            αισθητήρας και αυτός ο φακός
            {typeof zoom === 'number' && `, χωρίς το ζουμ ${decimalText(zoom)}×`}.
          </p>
          {hasNight && (
            <Segmented
              label="Ώρα της λήψης"
              options={times}
              value={time}
              onValueChange={setTime}
              className="mt-4"
            />
          )}
        </>
      }
    >
      <ul className="grid grid-cols-3 gap-2 sm:gap-4 print:hidden">
        {frames.map((frame) => (
          <li key={frame.metres} className="min-w-0">
            {isHydrated ? (
              <PersonFrame
                metres={frame.metres}
                pixelsPerMetre={frame.pixelsPerMetre}
                light={(isNight && frame.night) || 'day'}
              />
            ) : (
              placeOfFrame
            )}
            <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="num text-lg font-semibold">{frame.metres} m</b>
              <span className="num text-sm text-text-3">{frame.pixelsPerMetre} px/m</span>
            </p>
            <p className="text-sm text-text-2">
              {frame.metres > wakeReachOf(camera)
                ? 'Πέρα από όσο την ξυπνά κίνηση: δεν αρχίζει να γράφει'
                : inWords(frame, isNight, hasColour)}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 border-t border-line pt-6 print:mt-2 print:border-0 print:pt-0">
        <FieldOfView camera={camera} />
      </div>
    </Chapter>
  );
}

/** What is made out in a frame. */
function inWords({ band, night }: ViewFrame, isNight: boolean, hasColour: boolean): string {
  if (isNight && night === 'dark') return 'Πέρα από τον φωτισμό της: χρειάζεται φως στον χώρο';
  const what = band?.use ?? 'Δεν ξεχωρίζει άνθρωπος';
  if (!isNight) return what;
  return `${what}, ${hasColour ? 'έγχρωμα' : 'ασπρόμαυρα'}`;
}
