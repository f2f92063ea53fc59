import { FileText, SignpostBig } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Study } from './StudySheet.tsx';

const StudySheet = lazyPart(() => import('./StudySheet.tsx'), 'StudySheet');
const CameraSignSheet = lazyPart(() => import('./CameraSign.tsx'), 'CameraSignSheet');

/** Prints the sheet to sign, and where there are cameras the notice that hangs before them. */
export function StudyButtons(study: Study) {
  const [printed, setPrinted] = useState<{ sheet: 'study' | 'sign'; at: Date }>();
  const onDone = () => setPrinted(undefined);
  return (
    <>
      {study.bundle.lines.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="lg:col-span-2"
          onClick={() => setPrinted({ sheet: 'study', at: new Date() })}
        >
          <FileText />
          Φύλλο μελέτης
        </Button>
      )}
      {study.bundle.law.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="lg:col-span-2"
          onClick={() => setPrinted({ sheet: 'sign', at: new Date() })}
        >
          <SignpostBig />
          Πινακίδα καμερών
        </Button>
      )}
      {printed?.sheet === 'study' && <StudySheet {...study} now={printed.at} onDone={onDone} />}
      {printed?.sheet === 'sign' && (
        <CameraSignSheet
          daysKept={study.advice.home.daysKept}
          isEnglish={study.advice.home.placeKind === 'lodging'}
          onDone={onDone}
        />
      )}
    </>
  );
}
