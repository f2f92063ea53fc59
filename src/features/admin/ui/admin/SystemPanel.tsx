import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import type { SystemStatus } from '../../contract.ts';

const refreshMs = 60_000;

const transports: Record<SystemStatus['mail']['transport'], string> = {
  smtp: 'Διακομιστής SMTP',
  mailbox: 'Μόνο στο /dev/mail',
  none: 'Χωρίς διακομιστή: δεν φτάνουν σε κανέναν',
};

type ReplicaState = NonNullable<SystemStatus['database']['replica']>['state'];

const replicaStates: Record<ReplicaState, string> = {
  used: 'Σε χρήση',
  behind: 'Καθυστερεί',
  away: 'Δεν χρησιμοποιείται',
};

const replicaNotes: Record<ReplicaState, string> = {
  used: 'Κατάλογος και αναζήτηση διαβάζονται από αυτό',
  behind: 'Μέχρι να προλάβει, διαβάζεται η κύρια βάση',
  away: 'Δεν απαντά ή δεν είναι της ίδιας βάσης: διαβάζεται η κύρια',
};

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;

/** «3 απέτυχαν», or nothing. */
function Failures({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className="text-high-text">{count === 1 ? '1 απέτυχε' : `${count} απέτυχαν`}</span>;
}

function Fact({
  label,
  isGood,
  children,
  note,
}: {
  label: string;
  isGood: boolean;
  children: ReactNode;
  note: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 px-3.5 py-2.5 not-first:border-t not-first:border-line">
      <dt className="w-36 shrink-0 text-text-2">{label}</dt>
      <dd className="min-w-0 flex-1">
        {isGood ? (
          <span className="font-medium">{children}</span>
        ) : (
          <StatusDot tone="off">{children}</StatusDot>
        )}
        <span className="block text-sm text-text-3">{note}</span>
      </dd>
    </div>
  );
}

function Facts({
  status: { version, startedAt, database, jobs, mail, storage, backup },
}: {
  status: SystemStatus;
}) {
  const engine = database.engine === 'pglite' ? 'Ενσωματωμένη' : 'PostgreSQL';
  return (
    <dl className="text-base">
      <Fact label="Έκδοση" isGood note={`Σε λειτουργία από ${formatDateTime(new Date(startedAt))}`}>
        {version}
      </Fact>
      <Fact label="Βάση δεδομένων" isGood note={`Έκδοση ${database.version} · ${megabytes(database.bytes)}`}>
        {engine}
      </Fact>
      {database.replica && (
        <Fact
          label="Αντίγραφο ανάγνωσης"
          isGood={database.replica.state !== 'away'}
          note={replicaNotes[database.replica.state]}
        >
          {replicaStates[database.replica.state]}
        </Fact>
      )}
      <Fact
        label="Εργασίες"
        isGood={jobs.failed === 0}
        note={
          <>
            {jobs.running} σε εξέλιξη{jobs.failed > 0 && ', '}
            <Failures count={jobs.failed} />
          </>
        }
      >
        {jobs.waiting} σε αναμονή
      </Fact>
      <Fact
        label="E-mail"
        isGood={mail.transport !== 'none' && mail.failed === 0}
        note={
          <>
            {mail.waiting} σε αναμονή{mail.failed > 0 && ', '}
            <Failures count={mail.failed} />
          </>
        }
      >
        {transports[mail.transport]}
      </Fact>
      <Fact
        label="Φωτογραφίες"
        isGood
        note={`${storage.pictures} ${storage.pictures === 1 ? 'αρχείο' : 'αρχεία'} · ${megabytes(storage.bytes)}`}
      >
        {storage.kind === 'disk' ? 'Στον δίσκο' : 'Σε αποθήκη S3'}
      </Fact>
      <Fact
        label="Τελευταίο αντίγραφο"
        isGood={backup.last !== undefined}
        note={
          <>
            {backup.last && `${megabytes(backup.last.bytes)} · `}
            {backup.isScheduled ? 'Αυτόματα κάθε νύχτα' : 'Χωρίς αυτόματα αντίγραφα'}
          </>
        }
      >
        {backup.last ? formatDateTime(new Date(backup.last.at)) : 'Κανένα ακόμη'}
      </Fact>
    </dl>
  );
}

/** The state of the machine behind the shop: what an engineer looks at first. */
export function SystemPanel() {
  const status = useQuery({
    ...useApi().admin.getStatus.queryOptions(),
    refetchInterval: refreshMs,
  });
  return (
    <Panel flush title="Κατάσταση συστήματος">
      <QueryView query={status} skeleton={['h-72']} className="">
        {(data) => <Facts status={data} />}
      </QueryView>
    </Panel>
  );
}
