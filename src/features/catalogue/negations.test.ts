import { expect, test } from 'vitest';
import { parseQuery } from './search-query.ts';
import { queryText } from './search-text.ts';

const parse = (query: string, without: string[] = []) =>
  parseQuery(query, { synonyms: [], seesPrices: true, without });
const labels = (query: string) => parse(query).understood.map(({ label }) => label);

test.each([
  ['κάμερα χωρίς wifi', ['όχι wifi']],
  ['κάμερα ΧΩΡΙΣ WiFi', ['όχι WiFi']],
  ['kamera xwris wifi', ['όχι wifi']],
  ['camera without wifi', ['όχι wifi']],
  ['κάμερα που να μην έχει wifi', ['όχι wifi']],
  ['δεν θέλω wifi κάμερα', ['όχι wifi']],
  ['κάμερα όχι dome', ['όχι dome']],
  ['όχι εσωτερική κάμερα', ['όχι εσωτερική']],
  ['κάμερα δίχως καλώδια', ['όχι καλώδια']],
  ['κάμερα χωρίς wifi και cloud', ['όχι wifi', 'όχι cloud']],
  ['κάμερα χωρίς wifi αδιάβροχη', ['όχι wifi', 'αδιάβροχη']],
  ['κάμερα χωρίς μπαταρία με ηλιακό', ['όχι μπαταρία', 'με ηλιακό']],
  ['κάμερα όχι μόνο dome', ['θόλου (dome)']],
  ['αποθήκη χωρίς ίντερνετ', ['χωρίς ίντερνετ']],
  ['δεν έχω ρεύμα', ['χωρίς ρεύμα']],
  ['δεν ακούω το κουδούνι', []],
])('«%s» means %j', (query, meant) => {
  expect(labels(query)).toEqual(meant);
});

test('what is not wanted is never asked for', () => {
  for (const query of ['κάμερα χωρίς wifi', 'κάμερα όχι wifi', 'δεν θέλω wifi', 'kamera xoris wifi']) {
    expect(parse(query).required, query).toEqual([]);
    expect(queryText(parse(query)), query).toContain("!'@wifi'");
  }
});

test('a thing that was taken away comes back when its chip is removed', () => {
  const [chip] = parse('κάμερα χωρίς wifi').understood;
  const parsed = parse('κάμερα χωρίς wifi', [chip?.id ?? '']);
  expect([parsed.understood, parsed.excluded, parsed.required]).toEqual([[], [], []]);
});
