import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldGreek } from './greek-letters.ts';
import { soundsLike } from './greeklish.ts';

const finds = (word: string, text: string) => new RegExp(soundsLike(word)).test(foldGreek(text));

test.each([
  ['kamera', 'Κάμερα'],
  ['camera', 'Κάμερα'],
  ['sunagermos', 'Συναγερμός'],
  ['synagermoi', 'Συναγερμοί'],
  ['8yrothleorash', 'Θυροτηλεόραση'],
  ['thirotileorasi', 'Θυροτηλεόραση'],
  ['anixneyths', 'Ανιχνευτής'],
  ['anichneftis', 'Ανιχνευτής'],
  ['e3wterikh', 'Εξωτερική'],
  ['eksoterikh', 'Εξωτερική'],
  ['kathgories', 'Κατηγορίες'],
  ['mpataria', 'Μπαταρία'],
  ['bataria', 'Μπαταρία'],
  ['ntoulapa', 'Ντουλάπα'],
  ['egatastash', 'Εγκατάσταση'],
  ['psifiakos', 'Ψηφιακός'],
  ['papadopoulos', 'Παπαδόπουλος'],
  ['eyaggelia', 'Ευαγγελία'],
  ['gianna', 'Γιάννα'],
  ['paraggelies', 'Παραγγελίες'],
  ['φύλαξ', 'Phylax Hub'],
  ['άργος', 'ARGOS dome'],
  ['argb8', 'ARG-B8'],
  ['ARG-B8', 'arg-b8-w'],
  ['vg7k3m', 'VG-7K3M-9QXD'],
  ['alfa-alarm', 'Alfa-Alarm'],
  ['print-tag', 'Print-tag'],
  ['ena--dyo', 'Ένα--δύο'],
  ['hikvision', 'Hikvision'],
  ['intercom', 'Intercom'],
  ['speed', 'Speed dome'],
  ['100%', 'Κάλυψη 100%'],
])('«%s» finds «%s»', (word, text) => {
  expect(finds(word, text)).toBe(true);
});

test.each([
  ['kamera', 'Καλώδιο'],
  ['sirina', 'Συναγερμός'],
  ['argb8', 'ARG-B6'],
  ['vg7k3m', 'VG-7K4M-9QXD'],
  ['2100', '21-00'],
  ['maria', 'Μάριος'],
  ['a.c', 'abc'],
])('«%s» does not find «%s»', (word, text) => {
  expect(finds(word, text)).toBe(false);
});

const greek = 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΓΩ';
const letters = [...greek, ...'abcdefghijklmnopqrstuvwxyzAZ0389'];
const signs = [...'-.+*?()[]{}|\\^$%_@/'];

test('every text is found by itself, in small letters and in capitals', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...letters, ...signs), minLength: 1, maxLength: 20 });
  fc.assert(fc.property(anyText, (text) => finds(text, text) && finds(text, text.toLowerCase())));
});
