import { Dialog } from '#ui/components/Dialog.tsx';

const groups: readonly { title: string; keys: readonly (readonly [key: string, does: string])[] }[] = [
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
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 text-base">{title}</h3>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-base">
              {keys.map(([key, does]) => (
                <div key={key} className="contents">
                  <dt className="min-w-16">
                    <kbd className="code rounded-xs border border-line-strong bg-sunken px-1.5 py-0.5 text-sm whitespace-nowrap">
                      {key}
                    </kbd>
                  </dt>
                  <dd className="text-text-2">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-6 border-t border-line pt-4 text-sm text-text-3">
        Ισχύουν όσο δεν γράφετε. Με ελληνικό ή λατινικό πληκτρολόγιο είναι τα ίδια πλήκτρα. Οι συνομιλίες
        έχουν και δικά τους.
      </p>
    </Dialog>
  );
}
