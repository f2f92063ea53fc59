import * as z from 'zod/mini';
import { spans } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import {
  address,
  afm,
  email,
  freeText,
  iban,
  nameText,
  optionalPhone,
  phone,
  postalCode,
  text,
} from '#shared/fields.ts';
import { isAtHome, mapPointText, readMapPoint } from '#shared/map-point.ts';
import { genders } from '#shared/settings.ts';
import { severalLines } from '#shared/typed-text.ts';
import { companySales, salesEndpoints, salesShown } from './sales-contract.ts';
import { seen, version } from './version-contract.ts';

/** A text on one line that may be blank. */
const blank = (maxLength: number) => z._default(freeText(maxLength), '');

export const companyFields = z.object({
  name: nameText(40, 'Συμπληρώστε την επωνυμία που βλέπουν οι πελάτες'),
  nameLatin: text(40, 'Συμπληρώστε το όνομα με λατινικούς χαρακτήρες').check(
    z.regex(/^[\x20-\x7e]+$/, 'Μόνο λατινικοί χαρακτήρες'),
  ),
  gender: z.enum(genders),
  genitive: nameText(40, 'Συμπληρώστε τη γενική: «της …»'),
  accusative: nameText(40, 'Συμπληρώστε την αιτιατική: «στη …»'),
  legalName: nameText(150, 'Συμπληρώστε την πλήρη επωνυμία του καταστατικού'),
  claim: blank(80),
  afm,
  doy: nameText(60, 'Συμπληρώστε τη ΔΟΥ'),
  gemi: text(40, 'Συμπληρώστε τον αριθμό Γ.Ε.ΜΗ.'),
  licence: blank(60),
  producersNumber: blank(60),
  moreNumbers: z._default(
    z
      .array(
        z.object({
          label: text(60, 'Συμπληρώστε τι είναι ο αριθμός'),
          number: text(60, 'Συμπληρώστε τον αριθμό'),
        }),
      )
      .check(z.maxLength(6, 'Έως 6 αριθμοί')),
    [],
  ),
});

const webAddress = text(200, 'Συμπληρώστε τη διεύθυνση').check(
  z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, 'Η διεύθυνση αρχίζει με https://'),
);

const mapPoint = z._default(
  z.string().check(
    z.maxLength(2_000),
    z.overwrite((typed) => {
      const point = readMapPoint(typed);
      return point ? mapPointText(point) : typed.trim();
    }),
    z.refine(
      (typed) => typed === '' || readMapPoint(typed) !== undefined,
      'Συμπληρώστε συντεταγμένες, π.χ. 38.24664, 21.73457, ή σύνδεσμο χάρτη που τις έχει μέσα του',
    ),
    z.refine((typed) => {
      const point = readMapPoint(typed);
      return !point || isAtHome(point);
    }, 'Το σημείο δεν είναι στην Ελλάδα ούτε στην Κύπρο'),
  ),
  '',
);

export const contactFields = z.object({
  phone,
  email,
  street: address(120, 'Συμπληρώστε οδό και αριθμό'),
  locality: nameText(80, 'Συμπληρώστε την πόλη'),
  region: nameText(80, 'Συμπληρώστε την περιφέρεια'),
  postalCode,
  emergencyPhone: optionalPhone,
  mapPoint,
  social: z.array(z.object({ network: nameText(30), url: webAddress })).check(z.maxLength(8)),
});

export const hoursFields = z.object({
  week: z.array(z.object({ isOpen: z.boolean(), spans })).check(z.length(7)),
});

export const personFields = z.object({
  name: blank(80),
  role: blank(120),
  words: z._default(z.string().check(z.overwrite(severalLines), z.maxLength(400)), ''),
});

export const accountsFields = z.object({
  accounts: z.array(z.object({ bank: nameText(60, 'Συμπληρώστε την τράπεζα'), iban })).check(z.maxLength(10)),
});

const brandPicture = z._default(
  z.string().check(z.regex(/^$|^\/public-objects\/brand\/[\w.-]{1,100}$/, 'Ανεβάστε ξανά το αρχείο')),
  '',
);

