import { describe, expect, it } from 'vitest';
import { contractOffice } from '../../support/app/contract-office.ts';

const { ask, agree } = contractOffice();

describe('the list and the figures', () => {
  it('show each contract under its state, the next bill first, with what all bring in a year', async () => {
    await agree({ title: 'Ετήσιο', periodMonths: 12, price: '120', kind: 'maintenance' });
    await agree({ title: 'Μηνιαίο', startsOn: '2026-10-01' });
    await agree({ title: 'Αργότερα', startsOn: '2027-01-01' });
    await agree({
      title: 'Τελειωμένο',
      startsOn: '2025-01-01',
      billsFrom: '2026-01-01',
      endsOn: '2026-01-31',
    });
    const list = async (query: string) => {
      const { contracts } = (await ask('GET', `/admin/contracts?${query}`)).body as {
        contracts: { title: string }[];
      };
      return contracts.map(({ title }) => title);
    };
    expect(await list('')).toEqual(['Τελειωμένο', 'Μηνιαίο', 'Ετήσιο', 'Αργότερα']);
    expect(await list('state=running')).toEqual(['Μηνιαίο', 'Ετήσιο']);
    expect(await list('state=upcoming')).toEqual(['Αργότερα']);
    expect(await list('state=due')).toEqual(['Τελειωμένο', 'Μηνιαίο', 'Ετήσιο']);
    expect(await list('search=%CE%BC%CE%B7%CE%BD%CE%B9')).toEqual(['Μηνιαίο']);
    expect((await ask('GET', '/admin/contract-figures')).body).toMatchObject({
      states: { running: 2, upcoming: 1, ended: 1, paused: 0, cancelled: 0 },
      due: 3,
      yearly: { net: 480, gross: 595.2 },
      kinds: [
        { kind: 'maintenance', count: 1, yearly: { net: 120 } },
        { kind: 'monitoring', count: 1, yearly: { net: 360 } },
      ],
    });
    const found = await ask('GET', '/admin/contract-figures?search=%CE%BC%CE%B7%CE%BD%CE%B9');
    expect(found.body).toMatchObject({ states: { running: 1, upcoming: 0, ended: 0 }, due: 1 });
    const nobodys = await ask('GET', '/admin/contract-figures?customerId=nobody');
    expect(nobodys.body).toMatchObject({ states: { running: 0 }, due: 0 });
  });
});
