import { useState } from 'react';
import type { OfficeContract } from '../../shown-contract.ts';
import { EndDialog, PauseDialog, PriceDialog, ResumeDialog, type Decision } from './DecisionDialogs.tsx';

const dialogs = { price: PriceDialog, pause: PauseDialog, resume: ResumeDialog, end: EndDialog };

interface Props {
  decision: Decision;
  contract: OfficeContract;
  onClose: () => void;
}

export function DecisionDialog({ decision, contract: now, onClose }: Props) {
  // What is decided from it is refused once others have decided otherwise.
  const [contract] = useState(now);
  const Dialog = dialogs[decision];
  return <Dialog contract={contract} onClose={onClose} />;
}
