import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import type { NewAlert } from '../../alerts/new-alert.ts';
import { insertAlert } from '../../alerts/server/store.ts';

/**
 * Tells the administrators that somebody seems to be guessing a password; called once, with the last attempt that is
 * let through.
 */
export async function tellOfGuessing(
  services: Pick<Services, 'database' | 'caches'>,
  alert: Pick<NewAlert, 'severity' | 'title' | 'message'>,
): Promise<void> {
  await write(services, (trx) =>
    insertAlert(trx, { type: 'security', event: 'password_guessed', ...alert, audience: 'admin' }),
  );
}
