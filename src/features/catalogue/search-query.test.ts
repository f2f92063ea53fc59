import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from './search-query.ts';
import { queryText } from './search-text.ts';

const parse = (query: string, seesPrices = true, without: string[] = []) =>
  parseQuery(query, { synonyms: [], seesPrices, without });
const labels = (query: string, seesPrices = true) =>
  parse(query, seesPrices).understood.map(({ label }) => label);

test.each([
  ['αδιάβροχη κάμερα', ['αδιάβροχη']],
  ['adiavroxh kamera', ['αδιάβροχη']],
  ['ασύρματος συναγερμός', ['ασύρματη']],
  ['με ηλιακό', ['με ηλιακό']],
  ['νυχτερινή έγχρωμη', ['έγχρωμη τη νύχτα']],
  ['έγχρωμη κάμερα νυχτερινή', ['έγχρωμη τη νύχτα']],
  ['νυχτερινή λήψη', ['νυχτερινή λήψη']],
  ['για κατοικίδια', ['για κατοικίδια']],
  ['8 κανάλια με poe', ['8 κανάλια', 'με PoE']],
  ['θόλου 4mp', ['4 MP', 'θόλου (dome)']],
  ['4μπ', ['4 MP']],
  ['2,8 χιλ', ['2,8 mm']],
  ['1tb', ['1 TB']],
  ['grade 3', ['Grade 3']],
  ['κάμερα έως 100 ευρώ', ['έως 100 € χωρίς ΦΠΑ']],
  ['συναγερμός έως 500', ['έως 500 € χωρίς ΦΠΑ']],
  ['κάμερα μέχρι 100 ασύρματη', ['έως 100 € χωρίς ΦΠΑ', 'ασύρματη']],
  ['καταγραφικό έως 8 κανάλια', ['8 κανάλια']],
  ['καταγραφικό έως 8 κανάλια 300€', ['έως 300 € χωρίς ΦΠΑ', '8 κανάλια']],
  ['καταγραφικό έως 8 κάμερες', []],
  ['κάμερα έως 30 μέτρα', ['30 m']],
  ['ups μέχρι 1000 va', ['1000 VA']],
  ['πίνακας έως 8 ζώνες', ['8 ζώνες']],
  ['switch έως 8 θύρες', ['8 θύρες']],
  ['καταγραφικό έως 2 δίσκους', ['2 δίσκοι']],
  ['οθόνη έως 27 ίντσες', ['27 ″']],
  ['σετ ews 8 kameres', []],
  ['ups μέχρι 1.000 va', []],
  ['φως 30 w', ['30 W']],
  ['φως 30', []],
  ['κάμερα', []],
])('«%s» means %j', (query, meant) => {
  expect(labels(query)).toEqual(meant);
});

test('what is said of prices becomes no filter for who does not see them', () => {
  for (const query of ['κάμερα έως 100 ευρώ', 'κάμερα 50-100€', 'κάμερα πάνω από 100 ευρώ']) {
    const parsed = parse(query, false);
    expect(parsed.priceRange, query).toBeUndefined();
    expect(parsed.understood, query).toEqual([]);
    expect(queryText(parsed), query).toBe(queryText(parse(query, true)));
    expect(parse(query, true).priceRange, query).toBeDefined();
  }
});

test('a filter that was removed stays away', () => {
  const parsed = parse('αδιάβροχη κάμερα 4mp', true, ['waterproof', 'mp4']);
  expect(parsed.understood).toEqual([]);
  expect(parsed.required).toEqual([]);
  expect(parsed.groups.map(({ typed }) => typed)).toEqual(['καμερα']);
});

test('however long or odd a query is, its statement stays small', () => {
  const odd = fc.string({
    unit: fc.oneof(fc.constantFrom(...'θη', ...`h8xucw' \\":&|!*-;,.@#<>4mp`), fc.string()),
    maxLength: 300,
  });
  fc.assert(
    fc.property(odd, (query) => {
      const parsed = parse(query);
      const text = queryText(parsed) ?? '';
      return parsed.groups.length <= 6 && text.length < 30_000;
    }),
  );
});
