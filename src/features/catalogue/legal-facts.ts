import { formatDate, type LocalDate } from '#shared/dates.ts';
import { connectedLabels } from './connected-facts.ts';

type Values = { line: string; lines: string; months: number; answer: boolean; day: LocalDate; file: string };

type Row = {
  label: string;
  kind: keyof Values;
  /** What this fact is about: whoever says that himself takes over nothing that was said about another. */
  about?: string;
};

/**
 * What the law asks a shop to show of a product: who made it and answers for it (Regulation (EU) 2023/988), who guarantees it
 * (Directive 2011/83/EU), what a connected one does with data (Regulation (EU) 2023/2854), and how it is thrown away
 * (Directive 2012/19/EU, Regulation (EU) 2023/1542).
 */
const table = {
  manufacturerName: { label: 'Επωνυμία κατασκευαστή', kind: 'line' },
  manufacturerAddress: {
    label: 'Ταχυδρομική διεύθυνση κατασκευαστή',
    kind: 'line',
    about: 'manufacturerName',
  },
  manufacturerContact: {
    label: 'Ηλεκτρονική διεύθυνση κατασκευαστή',
    kind: 'line',
    about: 'manufacturerName',
  },
  isOutsideUnion: {
    label: 'Κατασκευαστής εκτός Ευρωπαϊκής Ένωσης',
    kind: 'answer',
    about: 'manufacturerName',
  },
  responsibleName: { label: 'Υπεύθυνος στην Ένωση', kind: 'line', about: 'manufacturerName' },
  responsibleAddress: {
    label: 'Ταχυδρομική διεύθυνση υπευθύνου',
    kind: 'line',
    about: 'responsibleName',
  },
  responsibleContact: {
    label: 'Ηλεκτρονική διεύθυνση υπευθύνου',
    kind: 'line',
    about: 'responsibleName',
  },
  warnings: { label: 'Προειδοποιήσεις ασφάλειας', kind: 'lines' },
  warranty: { label: 'Εγγύηση (μήνες)', kind: 'months', about: 'guaranteeGiver' },
  guaranteeGiver: { label: 'Ποιος δίνει την εγγύηση', kind: 'line' },
  guaranteeTerms: { label: 'Όροι της εγγύησης', kind: 'lines', about: 'guaranteeGiver' },
  isDurability: {
    label: 'Εγγύηση ανθεκτικότητας του παραγωγού',
    kind: 'answer',
    about: 'guaranteeGiver',
  },
  guaranteeLabel: { label: 'Επίσημη ετικέτα ανθεκτικότητας', kind: 'file', about: 'guaranteeGiver' },
  dataMade: { label: connectedLabels.dataMade, kind: 'lines' },
  dataKept: { label: connectedLabels.dataKept, kind: 'lines' },
  dataAccess: { label: connectedLabels.dataAccess, kind: 'lines' },
  needsAccount: { label: connectedLabels.needsAccount, kind: 'answer' },
  needsSubscription: { label: connectedLabels.needsSubscription, kind: 'answer' },
  updatesUntil: { label: connectedLabels.updatesUntil, kind: 'day' },
  isElectric: { label: 'Ηλεκτρική ή ηλεκτρονική συσκευή', kind: 'answer' },
  hasBattery: { label: 'Έχει μπαταρία', kind: 'answer' },
} as const satisfies Readonly<Record<string, Row>>;

export type LegalFact = keyof typeof table;

/** What is said of a product or of a brand; what is not said is absent. */
export type LegalFacts = { [Fact in LegalFact]?: Values[(typeof table)[Fact]['kind']] };

/** What somebody says of a fact: undefined leaves it as it is, null or a blank text takes it away. */
export type SaidFacts = { [Fact in LegalFact]?: LegalFacts[Fact] | string | null | undefined };

export const legalFactNames = Object.keys(table) as LegalFact[];

const entries = Object.entries(table) as [LegalFact, Row][];

export const legalFactLabels = Object.fromEntries(
  entries.map(([fact, { label }]) => [fact, label]),
) as Readonly<Record<LegalFact, string>>;

export const kindOfFact = (fact: LegalFact): keyof Values => table[fact].kind;

/** What a fact is about, and what that is about. */
function subjectsOf(fact: string): string[] {
  const about = entries.find(([name]) => name === fact)?.[1].about;
  return about === undefined ? [] : [about, ...subjectsOf(about)];
}

const subjects = new Map(legalFactNames.map((fact) => [fact, subjectsOf(fact)]));

/**
 * What holds for a product: what it says itself, and what its brand says beside. Of a manufacturer, a responsible person or a
 * giver of the product's own it takes over nothing that the brand says about its.
 */
export function heldFacts(own: LegalFacts, ofBrand: LegalFacts | null | undefined): LegalFacts {
  const taken = Object.entries(ofBrand ?? {}).filter(
    ([fact]) => !subjects.get(fact as LegalFact)?.some((subject) => subject in own),
  );
  return { ...Object.fromEntries(taken), ...own };
}

/** The facts after what is said of some of them. */
export function withSaid(before: LegalFacts, said: SaidFacts): LegalFacts {
  const after: Record<string, unknown> = { ...before };
  for (const fact of legalFactNames) {
    const value = said[fact];
    if (value === undefined) continue;
    if (value === null || value === '') delete after[fact];
    else after[fact] = value;
  }
  return after;
}

/** The fields of a product without those that are legal facts. */
export function withoutFacts<Fields extends object>(fields: Fields): Omit<Fields, LegalFact> {
  const others = Object.entries(fields).filter(([field]) => !(field in table));
  return Object.fromEntries(others) as Omit<Fields, LegalFact>;
}

/** Only the legal facts among fields; what is not said is absent. */
export function factsIn(fields: SaidFacts): LegalFacts {
  return withSaid({}, fields);
}

/** Each fact as a form shows it; one that is not said is blank. */
export function typedFacts(facts: LegalFacts): Record<LegalFact, string> {
  return Object.fromEntries(legalFactNames.map((fact) => [fact, String(facts[fact] ?? '')])) as Record<
    LegalFact,
    string
  >;
}

/** A fact in the words of a form; blank if it is not said. */
export function factInWords(fact: LegalFact, facts: LegalFacts): string {
  const value = facts[fact];
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  const text = typedFacts(facts)[fact];
  return kindOfFact(fact) === 'day' && text ? formatDate(text) : text;
}
