import { audit } from '#server/audit.ts';
import { findLastBackup } from '#server/backup/backup.ts';
import { offersCards, type Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import { findSetting } from '#server/db/settings.ts';
import { mailTo, senderOf } from '#server/mail.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import {
  findOpening,
  readSettings,
  saveOpening,
  settingsResource,
  takeOverSettings,
  type Opening as StoredOpening,
} from '#server/settings.ts';
import { missingOf, readOwnTexts, textsInUse, valuesOf } from '#server/texts.ts';
import { hashOf, isSameSecret, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { company } from '#shared/company.ts';
import { demoFactsOf } from '#shared/company-of.ts';
import { refuse } from '#shared/errors.ts';
import type { Settings } from '#shared/settings.ts';
import type { Opening, OpeningStep } from '../contract.ts';
import { openingRefusals } from '../refusals.ts';
import { stepTitles } from '../labels.ts';
import { countLackingLabel, countRecords, hasUnnamedTechnician } from './store.ts';

type Named = readonly (readonly [name: string, value: string])[];

const missing = (facts: Named) => facts.flatMap(([name, value]) => (value.trim() ? [] : [name]));

const legalFacts = ({ company: { name, legalName, afm, doy, gemi } }: Settings): Named => [
  ['όνομα', name],
  ['πλήρης επωνυμία', legalName],
  ['ΑΦΜ', afm],
  ['ΔΟΥ', doy],
  ['αριθμός Γ.Ε.ΜΗ.', gemi],
];

const contactFacts = ({ contact: { phone, email, street, locality, postalCode } }: Settings): Named => [
  ['τηλέφωνο', phone],
  ['email', email],
  ['οδός και αριθμός', street],
  ['πόλη', locality],
  ['ταχυδρομικός κώδικας', postalCode],
];

/** What is missing before customers can pay. */
function missingOfPayments({ payments, accounts }: Settings, config: Config): string[] {
  const { takesCards, takesTransfers, takesCash } = payments;
  if (takesTransfers && accounts.accounts.length === 0) return ['λογαριασμός για καταθέσεις'];
  const takesAny = takesTransfers || takesCash || (takesCards && offersCards(config));
  return takesAny ? [] : ['τρόπος πληρωμής'];
}

/** The official files about guarantees that are missing. */
const officialFiles = ({ guarantees }: Settings, unlabelled: number): string[] => [
  ...(guarantees.notice === '' ? ['ειδοποίηση της νόμιμης εγγύησης'] : []),
  ...(unlabelled > 0 ? [`ετικέτα ανθεκτικότητας σε ${counted(unlabelled, 'προϊόν', 'προϊόντα')}`] : []),
];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A step that is done when nothing is missing. */
function filled(key: OpeningStep['key'], names: readonly string[]): OpeningStep {
  const isDone = names.length === 0;
  const verb = names.length === 1 ? 'Λείπει' : 'Λείπουν';
  return { key, isDone, isRequired: true, ...(!isDone && { note: `${verb}: ${names.join(', ')}` }) };
}

const present = (key: OpeningStep['key'], count: number, one: string, many: string): OpeningStep => ({
  key,
  isDone: count > 0,
  isRequired: false,
  ...(count > 0 && { note: counted(count, one, many) }),
});

type Shop = Pick<Services, 'config' | 'database' | 'texts'>;

/** What is to be done before the shop opens, each with its state as it is now. */
export async function readOpening({ config, database, texts }: Shop): Promise<Opening> {
  const { db } = database;
  const { settings, versions } = await readSettings(db);
  const { isOpen, provenSender, textsReadAt } = await findOpening(db);
  const counts = await countRecords(db);
  const isUnnamed = await hasUnnamedTechnician(db);
  const lastBackup = await findLastBackup(database);
  const secondStep = await findSetting<object>(db, 'admin_second_step');
  const demoFacts = config.isProduction ? demoFactsOf(settings) : [];
  const own = await readOwnTexts(db);
  const inUse = textsInUse(texts);
  const lacking = [
    ...new Set(inUse.flatMap((text) => missingOf(text, valuesOf(text, own.get(text.key)?.values), config))),
  ];
  const sender = senderOf(config);
  const legal = missing(legalFacts(settings));
  return {
    isOpen: company().isOpen || (isOpen && demoFacts.length === 0),
    sender,
    canSend: config.smtpUrl !== undefined || config.devMailbox,
    steps: [
      demoFacts.length > 0
        ? {
            key: 'company',
            isDone: false,
            isRequired: true,
            note: `Ακόμη της επίδειξης: ${[...new Set(demoFacts)].join(', ')}`,
          }
        : filled('company', legal),
      filled('contact', missing(contactFacts(settings))),
      { key: 'hours', isDone: versions.hours > 0, isRequired: true },
      filled('payments', missingOfPayments(settings, config)),
      { key: 'deliveries', isDone: versions.deliveries > 0, isRequired: false },
      {
        ...present('technicians', counts.technicians, 'τεχνικός', 'τεχνικοί'),
        isDone: counts.technicians > 0 && !isUnnamed,
        ...(isUnnamed && { note: 'Έχουν ακόμη τα ονόματα «Τεχνικός 1» και «Τεχνικός 2»' }),
      },
      present('services', counts.services, 'υπηρεσία', 'υπηρεσίες'),
      {
        ...present('area', counts.prefixes, 'αρχή ταχυδρομικού κώδικα', 'αρχές ταχυδρομικών κωδίκων'),
        isRequired: counts.services > 0,
      },
      present('categories', counts.categories, 'κατηγορία', 'κατηγορίες'),
      present('products', counts.products, 'προϊόν σε πώληση', 'προϊόντα σε πώληση'),
      { ...filled('guarantees', officialFiles(settings, await countLackingLabel(db))), isRequired: false },
      {
        key: 'mail',
        isDone: provenSender === sender,
        isRequired: true,
        note:
          !config.mailFrom && !settings.contact.email
            ? 'Συμπληρώστε πρώτα το email της εταιρείας'
            : `${provenSender === sender ? 'Φτάνουν' : 'Θα φεύγουν'} από ${sender}`,
      },
      {
        key: 'texts',
        isDone: textsReadAt !== undefined && lacking.length === 0,
        isRequired: false,
        note: lacking.length > 0 ? `Λείπει: ${lacking.join(', ')}` : `${inUse.length} κείμενα`,
      },
      {
        key: 'backup',
        isDone: config.backupUrl !== undefined && lastBackup !== undefined,
        isRequired: false,
      },
      { key: 'secondStep', isDone: secondStep !== undefined, isRequired: false },
    ],
  };
}

type Audited = { isOpen: boolean; provenSender: string; textsRead: boolean };

const auditedOf = ({ isOpen, provenSender = '', textsReadAt }: StoredOpening): Audited => ({
  isOpen,
  provenSender,
  textsRead: textsReadAt !== undefined,
});

/** Changes what is stored of the opening, and makes every page follow. */
async function change(context: ApiContext, step: (before: StoredOpening) => StoredOpening): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const before = await findOpening(trx, { lock: true });
    const after = step(before);
    await saveOpening(trx, after);
    changed(settingsResource);
    await audit(trx, context, {
      entity: 'shop',
      entityId: 'shop',
      label: 'Άνοιγμα του καταστήματος',
      before: auditedOf(before),
      after: auditedOf(after),
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['opening', 'settings'] });
  });
  await takeOverSettings(services);
}

