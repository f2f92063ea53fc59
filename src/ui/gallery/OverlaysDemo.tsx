import { ChevronDown, CircleUserRound, LogOut, Package, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { Input } from '../form/Input.tsx';
import { Textarea } from '../form/Textarea.tsx';
import { Badge } from '../components/Badge.tsx';
import { Button } from '../components/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Menu } from '../components/Menu.tsx';
import { Tooltip } from '../components/Tooltip.tsx';
import { toast } from '../toast/toast.ts';
import { Sample } from './Sample.tsx';

export function OverlaysDemo() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  return (
    <Sample title="Παράθυρα και μενού" className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => setOpen('dialog')}>
        Παράθυρο
      </Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Ερώτηση
      </Button>
      <Menu
        heading={
          <>
            <b>Ελένη Μαρκάκη</b>
            <span className="block text-sm text-text-3">e.markaki@example.gr</span>
          </>
        }
        items={[
          { label: 'Ο λογαριασμός μου', icon: <CircleUserRound />, href: '#account' },
          { label: 'Παραγγελίες', icon: <Package />, href: '#orders' },
          { label: 'Διαγραφή', icon: <Trash2 />, tone: 'critical', disabled: true },
          {
            divided: true,
            label: 'Αποσύνδεση',
            icon: <LogOut />,
            onSelect: () => toast({ title: 'Αποσυνδεθήκατε' }),
          },
        ]}
      >
        <Button variant="ghost">
          <CircleUserRound />
          Ελένη Μαρκάκη
          <ChevronDown />
        </Button>
      </Menu>
      <Tooltip text="Προτιμώμενη τιμή για συνεργάτες">
        <Button variant="ghost">Επεξήγηση</Button>
      </Tooltip>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(undefined)}
        size="lg"
        title="Εγκατάσταση συστημάτων CCTV"
        description={
          <span className="flex flex-wrap items-center gap-2">
            Διάρκεια αυτοψίας 45′ <Badge tone="ok">Ελένη Μαρκάκη</Badge>
          </span>
        }
        footer={
          <>
            <p className="mr-auto text-base text-text-2">
              Επιλογή: <b className="text-text">Τετ 25/11, 10:30</b>
            </p>
            <Button variant="ghost" className="max-md:hidden" onClick={() => setOpen(undefined)}>
              Άκυρο
            </Button>
            <Button onClick={() => setOpen(undefined)}>Κράτηση ραντεβού</Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {['Ονοματεπώνυμο', 'Email', 'Τηλέφωνο', 'Διεύθυνση', 'Πόλη', 'Ταχυδρομικός κώδικας'].map(
            (label) => (
              <Field key={label} label={label} required>
                <Input />
              </Field>
            ),
          )}
          <Field label="Σημειώσεις" optional className="sm:col-span-2">
            <Textarea rows={8} />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={() => setOpen(undefined)}
        title="Να ακυρωθεί η παραγγελία;"
        description="Η παραγγελία VG-2026-0412 δεν θα αποσταλεί. Η ενέργεια δεν αναιρείται."
        confirmLabel="Ακύρωση παραγγελίας"
        cancelLabel="Πίσω"
        onConfirm={() => {
          setOpen(undefined);
          toast({ title: 'Η παραγγελία ακυρώθηκε' });
        }}
      />
    </Sample>
  );
}
