import { demoAdminPassword, type Config } from '#server/config.ts';

/** The demonstration's customers with a known password, which is public. */
export const demoAccounts = [
  { email: 'eleni@pelatis.example', state: 'private, approved: sees prices and orders' },
  { email: 'nikos@epixeirisi.example', state: 'business, approved' },
  { email: 'maria@anamoni.example', state: 'waits for approval' },
  { email: 'giorgos@aporripsi.example', state: 'rejected' },
] as const;

/** The lines shown after the demonstration has started. */
export function demoWelcome({
  publicUrl,
  adminPassword,
}: Pick<Config, 'publicUrl' | 'adminPassword'>): string {
  const lines = [
    '',
    `  Customers, at ${publicUrl}/login with the password ${demoAdminPassword}:`,
    ...demoAccounts.map(({ email, state }) => `    ${email.padEnd(26)} ${state}`),
    `  Administrators, at ${publicUrl}/customers-admin with ${adminPassword ? 'ADMIN_PASSWORD' : `the password ${demoAdminPassword}`}`,
    '',
  ];
  return lines.map((line) => `${line}\n`).join('');
}
