import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { beginBilling, billingOf, billingRows, detailsForm, missingOfInvoice } from './billing.ts';

const given = {
  companyName: 'Βασιλείου Αποθηκευτική Α.Ε.',
  afm: '500000004',
  doy: 'Νέας Ιωνίας',
  profession: 'Αποθήκευση',
  address: 'Τατοΐου 96',
  city: 'Μεταμόρφωση',
  postalCode: '144 52',
};
const address = {
  fullName: 'Νίκος Βασιλείου',
  address: 'Τατοΐου 96',
  city: 'Μεταμόρφωση',
  postalCode: '14452',
  phone: '2100000012',
};

describe('receipt or invoice', () => {
  it('begins with an invoice for a business, filled in from the profile, and with a receipt for anybody else', () => {
    const known = beginBilling(true, given);
    expect(known).toEqual({ document: 'invoice', invoice: given, purchaseOrder: '' });
    expect(missingOfInvoice(known)).toEqual([]);
    expect(missingOfInvoice(beginBilling(true, { ...given, doy: ' ' }))).toEqual(['ΔΟΥ']);
    expect(missingOfInvoice(beginBilling(false, {}))).toEqual([]);
  });

  it('keeps what was typed of an invoice while a receipt is wanted, and sends none of it', () => {
    expect(billingOf({ document: 'receipt', invoice: given, purchaseOrder: ' ' })).toEqual({});
    expect(billingOf({ document: 'invoice', invoice: given, purchaseOrder: 'PO-7' })).toEqual({
      invoice: given,
      purchaseOrder: 'PO-7',
    });
  });

  it('asks for an invoice everything that the law wants on it, and for a receipt nothing', () => {
    const none = { ...given, companyName: '', afm: '500000005', doy: '', profession: '', postalCode: '1' };
    const typed = { ...address, invoice: none };
    const { error } = detailsForm.safeParse({ ...typed, document: 'invoice' });
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'invoice.afm',
      'invoice.companyName',
      'invoice.doy',
      'invoice.postalCode',
      'invoice.profession',
    ]);
    expect(z.safeParse(detailsForm, { ...typed, document: 'receipt' }).success).toBe(true);
  });

  it('is written out line by line', () => {
    expect(billingRows({})).toEqual([['Παραστατικό', 'Απόδειξη']]);
    const rows = billingRows({ invoice: given, purchaseOrder: 'PO-7' });
    expect(rows).toContainEqual(['Έδρα', 'Τατοΐου 96, 144 52 Μεταμόρφωση']);
    expect(rows.at(-1)).toEqual(['Αριθμός παραγγελίας σας', 'PO-7']);
  });
});
