import { expect, it } from 'vitest';
import { contractOffice } from '../../support/app/contract-office.ts';

const { scene, ask, agree, mails } = contractOffice();

it.each([
  ['an account that sees prices', { canViewPrices: true }, true],
  ['an account that waits', { isVerified: false, canViewPrices: false }, false],
  ['an account that was rejected', { isVerified: false, canViewPrices: false, isRejected: true }, false],
  ['no account', { passwordHash: '', isVerified: false, canViewPrices: false }, true],
])(
  'a contract’s e-mails have its amounts if its customer may read them: %s',
  async (_who, standing, reads) => {
    await scene.app.services.database.db.updateTable('customers').set(standing).execute();
    const lines = [{ text: 'Λήψη σημάτων', price: '30' }];
    const { id, revision } = await agree({ lines });
    await mails();
    const raised = { seen: revision, from: '2026-12-01', percent: '5' };
    expect((await ask('PUT', `/admin/contracts/${id}/price`, raised)).status).toBe(200);
    const told = await mails();
    expect(told.map(({ text }) => /\d\s€/.test(text))).toEqual([reads, reads]);
    expect(told[1]?.text).toMatch(/Η τιμή (?:αλλάζει )?από 01\/12\/2026/);
  },
);
