import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import type { Product } from './contract.ts';
import { guaranteeText } from './guarantee.ts';
import { specText } from './spec-text.ts';

export type Question = { question: string; answer: string };

type Asked = Pick<Product, 'specifications' | 'guarantee' | 'installationAvailable' | 'installationNote'>;

/** «Περίπου 15 λεπτά.»: how long an installation takes; '' while that is not known. */
export function installationTime({ specifications }: Pick<Product, 'specifications'>): string {
  const hours = specifications['hours']?.value;
  if (typeof hours !== 'number' || hours <= 0) return '';
  const time =
    hours < 1
      ? `${Math.round(hours * 60)} λεπτά`
      : Number.isInteger(hours)
        ? plural(hours, 'ώρα', 'ώρες')
        : `${decimalText(hours)} ώρες`;
  return `Περίπου ${time}.`;
}

/** What people ask before they buy, as far as the product's own data answer it. */
export function questionsOf({
  specifications,
  guarantee,
  installationAvailable,
  installationNote,
}: Asked): Question[] {
  const said = (key: string) => {
    const found = specifications[key];
    return found && specText(found);
  };
  const [mount, fixing, size, weight] = ['mount', 'fixing', 'dimensions_mm', 'weight_g'].map(said);
  const [temperature, ip, battery] = ['temp_c', 'ip', 'battery_y'].map(said);
  const time = installationTime({ specifications });
  const found: [question: string, answer: string | undefined][] = [
    [
      'Χωράει εκεί που το θέλω;',
      size && `Διαστάσεις (πλάτος × ύψος × βάθος): ${size}.${weight ? ` Βάρος: ${weight}.` : ''}`,
    ],
    [
      'Πώς στερεώνεται;',
      mount && fixing
        ? `Θέση: ${mount.toLowerCase()}. Στερέωση: ${fixing.charAt(0).toLowerCase()}${fixing.slice(1)}.`
        : undefined,
    ],
    [
      'Αντέχει έξω;',
      temperature &&
        (ip
          ? `Λειτουργεί από ${temperature} και έχει βαθμό προστασίας ${ip}.`
          : `Λειτουργεί από ${temperature}, σε χώρο προστατευμένο από το νερό.`),
    ],
    ['Κάθε πότε αλλάζει μπαταρία;', battery && `Η μπαταρία κρατά περίπου ${battery} σε συνηθισμένη χρήση.`],
    [
      'Το εγκαθιστάτε εσείς;',
      installationAvailable
        ? `Ναι.${installationNote ? ` ${installationNote}` : ''}${time && ` ${time}`}`
        : undefined,
    ],
    ['Τι εγγύηση έχει;', guaranteeText(guarantee)],
  ];
  return found.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
