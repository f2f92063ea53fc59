import { expect, it } from 'vitest';
import type { StoredMessage } from '#features/contact/contract.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { offerScene } from '../../support/app/offers.ts';
import { answers, wizardRequest } from '../../support/app/wizard.ts';

const { scene, office } = offerScene();

// The embedded database has one connection: what reads the request inside the offer's transaction waits for itself forever.
it('is written from a request of the wizard, whose advice is computed anew', async () => {
  await scene.app.request('POST', '/api/wizard/submit', { body: { ...wizardRequest, answers } });
  await scene.app.services.database.db.updateTable('wizardRequests').set({ advice: null }).execute();
  const [message] = await office<StoredMessage[]>('GET', '/api/contact');
  const { offer } = await office<{ offer: OfficeOffer }>('POST', '/api/admin/offers', {
    source: { kind: 'wizard', id: message?.id },
  });
  expect(offer).toMatchObject({
    state: 'draft',
    source: { kind: 'wizard' },
    recipient: { name: message?.name, email: message?.email },
    content: { title: expect.any(String) },
  });
});
