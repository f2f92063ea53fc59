import { sessionName } from '#server/audit.ts';
import { hashPassword } from '#server/passwords.ts';
import { newTotpSecret } from '#server/totp.ts';
import { totpCode } from './totp.ts';
import type { TestApp } from './app.ts';

const hash = await hashPassword('secret-1');

/** Gives the administrators a password (secret-1). */
export async function putAdminPassword(app: TestApp): Promise<void> {
  await app.services.database.db
    .insertInto('settings')
    .values({ key: 'admin_password', value: JSON.stringify({ hash, isDemo: false }) })
    .execute();
}

/**
 * Gives the administrators a password (secret-1), a second session and an active second step that is being replaced. Returns
 * the name of the session, and a valid code with its secret.
 */
export async function putAdminAccess(
  app: TestApp,
): Promise<{ session: string; code: string; secret: string }> {
  const secret = newTotpSecret();
  const begunAt = app.services.now().toISOString();
  const pending = JSON.stringify({ secret, lastStep: 0, begunAt });
  const step = JSON.stringify({ secret, lastStep: 0 });
  await putAdminPassword(app);
  await app.services.database.db
    .insertInto('settings')
    .values([
      { key: 'admin_second_step', value: step },
      { key: 'admin_second_step_pending', value: pending },
    ])
    .execute();
  const [, token = ''] = (await app.signIn('admin')).split('=');
  return { session: sessionName(token), code: totpCode(secret, app.services.now()), secret };
}
