import { formatDateTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import type { ReactNode } from 'react';
import type { InstalledDevice, VisitReport } from '../contract.ts';

const deviceText = ({ quantity, name, place, serial, view }: InstalledDevice) =>
  [
    `${quantity > 1 ? `${quantity} × ` : ''}${name}`,
    place,
    serial && `αρ. σειράς ${serial}`,
    view && `βλέπει: ${view}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What a report says, for the office and for its customer. */
export function ReportFacts({ report }: { report: VisitReport }) {
  const { work, devices, settings, instructions, viewers, codesGiven, takenBack, controller } = report;
  const films = devices.some((device) => device.films);
  const facts: [label: string, text: ReactNode][] = [
    ['Τι έγινε', work],
    [
      'Συσκευές',
      devices.length > 0 && (
        <ul key="devices" className="grid gap-1.5">
          {devices.map((device, index) => (
            // Equal devices differ only by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{deviceText(device)}</li>
          ))}
        </ul>
      ),
    ],
    ['Ρυθμίσεις', settings],
    ['Οδηγίες', instructions],
    ['Υπεύθυνος για τις κάμερες', films ? controller : undefined],
    ['Οι εγγραφές μένουν', films ? plural(report.daysKept, 'ημέρα', 'ημέρες') : undefined],
    ['Τις βλέπουν', films ? viewers : undefined],
    ['Κωδικοί', codesGiven ? 'Παραδόθηκαν' : undefined],
    ['Παραλάβαμε για ανακύκλωση', takenBack],
    ['Τεχνικός', report.technician],
    ['Παρέλαβε', report.receivedBy],
    ['Γράφτηκε', formatDateTime(new Date(report.updatedAt))],
  ];
  return (
    <dl className="border-t border-line text-base">
      {facts
        .filter(([, text]) => Boolean(text))
        .map(([label, text]) => (
          <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[160px_1fr]">
            <dt className="text-text-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
