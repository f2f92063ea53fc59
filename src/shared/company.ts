/**
 * Everything that pages, e-mails and structured data say about the company. The company is fictional; no Athens number
 * starts with 2100, so its telephone numbers belong to nobody.
 */
export const company = {
  brand: { el: 'Βίγλα', latin: 'VIGLA' },
  legalName: 'Βίγλα Συστήματα Ασφαλείας Μονοπρόσωπη Ι.Κ.Ε.',
  claim: 'Ασφάλεια που βλέπει πρώτη.',
  phone: '210 000 0145',
  phoneHref: 'tel:+302100000145',
  email: 'info@vigla.example',
  emailHref: 'mailto:info@vigla.example',
  address: {
    street: 'Λεωφ. Ηρακλείου 312',
    locality: 'Νέα Ιωνία',
    region: 'Αττική',
    postalCode: '14231',
    country: 'GR',
    text: 'Λεωφ. Ηρακλείου 312, Νέα Ιωνία 142 31',
  },
  emergency: {
    label: 'Έκτακτη ανάγκη 24/7',
    phone: '210 000 0149',
    phoneHref: 'tel:+302100000149',
  },
  /** Days are 1 for Monday to 7 for Sunday; null means closed. */
  openingHours: [
    { days: [1, 2, 3, 4, 5], label: 'Δευτέρα – Παρασκευή', hours: { opens: '09:00', closes: '18:00' } },
    { days: [6], label: 'Σάββατο', hours: { opens: '09:00', closes: '15:00' } },
    { days: [7], label: 'Κυριακή', hours: null },
  ],
  openingHoursText: 'Δευτέρα – Παρασκευή 09:00 – 18:00, Σάββατο 09:00 – 15:00, Κυριακή κλειστά',
  supportHours: {
    days: [1, 2, 3, 4, 5],
    hours: { opens: '08:00', closes: '18:00' },
    text: 'Δευτέρα – Παρασκευή 08:00 – 18:00',
  },
  social: [
    { network: 'Facebook', url: 'https://www.facebook.com/vigla.example' },
    { network: 'Instagram', url: 'https://www.instagram.com/vigla.example' },
  ],
  /** No Greek bank has the codes 998 and 999, so nobody can send money to these accounts by mistake. */
  bankAccounts: [
    { bank: 'Τράπεζα Α (επίδειξη)', iban: 'GR1499900000000000000000001' },
    { bank: 'Τράπεζα Β (επίδειξη)', iban: 'GR1899800000000000000000002' },
  ],
  /** What the law requires on every page: business register number (Γ.Ε.ΜΗ.), tax number, licence under law 2518/1997. */
  registrations: {
    isDemo: true,
    gemi: '000000000000 (επίδειξη)',
    afm: '601234565 (επίδειξη)',
    doy: 'Νέας Ιωνίας',
    licence: '0000/0/00-α (επίδειξη)',
  },
} as const;