/** Opens the shop to everybody, or closes it again. */
export async function setOpening(context: ApiContext, { isOpen }: { isOpen: boolean }): Promise<void> {
  if (isOpen) {
    const { steps } = await readOpening(context.services);
    const left = steps.filter((step) => step.isRequired && !step.isDone);
    if (left.length > 0) {
      const names = left.map(({ key, note }) => (note ? `${stepTitles[key]} (${note})` : stepTitles[key]));
      refuse(openingRefusals, 'OPENING_INCOMPLETE', {
        message: `${openingRefusals.OPENING_INCOMPLETE.message} Μένουν: ${names.join(' · ')}.`,
      });
    }
  }
  await change(context, (before) => ({ ...before, isOpen }));
}

/** Sends an e-mail whose link says, when an administrator opens it, that it arrived. */
export async function sendProof(context: ApiContext, { email }: { email: string }): Promise<void> {
  const { services } = context;
  const { config, mail } = services;
  if (config.smtpUrl === undefined && !config.devMailbox) refuse(openingRefusals, 'NO_MAIL_SERVER');
  const token = newToken();
  const sent = mailTo(email, {
    title: 'Τα email του καταστήματος φτάνουν',
    paragraphs: [
      'Αυτό το email το ζήτησε ένας διαχειριστής από τη λίστα «Άνοιγμα του καταστήματος». Πατήστε το κουμπί, συνδεδεμένοι στη διαχείριση, για να σημειωθεί ότι έφτασε.',
    ],
    action: { label: 'Έφτασε', url: `${config.publicUrl}/admin?arrived=${token}` },
  });
  try {
    await mail.sendSecret(sent);
  } catch (error) {
    services.log.warn('The e-mail that proves the sender was not sent', { error });
    refuse(openingRefusals, 'MAIL_NOT_SENT');
  }
  const asked = { sender: senderOf(config), tokenHash: hashOf(token).toString('hex') };
  await change(context, (before) => ({ ...before, asked }));
}

/** Takes the token of the link as the proof that e-mails of its sender arrive. */
export const confirmProof = (context: ApiContext, { token }: { token: string }): Promise<void> =>
  change(context, ({ asked, ...before }) => {
    if (!asked || !isSameSecret(asked.tokenHash, hashOf(token).toString('hex'))) {
      return refuse(openingRefusals, 'NOT_THE_PROOF');
    }
    return { ...before, provenSender: asked.sender };
  });

export const confirmTexts = (context: ApiContext): Promise<void> =>
  change(context, (before) => ({ ...before, textsReadAt: context.services.now().toISOString() }));

/** The demonstration is open from the start. */
export const openDemo = (trx: Transaction): Promise<void> => saveOpening(trx, { isOpen: true });
