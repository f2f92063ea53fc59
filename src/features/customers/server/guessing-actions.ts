import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';

/** Alerts the administrators that somebody may be guessing a password; called once, on the last permitted attempt. */
export async function alertOfGuessing(
  services: Pick<Services, 'database' | 'caches'>,
  alert: Pick<NewAlert, 'severity' | 'title' | 'message'>,
): Promise<void> {
  await write(services, (trx) =>
    insertAlert(trx, { type: 'security', event: 'password_guessed', ...alert, audience: 'admin' }),
  );
}
