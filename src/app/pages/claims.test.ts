import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/gallery\//.test(file));
const whereSaid = (what: RegExp) => sources.filter((file) => what.test(readFileSync(file, 'utf8')));

test('no page claims a standard or a certificate for all: the data of a product does, for itself', () => {
  // The name of a field that only some products have.
  // So does what an insurer asks: which of the advised products state it, and that cameras alone have no grade.
  expect(whereSaid(/EN ?50131|πιστοποιημέν/i).toSorted()).toEqual([
    'src/features/advice/insurer.ts',
    'src/features/advice/questions.ts',
    'src/features/advice/types.ts',
    'src/shared/default-specification-keys.ts',
  ]);
});

test('nobody is promised approval, nor anything in 24 hours but to be contacted', () => {
  expect(whereSaid(/[εέ]γκρι\p{L}+[^.]{0,60}24 ωρ|24 ωρ[^.]{0,60}[εέ]γκρι/iu)).toEqual([]);
  expect(whereSaid(/μέσα σε 24 ώρες|εντός 24 ωρών/i).toSorted()).toEqual([
    'src/features/customers/ui/admin/OldestWaiting.tsx',
    'src/features/settings/labels.ts',
    'src/shared/promises.ts',
  ]);
});

test('the reminder of the legal guarantee stands on every page, in the checkout and in full in the terms', () => {
  expect(whereSaid(/\/terms#warranty/).toSorted()).toEqual([
    'src/app/layouts/Footer.tsx',
    'src/features/catalogue/ui/BuyPanel.tsx',
    'src/features/catalogue/ui/LegalGuarantee.tsx',
    'src/features/orders/checkout/ui/CheckoutSummary.tsx',
  ]);
  const [terms = ''] = whereSaid(/νόμιμη εγγύηση συμμόρφωσης, τουλάχιστον 2 ετών/);
  expect(readFileSync(terms, 'utf8')).toContain('{#warranty}');
});

test('the legal guarantee stands beside each commercial one', () => {
  // Everybody else asks `guaranteeOf`, or says its sentence.
  const shown = whereSaid(/plural\((?:guarantee\.)?months, 'μήν/);
  expect(shown.toSorted()).toEqual([
    'src/features/catalogue/guarantee.ts',
    'src/features/catalogue/ui/BuyPanel.tsx',
    'src/features/catalogue/ui/DurabilityLabel.tsx',
    'src/features/catalogue/ui/GuaranteeChapter.tsx',
    'src/features/comparison/ui/ComparisonTable.tsx',
  ]);
  for (const file of shown) expect(readFileSync(file, 'utf8')).toMatch(/νόμιμη (?:2|των δύο) ετών/);
});

test('the privacy page names the map to which the office takes an address', () => {
  const maps = whereSaid(/google\.com\/maps/);
  expect(maps).toEqual(['src/shared/map-href.ts']);
  expect(readFileSync('src/app/texts/privacy.ts', 'utf8')).toMatch(/Χάρτες Google: τότε η Google λαμβάνει/);
});

test('whoever pays is told that a cancelled order is paid back, and not that nothing was charged', () => {
  expect(whereSaid(/δεν θα χρεωθείτε/)).toEqual([]);
  expect(whereSaid(/Αν\s+έχετε\s+πληρώσει\s+κάτι,\s+θα\s+σας\s+επιστραφεί/)).toEqual([
    'src/features/orders/ui/CancelOrderButton.tsx',
  ]);
});

test('a consumer is whoever buys for purposes outside their business, in the words of the law', () => {
  expect(whereSaid(/έξω\s+από το επάγγελμ/)).toEqual([]);
  expect(whereSaid(/εκτός της επαγγελματικής του δραστηριότητας/)).toEqual([
    'src/features/orders/terms/default-terms.ts',
  ]);
});

test('a company gives its «Επωνυμία», wherever it is asked for', () => {
  expect(whereSaid(/label="Εταιρεία"/)).toEqual([]);
});

test('mails say that an order waits and what became of appointments as one says it', () => {
  expect(whereSaid(/είναι εκκρεμής/)).toEqual([]);
  expect(whereSaid(/σε κάθε στάδιο/)).toContain('src/features/orders/server/mails.ts');
  expect(whereSaid(/Τα μελλοντικά ραντεβού σας ακυρώθηκαν/)).toEqual([
    'src/features/account/server/mails.ts',
  ]);
});

test('the terms let an account be deleted while no order runs, judge no reviews, and exclude no liability', () => {
  const terms = readFileSync('src/features/orders/terms/default-terms.ts', 'utf8').replace(/\s+/g, ' ');
  expect(terms).toContain('να διαγράψετε τον λογαριασμό σας, εφόσον δεν εκκρεμεί παραγγελία');
  expect(terms).toContain('Ευθυνόμαστε όπως ορίζει ο νόμος');
  expect(terms).not.toMatch(/όποτε θέλετε|βαριά αμέλεια/);
});

test('one is counted as one', () => {
  for (const file of ['features/alerts/ui/NewestAlerts.tsx', 'features/account/ui/DashboardStats.tsx'])
    expect(readFileSync(`src/${file}`, 'utf8'), file).toMatch(/plural\(/);
});

test('whoever is asked to be counted reads who counts and that their IP address is seen, there as in the policy', () => {
  for (const file of ['src/app/layouts/ConsentBar.tsx', 'src/app/texts/privacy.ts']) {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    expect(text, file).toContain('{new URL(analyticsUrl).hostname}');
    expect(text, file).toMatch(/βλέπει (?:και )?τη διεύθυνση IP/);
  }
});

test('the download of one’s data is not said to be everything: messages of the contact form are not in it', () => {
  expect(whereSaid(/όλα όσα κρατάμε/)).toEqual([]);
});

test('the privacy policy opens in another tab beside a form that a way back would empty', () => {
  // The wizard keeps what is typed in it, and the bar of consent has no field.
  expect(whereSaid(/href="\/privacy">/).toSorted()).toEqual([
    'src/app/layouts/ConsentBar.tsx',
    'src/features/wizard/ui/ContactStep.tsx',
  ]);
});
