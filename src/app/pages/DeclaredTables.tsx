import { alertRows, auditRows, lateRows, limitRows, liveRows, retentionRows } from './declared-tables.ts';
import { RowTable } from './RowTable.tsx';

const tables = [
  { title: 'Ιστορικό αλλαγών', head: ['Είδος', 'Ετικέτα', 'Λειτουργίες', 'Πεδία'], rows: auditRows },
  { title: 'Όρια προσπαθειών', head: ['Όριο', 'Λειτουργία', 'Προσπάθειες'], rows: limitRows },
  {
    title: 'Διάρκεια φύλαξης',
    head: ['Κανόνας', 'Λειτουργία', 'Δεδομένα', 'Διάρκεια'],
    rows: retentionRows,
  },
  { title: 'Ζωντανή ενημέρωση', head: ['Μέρος του API', 'Αλλαγές σε'], rows: liveRows },
  { title: 'Ειδοποιήσεις', head: ['Λειτουργία', 'Θέματα', 'Προς τον πελάτη'], rows: alertRows },
  { title: 'Διευθύνσεις που φορτώνουν αργότερα', head: ['Λειτουργία', 'Μέρη του API'], rows: lateRows },
];

/** What the features declare in their `feature.ts`, as one table for each part. */
export function DeclaredTables() {
  return (
    <div className="wrap pb-20">
      {tables.map(({ title, head, rows }) => (
        <section key={title} className="mt-12">
          <h2 className="text-xl">{title}</h2>
          <RowTable head={head} rows={rows} />
        </section>
      ))}
    </div>
  );
}
