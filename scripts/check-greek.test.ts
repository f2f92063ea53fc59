import { describe, expect, it } from 'vitest';
import { mixedWords, wordingFaults } from './check-greek.ts';

// A Latin letter that looks like a Greek one, defined separately so that this file passes its own check.
const latinA = 'A';

describe('mixedWords', () => {
  it('finds a Latin letter within a Greek word, with its line', () => {
    expect(mixedWords(`Προϊόντα\nΜονάδα, ${latinA}θήνα`)).toEqual([{ line: 2, word: `${latinA}θήνα` }]);
  });

  it('finds a Greek letter within a Latin word', () => {
    expect(mixedWords(`st${'ο'}re`)).toHaveLength(1);
  });

  it.each([
    'Κάμερα bullet 4K Argos B8',
    'e-mail και SMS',
    'Wi-Fi/δίκτυο',
    String.raw`'Γεια\nσας'`,
    String.raw`\u00A0€ Α`,
  ])('lets «%s» pass', (text) => {
    expect(mixedWords(text)).toEqual([]);
  });
});

describe('wordingFaults', () => {
  it('finds a phrase that is decided against, with its line and what to say instead', () => {
    expect(wordingFaults('Email\nΓράψτε το email σας')).toEqual([
      { line: 2, found: 'Γράψτε ', instead: 'Συμπληρώστε' },
    ]);
  });

  it.each([
    'Αιτία: λείπει η υπογραφή',
    'Αναμένει έγκριση από τον διαχειριστή.',
    'Όροι χρήσης και πωλήσεων',
    'αναλυτικά στους όρους χρήσης.',
    'Σκανάρετε ή γράψτε τους αριθμούς',
    'ό,τι διαλέξατε',
    'Δεν αποθηκεύθηκε',
    'Ενεργοποιήστε την μόνο εκεί',
    'στη Αθήνα',
    'τη μπάρα και τη πόρτα',
    'Συνέχεια?',
    'Τι χρειάζεται — και τι όχι',
  ])('finds the fault of «%s»', (text) => {
    expect(wordingFaults(text)).not.toEqual([]);
  });

  it.each([
    'Γράψτε μας τι χρειάζεστε',
    'Για τα υπόλοιπα γράψτε μας· διαγράψτε ό,τι δεν ισχύει',
    'Συμπληρώστε την πόλη, τη διεύθυνση και τον ΤΚ',
    'Στην Αττική, στη Λάρισα και στην Μπραμιανών',
    'Καταθέτετε με αιτιολογία τον αριθμό',
    "phone: '—'",
    'isGreek ? one : other',
  ])('lets «%s» pass', (text) => {
    expect(wordingFaults(text)).toEqual([]);
  });
});
