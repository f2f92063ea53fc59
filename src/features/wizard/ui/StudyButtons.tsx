import { FileText, SignpostBig } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Study } from './StudySheet.tsx';

const StudySheet = lazyPart(() => import('./StudySheet.tsx'), 'StudySheet');
const CameraSignSheet = lazyPart(() => import('./CameraSign.tsx'), 'CameraSignSheet');

/** Prints the sheet to sign, and where there are cameras the notice that hangs before them. */
export function StudyButtons(study: Study) {
  const [printed, setPrinted] = useState<'study' | 'sign'>();
  const onDone = () => setPrinted(undefined);
  return (
    <>
      {study.bundle.lines.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => setPrinted('study')}>
          <FileText />
          Φύλλο μελέτης
        </Button>
      )}
      {study.bundle.law.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => setPrinted('sign')}>
          <SignpostBig />
          Πινακίδα
          <span className="sr-only"> για τις κάμερες</span>
        </Button>
      )}
      {printed === 'study' && <StudySheet {...study} onDone={onDone} />}
      {printed === 'sign' && <CameraSignSheet daysKept={study.advice.home.daysKept} onDone={onDone} />}
    </>
  );
}
