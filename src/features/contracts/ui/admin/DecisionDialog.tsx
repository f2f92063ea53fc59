import type { OfficeContract } from '../../shown-contract.ts';
import { EndDialog, PauseDialog, PriceDialog, ResumeDialog, type Decision } from './DecisionDialogs.tsx';

const dialogs = { price: PriceDialog, pause: PauseDialog, resume: ResumeDialog, end: EndDialog };

interface Props {
  decision: Decision;
  contract: OfficeContract;
  onClose: () => void;
}

export function DecisionDialog({ decision, ...props }: Props) {
  const Dialog = dialogs[decision];
  return <Dialog {...props} />;
}
