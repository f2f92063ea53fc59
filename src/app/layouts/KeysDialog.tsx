import { isOn } from '#shared/switches.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { KeyList, type KeyGroups } from '#ui/components/KeyList.tsx';
import { KeySwitch } from '#ui/components/KeySwitch.tsx';

const groups: KeyGroups = [
  {
    title: 'Παντού',
    keys: [
      ['Ctrl K', 'Αναζήτηση και εντολές'],
      ['Ctrl S', 'Αποθήκευση της ανοιχτής φόρμας'],
      ['Ctrl ↵', 'Αποστολή: απάντηση, σημείωση, επόμενο βήμα'],
      ['Esc', 'Κλείσιμο παραθύρου'],
      ['?', 'Αυτή η λίστα'],
    ],
  },
  {
    title: 'Στις λίστες',
    keys: [
      ['J', 'Επόμενη γραμμή'],
      ['K', 'Προηγούμενη γραμμή'],
      ['↵', 'Άνοιγμα της γραμμής'],
      ['E', 'Επεξεργασία'],
    ],
  },
  {
    title: 'Σε όσα περιμένουν',
    keys: [
      ['A', 'Έγκριση, επιβεβαίωση ή ό,τι γράφει το κουμπί'],
      ['R', 'Απόρριψη εγγραφής, με λόγο'],
    ],
  },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Πλήκτρα της διαχείρισης">
      <KeyList groups={groups} />
      <KeySwitch>{isOn('chat') && ' Οι συνομιλίες έχουν και δικά τους.'}</KeySwitch>
    </Dialog>
  );
}