export const lookFields = z.object({
  colour: z._default(
    z.string().check(
      z.overwrite((typed) =>
        typed
          .trim()
          .toLowerCase()
          .replace(/^(?=[\da-f]{6}$)/, '#'),
      ),
      z.regex(/^$|^#[\da-f]{6}$/, 'Συμπληρώστε το χρώμα με έξι ψηφία, π.χ. #0b55bc'),
    ),
    '',
  ),
  logo: brandPicture,
  logoDark: brandPicture,
  sign: brandPicture,
  share: brandPicture,
});

const spansShown = z.array(z.object({ opens: z.string(), closes: z.string() }));
export const picturesFields = z.object({ hero: brandPicture, heroAlt: blank(150), person: brandPicture });

const picturesShown = z.object({ hero: z.string(), heroAlt: z.string(), person: z.string() });

/** Each of the promises, whether it is made. */
export const promisesFields = z.object({
  freeSurvey: z.boolean(),
  answersInADay: z.boolean(),
  offersInTwoDays: z.boolean(),
  contactsIn24Hours: z.boolean(),
  licensedTechnicians: z.boolean(),
  warrantedInstallation: z.boolean(),
  freeSupport: z.boolean(),
});

/** Each of the features that can be switched off, whether the shop has it. */
export const switchesFields = z.object({
  wizard: z.boolean(),
  simulator: z.boolean(),
  map: z.boolean(),
  chat: z.boolean(),
  reviews: z.boolean(),
  comparison: z.boolean(),
  points: z.boolean(),
});

const dayShown = z.object({ isOpen: z.boolean(), spans: spansShown });

/** The settings as stored; those of a fresh shop are empty, so that no rule of a form holds for them. */
const shown = z.object({
  company: z.object({
    name: z.string(),
    nameLatin: z.string(),
    gender: z.enum(genders),
    genitive: z.string(),
    accusative: z.string(),
    legalName: z.string(),
    claim: z.string(),
    afm: z.string(),
    doy: z.string(),
    gemi: z.string(),
    licence: z.string(),
    producersNumber: z.string(),
    moreNumbers: z.array(z.object({ label: z.string(), number: z.string() })),
  }),
  contact: z.object({
    phone: z.string(),
    email: z.string(),
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    postalCode: z.string(),
    emergencyPhone: z.string(),
    mapPoint: z.string(),
    social: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
  hours: z.object({ week: z.array(dayShown) }),
  person: z.object({ name: z.string(), role: z.string(), words: z.string() }),
  accounts: z.object({ accounts: z.array(z.object({ bank: z.string(), iban: z.string() })) }),
  look: z.object({
    colour: z.string(),
    logo: z.string(),
    logoDark: z.string(),
    sign: z.string(),
    share: z.string(),
    icons: z.string(),
  }),
  pictures: picturesShown,
  promises: promisesFields,
  ...salesShown,
  switches: switchesFields,
});

const line = { phone: z.string(), phoneHref: z.string() };

const companyShown = z.object({
  ...line,
  name: z.string(),
  nameLatin: z.string(),
  ofName: z.string(),
  theName: z.string(),
  atName: z.string(),
  legalName: z.string(),
  claim: z.string(),
  afm: z.string(),
  doy: z.string(),
  gemi: z.string(),
  licence: z.string(),
  producersNumber: z.string(),
  numbersText: z.string(),
  line: z.string(),
  email: z.string(),
  emailHref: z.string(),
  address: z.object({
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    postalCode: z.string(),
    text: z.string(),
  }),
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  emergency: z.nullable(z.object(line)),
  social: z.array(z.object({ network: z.string(), url: z.string() })),
  openingHours: z.array(
    z.object({
      days: z.array(z.int()),
      label: z.string(),
      spans: spansShown,
      text: z.string(),
    }),
  ),
  openingHoursText: z.string(),
  person: z.object({ name: z.string(), role: z.string(), words: z.string() }),
  accounts: z.array(z.object({ bank: z.string(), iban: z.string() })),
  pictures: picturesShown,
  promises: promisesFields,
  switches: switchesFields,
  isOpen: z.boolean(),
  look: z.object({
    logo: z.string(),
    ratio: z.number(),
    sign: z.string(),
    icons: z.string(),
    style: z.string(),
    colour: z.string(),
  }),
  ...companySales,
});

export const settingsForAdmin = z.extend(shown, {
  versions: z.object({
    company: version,
    contact: version,
    hours: version,
    person: version,
    accounts: version,
    look: version,
    pictures: version,
    promises: version,
    payments: version,
    deliveries: version,
    vat: version,
    products: version,
    guarantees: version,
    points: version,
    numbering: version,
    switches: version,
  }),
});

export type SettingsForAdmin = z.infer<typeof settingsForAdmin>;

export const settingsContract = {
  getCompany: endpoint.anyone
    .get(
      '/company',
      'What the shop says of the company; accounts for transfers and prices of delivery only to viewers who see prices',
      { shared: true, whileClosed: true },
    )
    .output(companyShown),
  getSettingsForAdmin: endpoint.admin
    .get('/admin/settings', 'All settings of the company')
    .output(settingsForAdmin),
  putCompany: endpoint.admin
    .put(
      '/admin/settings/company',
      'Say who the company is; refused when it is no longer of the version seen',
    )
    .input(z.extend(companyFields, seen))
    .output(done),
  putContact: endpoint.admin
    .put(
      '/admin/settings/contact',
      'Say how the company is reached; refused when it is no longer of the version seen',
    )
    .input(z.extend(contactFields, seen))
    .output(done),
  putHours: endpoint.admin
    .put(
      '/admin/settings/hours',
      'Say when the company is open; refused when it is no longer of the version seen',
    )
    .input(z.extend(hoursFields, seen))
    .output(done),
  putPerson: endpoint.admin
    .put('/admin/settings/person', 'Say who answers; refused when it is no longer of the version seen')
    .input(z.extend(personFields, seen))
    .output(done),
  putAccounts: endpoint.admin
    .put(
      '/admin/settings/accounts',
      'Say where customers pay by transfer; refused when it is no longer of the version seen',
    )
    .input(z.extend(accountsFields, seen))
    .output(done),
  putLook: endpoint.admin
    .put(
      '/admin/settings/look',
      'Say what the company looks like; refused when it is no longer of the version seen',
    )
    .input(z.extend(lookFields, seen))
    .output(done),
  putPictures: endpoint.admin
    .put(
      '/admin/settings/pictures',
      'Say which photographs the pages show; refused when it is no longer of the version seen',
    )
    .input(z.extend(picturesFields, seen))
    .output(done),
  putPromises: endpoint.admin
    .put(
      '/admin/settings/promises',
      'Say what the company promises; refused when it is no longer of the version seen',
    )
    .input(z.extend(promisesFields, seen))
    .output(done),
  ...salesEndpoints,
  putSwitches: endpoint.admin
    .put(
      '/admin/settings/switches',
      'Say which features the shop has; refused when it is no longer of the version seen',
    )
    .input(z.extend(switchesFields, seen))
    .output(done),
};
