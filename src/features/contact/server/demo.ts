import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { newId } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { messagesHref } from '../messages-search.ts';

type DemoMessage = {
  name: string;
  email: string;
  phone?: string;
  subject?: string;
  message: string;
  status: string;
  hoursAgo: number;
};

/** Loads demonstration messages of the last weeks, some of them answered. */
export async function loadContactDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const messages = await readDemoJson<DemoMessage[]>('messages.json');
  const rows = messages.map(({ hoursAgo, ...message }) => ({
    id: newId(),
    ...message,
    createdAt: new Date(now().getTime() - hoursAgo * 3_600_000),
  }));
  await trx.insertInto('contactMessages').values(rows).execute();
  for (const { id, name, subject, message, status, createdAt } of rows) {
    await insertPastAlert(trx, {
      type: 'other',
      event: 'message_received',
      severity: 'medium',
      title: 'Νέο μήνυμα επικοινωνίας',
      message: `${name}: ${subject ?? message.slice(0, 80)}`,
      link: messagesHref({ message: id }),
      subject: subjectOf('message', id),
      audience: 'admin',
      at: createdAt,
      isOpen: status === 'new',
    });
  }
}
