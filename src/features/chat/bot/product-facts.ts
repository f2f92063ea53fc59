import { plainText } from '#features/catalogue/fold.ts';
import { featureNames } from '#features/catalogue/feature-names.ts';
import { specificationNamed } from '#shared/specification-keys.ts';
import { connectedLines } from '#features/catalogue/connected-facts.ts';
import { guaranteeText } from '#features/catalogue/guarantee.ts';
import { specText } from '#features/catalogue/spec-text.ts';
import type { Product, Specification } from '#features/catalogue/contract.ts';
import { stopWords } from '#features/catalogue/search-words.ts';
import { botTexts, personReply } from './texts.ts';
import { asksForPrice, isAboutInstallation } from './words.ts';
import { hasOne, type ReadMessage } from './message-words.ts';

/** What the bot knows of the product on whose page a visitor writes; never its price. */
export type ProductFacts = Pick<
  Product,
  'id' | 'name' | 'inStock' | 'guarantee' | 'connected' | 'specifications'
> & {
  /** Ids of its features. */
  features: readonly string[];
  /** What it works with, each by its name. */
  worksWith: readonly string[];
  /** Names of kinds of products that it is not. */
  otherKinds: readonly string[];
  /** Whether who writes sees prices. */
  seesPrices: boolean;
};

/** An answer about a product, with what stands under it. */
export type ProductAnswer = {
  content: string;
  quickReplies?: readonly string[];
  links?: readonly { kind: 'page' | 'product'; label: string; href: string; productId?: number }[];
};

const stockWords = ['διαθεσιμ*', 'αποθεμα', 'στοκ', 'ετοιμοπαραδοτ*', 'εξαντλ*', 'εχετε ετοιμ*', 'υπαρχει ακομα', 'available', 'availability', 'in stock', 'diathesim*']; // prettier-ignore
const togetherWords = ['συνεργαζ*', 'συμβατ*', 'ταιριαζ*', 'συνδυαζ*', 'δουλευει με', 'λειτουργει με', 'παιζει με', 'συνδεεται με', 'compatible', 'works with', 'work with', 'simvat*', 'symvat*']; // prettier-ignore
const guaranteeWords = ['εγγυηση', 'guarantee', 'warranty', 'egiisi', 'eggyisi'];
const dataWords = ['δεδομενα', 'λογαριασμο', 'λογαριασμος', 'συνδρομη', 'ενημερωσεις', 'ενημερωση', 'firmware', 'updates', 'update', 'subscription']; // prettier-ignore
/** It is another product that is asked for. */
const elsewhere = ['θελω', 'θελουμε', 'ψαχνω', 'ψαχνουμε', 'χρειαζομαι', 'αλλη', 'αλλο', 'αλλα', 'αλλες', 'καποια', 'πουλατε', 'προτειν*', 'looking for', 'recommend', 'another']; // prettier-ignore

/** What people ask of a product, and which of its specifications and features answer. */
const aspects: readonly { words: readonly string[]; keys: readonly string[]; features?: readonly string[] }[] =
  [
    { words: ['mpx', 'mp', 'megapixel*', 'pixel*', 'αναλυση', 'ευκρινεια', 'resolution', 'analisi', 'analysi'], keys: ['resolution_mp', 'resolution_px'], features: ['hd_resolution'] },
    { words: ['νυχτα', 'νυχτεριν*', 'σκοταδι', 'βραδυ', 'infrared', 'night', 'nixta', 'nyxta'], keys: ['ir_m', 'colour_night', 'min_lux'], features: ['night_vision'] },
    { words: ['φακος', 'μοιρες', 'γωνια', 'πεδιο', 'lens'], keys: ['lens', 'hfov_deg', 'angle_deg'] },
    { words: ['αδιαβροχ*', 'βροχη', 'βρεχεται', 'νερο', 'ip65', 'ip66', 'ip67', 'εξωτερικο χωρο', 'waterproof', 'adiavrox*'], keys: ['ip'], features: ['waterproof'] },
    { words: ['wifi', 'ασυρματ*', 'asirmat*', 'asyrmat*', 'wireless'], keys: ['wifi_band', 'interface', 'radio'], features: ['wifi'] },
    { words: ['poe'], keys: ['poe', 'poe_ports', 'poe_w'] },
    { words: ['onvif'], keys: ['onvif'] },
    { words: ['microsd', 'sd', 'καρτα μνημης', 'μνημη', 'cloud', 'αποθηκευ*'], keys: ['sd_gb', 'max_tb', 'capacity_tb'], features: ['cloud_storage'] },
    { words: ['ηχο', 'ηχος', 'μικροφωνο', 'ηχειο', 'audio', 'microphone'], keys: ['audio'], features: ['two_way_audio'] },
    { words: ['καταναλωνει', 'καταναλωση', 'watt', 'βατ', 'ρευμα καιει'], keys: ['power_w', 'iq_ma'] },
    { words: ['μπαταρια', 'αυτονομια', 'battery', 'mpataria'], keys: ['battery_y', 'standby_h', 'runtime_min', 'ah'] },
    { words: ['διαστασεις', 'μεγεθος', 'ποσο μεγαλ*', 'dimensions', 'diastaseis'], keys: ['dimensions_mm'] },
    { words: ['βαρος', 'ζυγιζει', 'weight'], keys: ['weight_g'] },
    { words: ['καναλια', 'ποσες καμερες', 'channels', 'kanalia'], keys: ['channels'] },
    { words: ['εμβελεια', 'αποσταση', 'ποσο μακρια', 'range'], keys: ['range_m', 'ir_m', 'radio_m'] },
    { words: ['εφαρμογη', 'κινητο', 'app'], keys: ['app'], features: ['mobile_app'] },
    { words: ['grade', 'βαθμος', 'πιστοποιηση', 'προτυπο'], keys: ['grade', 'standard'] },
    { words: ['θερμοκρασια', 'κρυο', 'ζεστη', 'temperature'], keys: ['temp_c'] },
    { words: ['συσκευασια', 'κουτι', 'περιεχει', 'περιλαμβανει', 'περιεχομενα', 'in the box'], keys: ['box'] },
    { words: ['κατοικιδι*', 'σκυλο', 'σκυλος', 'γατα', 'pet', 'pets'], keys: ['pet_kg'] },
    { words: ['κινηση', 'motion'], keys: ['range_m'], features: ['motion_detection'] },
    { words: ['ai', 'τεχνητη νοημοσυνη'], keys: ['ai'], features: ['ai_analytics'] },
    { words: ['τοποθετειται', 'στερεωνεται', 'στερεωση', 'mount'], keys: ['mount', 'fixing'] },
  ]; // prettier-ignore

