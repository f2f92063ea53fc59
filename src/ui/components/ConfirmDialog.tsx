import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `critical` for actions that cannot be undone. */
  tone?: 'primary' | 'critical' | undefined;
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  onConfirm: () => void;
  /** A field that belongs to the answer: a reason. */
  children?: ReactNode;
}

/** Asks before an important action. It stays open while `pending`; close it when the action is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Άκυρο',
  tone = 'critical',
  pending = false,
  pendingLabel = 'Επεξεργασία...',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      size="sm"
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" data-autofocus="" disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
