import { formatDate } from '#shared/dates.ts';

/** What a connected product says of its data, in the order in which it is read (Regulation (EU) 2023/2854, article 3). */
export const connectedLabels = {
  dataMade: 'Δεδομένα που παράγει',
  dataKept: 'Πού και πόσο κρατιούνται τα δεδομένα',
  dataAccess: 'Πώς τα παίρνει και τα σβήνει ο κάτοχος',
  needsAccount: 'Χρειάζεται λογαριασμός',
  needsSubscription: 'Χρειάζεται συνδρομή',
  updatesUntil: 'Ενημερώσεις ασφαλείας έως',
} as const;

type ConnectedFact = keyof typeof connectedLabels;

export const connectedFacts = Object.keys(connectedLabels) as ConnectedFact[];

/** What is said, with its label: whether an account or a subscription is needed in a word, the last day of updates as a date. */
export function connectedLines(facts: { [Fact in ConnectedFact]?: string | boolean | undefined }) {
  return connectedFacts.flatMap((fact): [label: string, text: string][] => {
    const value = facts[fact];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [[connectedLabels[fact], value ? 'Ναι' : 'Όχι']];
    return [[connectedLabels[fact], fact === 'updatesUntil' ? formatDate(value) : value]];
  });
}