const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3 && !stopWords.has(plainText(word)));

const told = ({ label, ...one }: Specification) => `${label}: ${specText(one)}`;

/** What a message asks of the product's data: what they say, and the names of what they do not. */
function dataOf(message: ReadMessage, { specifications, features, guarantee, connected }: ProductFacts) {
  const said = new Set<string>();
  const silent = new Set<string>();
  for (const { words, keys, features: fitting = [] } of aspects) {
    if (!hasOne(message, words)) continue;
    const found = [
      ...keys.flatMap((key) => (specifications[key] ? [told(specifications[key])] : [])),
      ...fitting.flatMap((id) => (features.includes(id) ? [featureNames[id] ?? id] : [])),
    ];
    for (const one of found) said.add(one);
    if (found.length === 0) silent.add(specificationNamed(keys[0] ?? '')?.label ?? '');
  }
  // What the product itself calls so, in all of its words.
  for (const one of Object.values(specifications)) {
    const name = wordsOf(one.label);
    if (name.length > 0 && name.every((word) => hasOne(message, [word]))) said.add(told(one));
  }
  if (connected && hasOne(message, dataWords))
    for (const [label, text] of connectedLines(connected)) said.add(`${label}: ${text}`);
  if (hasOne(message, guaranteeWords)) said.add(guaranteeText(guarantee));
  return { said: [...said], silent: [...silent] };
}

function togetherAnswer(message: ReadMessage, { name, worksWith }: ProductFacts): ProductAnswer {
  if (worksWith.length === 0)
    return {
      content: `Στα στοιχεία του προϊόντος «${name}» δεν αναφέρεται με τι συνεργάζεται. ${botTexts.forward}`,
      quickReplies: [personReply],
    };
  const named = worksWith.filter((one) =>
    wordsOf(one).some((word) => !wordsOf(name).includes(word) && hasOne(message, [word])),
  );
  const all = `Το προϊόν «${name}» συνεργάζεται με: ${(named.length > 0 ? named : worksWith).join(' · ')}.`;
  return named.length > 0
    ? { content: all }
    : { content: `${all} Για κάτι άλλο: ${botTexts.forward}`, quickReplies: [personReply] };
}

/** How many of the product's data one answer says. */
const maxSaid = 6;

/** The answers about the product on whose page a message was written; none if it asks nothing of it. */
export function productAnswers(message: ReadMessage, product: ProductFacts): ProductAnswer[] {
  const { id, name, inStock, otherKinds, seesPrices } = product;
  if (hasOne(message, elsewhere)) return [];
  if (hasOne(message, togetherWords)) return [togetherAnswer(message, product)];
  const own = wordsOf(name);
  const others = otherKinds
    .flatMap(wordsOf)
    .filter((word) => !hasOne(message, own) && hasOne(message, [word]));
  if (others.length > 0) return [];
  const answers: ProductAnswer[] = [];
  if (hasOne(message, stockWords))
    answers.push({
      content: inStock
        ? `Το προϊόν «${name}» είναι διαθέσιμο.`
        : `Το προϊόν «${name}» έχει εξαντληθεί. Από τη σελίδα του μπορείτε να ζητήσετε να σας ειδοποιήσουμε μόλις επιστρέψει.`,
    });
  if (asksForPrice(message) && !isAboutInstallation(message))
    answers.push(
      seesPrices
        ? {
            content: `Η τιμή του προϊόντος «${name}»:`,
            links: [{ kind: 'product', label: name, href: `/products/${id}`, productId: id }],
          }
        : {
            content: 'Τις τιμές των προϊόντων τις βλέπετε με εγκεκριμένο λογαριασμό.',
            links: [{ kind: 'page', label: 'Σύνδεση', href: '/customer-login' }],
          },
    );
  const { said, silent } = dataOf(message, product);
  if (said.length > 0)
    answers.push({ content: `Για το προϊόν «${name}»:\n${said.slice(0, maxSaid).join('\n')}` });
  else if (silent.length > 0 && answers.length === 0)
    answers.push({
      content: `Στα στοιχεία του προϊόντος «${name}» δεν αναφέρεται: ${silent.join(', ')}. ${botTexts.forward}`,
      quickReplies: [personReply],
    });
  return answers;
}
