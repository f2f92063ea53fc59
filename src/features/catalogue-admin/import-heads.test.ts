import { expect, test } from 'vitest';
import { guessFields, saysWithVat } from './import-heads.ts';

test.each([
  [
    'Κωδικός;Περιγραφή είδους;Κατασκευαστής;Μ.Μ.;Τιμή Χονδρικής;ΦΠΑ;Barcode',
    ['sku', 'name', 'brand', undefined, 'purchasePrice', undefined, 'ean'],
  ],
  [
    'Κωδ. Είδους;Περιγραφή;Λιανική με Φ.Π.Α.;Χονδρ. (€);Υπόλοιπο',
    ['sku', 'name', 'price', 'purchasePrice', 'stockQuantity'],
  ],
  [
    'Item No.;Product Name;Dealer Price (EUR);MSRP;Qty;EAN13;Brand',
    ['sku', 'name', 'purchasePrice', 'price', 'stockQuantity', 'ean', 'brand'],
  ],
  ['SKU;Name;Regular price;Categories;Images', ['sku', 'name', 'price', 'categoryId', 'imageUrls']],
  ['Κωδικός κατασκευαστή;Ονομασία;Τιμή μονάδας', ['mpn', 'name', 'price']],
  ['Ομάδα;Είδος;Αναλυτική περιγραφή;Τιμή €', ['categoryId', 'name', 'description', 'price']],
  ['Χρώμα;Βάρος (kg);Τιμή;Τιμή', [undefined, undefined, 'price', undefined]],
  ['Τιμοκατάλογος χονδρικής Νοεμβρίου 2026 για συνεργαζόμενα καταστήματα', [undefined]],
])('the columns of «%s» are guessed', (line, fields) => {
  expect(guessFields(line.split(';'))).toEqual(fields);
});

test.each([
  ['Λιανική με ΦΠΑ', true],
  ['Τιμή (incl. VAT)', true],
  ['Τιμή χωρίς Φ.Π.Α.', false],
])('«%s» says whether VAT is in the price', (head, isWithin) => {
  expect(saysWithVat(head)).toBe(isWithin);
});
