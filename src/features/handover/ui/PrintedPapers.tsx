import { CameraSign } from '#features/wizard/ui/CameraSign.tsx';
import { PrintedSheets } from '#ui/components/PrintedSheets.tsx';
import type { Papers } from '../contract.ts';
import { controllerOf, daysKeptOf } from '../rules.ts';
import { CameraNotice } from './CameraNotice.tsx';
import { HandOverSheet } from './HandOverSheet.tsx';

export type Paper = 'sheet' | 'sign-A4' | 'sign-A5' | 'notice';

interface Props {
  paper: Paper;
  papers: Papers;
  onDone: () => void;
}

/** Prints one of the papers of an installation. */
export function PrintedPapers({ paper, papers, onDone }: Props) {
  const daysKept = daysKeptOf(papers);
  return (
    <PrintedSheets onDone={onDone}>
      {paper === 'sheet' && <HandOverSheet papers={papers} />}
      {paper === 'notice' && <CameraNotice papers={papers} daysKept={daysKept} />}
      {(paper === 'sign-A4' || paper === 'sign-A5') && (
        <CameraSign
          {...controllerOf(papers)}
          daysKept={daysKept}
          more="Αναλυτική ενημέρωση δίνει ο υπεύθυνος."
          size={paper === 'sign-A4' ? 'A4' : 'A5'}
        />
      )}
    </PrintedSheets>
  );
}
