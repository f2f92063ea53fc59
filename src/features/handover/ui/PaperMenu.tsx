import { FileCheck, FileText, Printer, SignpostBig } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Menu } from '#ui/components/Menu.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Papers } from '../contract.ts';
import type { Paper } from './PrintedPapers.tsx';

const PrintedPapers = lazyPart(() => import('./PrintedPapers.tsx'), 'PrintedPapers');

interface Props {
  /** Whether there are cameras, for which signs are printed. */
  hasCameras: boolean;
  /** Reads the papers when one of them is to be printed; undefined if that failed. */
  read: () => Promise<Papers | undefined>;
}

/** Prints what belongs to an installation: the hand-over sheet, and for cameras the sign and what is said besides. */
export function PaperMenu({ hasCameras, read }: Props) {
  const [printed, setPrinted] = useState<{ paper: Paper; papers: Papers }>();
  const [isPending, setPending] = useState(false);
  async function print(paper: Paper) {
    setPending(true);
    const papers = await read();
    setPending(false);
    if (papers) setPrinted({ paper, papers });
  }
  const item = (paper: Paper, label: string, icon: ReactNode) => ({
    label,
    icon,
    onSelect: () => void print(paper),
  });
  return (
    <>
      <Menu
        items={[
          item('sheet', 'Φύλλο παράδοσης', <FileCheck />),
          ...(hasCameras
            ? [
                item('sign-A4', 'Πινακίδα καμερών, A4', <SignpostBig />),
                item('sign-A5', 'Πινακίδα καμερών, A5', <SignpostBig />),
                item('notice', 'Ενημέρωση για τις κάμερες', <FileText />),
              ]
            : []),
        ]}
      >
        <Button size="sm" variant="outline" pending={isPending} pendingLabel="Ετοιμάζεται...">
          <Printer />
          Χαρτιά εγκατάστασης
        </Button>
      </Menu>
      {printed && <PrintedPapers {...printed} onDone={() => setPrinted(undefined)} />}
    </>
  );
}
