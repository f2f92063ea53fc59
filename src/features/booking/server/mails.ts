import type { MailContent, MailRow } from '#server/mail-content.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Attachment, Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { athensDate, formatDate, formatLongDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { invitation } from '../calendar.ts';
import { beginConsentText } from '../early-begin.ts';
import { adminAppointmentPath, ownAppointmentsPath } from '../booking-path.ts';
import { isCompanyNews, newsTitles, newsTitlesForCompany, type News } from '../news.ts';
import { timeOf } from '../opening.ts';
import type { StoredAppointment } from '../present.ts';

type Words = { title: string; paragraphs: string[]; note?: string };

const hoursText = ({ startHour, hours }: StoredAppointment) =>
  `${timeOf(startHour)} – ${timeOf(startHour + hours)}`;
const whenText = (appointment: StoredAppointment) =>
  `${formatLongDate(appointment.date)}, ${timeOf(appointment.startHour)}`;

function appointmentRows(appointment: StoredAppointment): MailRow[] {
  const { serviceTitle, date, address, notes, beginConsentAt, orderNumber } = appointment;
  return [
    ['Υπηρεσία', serviceTitle],
    ...(orderNumber ? [['Παραγγελία', orderNumber] as const] : []),
    ['Ημέρα', formatLongDate(date)],
    ['Ώρα', hoursText(appointment)],
    ...(address ? [['Διεύθυνση', address] as const] : []),
    ...(notes ? [['Σημειώσεις', notes] as const] : []),
    ...(beginConsentAt ? [['Έναρξη', beginConsentText(beginConsentAt)] as const] : []),
  ];
}

const until = 'Έως 24 ώρες πριν μπορείτε να το αλλάξετε ή να το ακυρώσετε από τον λογαριασμό σας.';
const callUs = () => `Για ό,τι χρειαστείτε καλέστε μας στο ${company().phone}.`;
const waits = 'Η ώρα είναι κρατημένη για εσάς. Θα σας στείλουμε νέο email μόλις επιβεβαιώσουμε το ραντεβού.';

function comingText({ address, hasAccount }: StoredAppointment): string[] {
  return [
    address
      ? 'Θα βρισκόμαστε στη διεύθυνσή σας την ώρα που συμφωνήσαμε.'
      : 'Απαντήστε σε αυτό το μήνυμα με τη διεύθυνση στην οποία θα έρθουμε.',
    hasAccount ? until : callUs(),
  ];
}

type Told = {
  before: StoredAppointment | null;
  after: StoredAppointment;
  actor: 'customer' | 'admin' | 'system';
  note: string;
};

function paragraphsFor(news: News, { before, after, actor }: Told, isOwnWish: boolean): string[] {
  switch (news) {
    case 'booked':
    case 'waiting':
    case 'rescheduled':
      return [waits];
    case 'confirmed':
      return comingText(after);
    case 'moved':
      return [
        ...(before ? [`Ήταν για ${whenText(before)}. Παρακάτω θα βρείτε τη νέα ημέρα και ώρα.`] : []),
        `Αν η νέα ώρα δεν σας εξυπηρετεί, καλέστε μας στο ${company().phone}.`,
      ];
    case 'rejected':
      return [`Επιλέξτε, αν θέλετε, μια άλλη ώρα ή καλέστε μας στο ${company().phone}.`];
    case 'cancelled':
      if (actor === 'system')
        return [
          'Ό,τι θα φέρναμε ή θα εγκαθιστούσαμε ακυρώθηκε ή επιστρέφεται, οπότε ο τεχνικός δεν θα έρθει.',
        ];
      return isOwnWish
        ? ['Το ακυρώσαμε, όπως ζητήσατε. Θα χαρούμε να σας εξυπηρετήσουμε μια άλλη φορά.']
        : [`Σας ζητούμε συγγνώμη για την αλλαγή. Για νέα ώρα καλέστε μας στο ${company().phone}.`];
  }
}

function calendarAttachment(appointment: StoredAppointment): Attachment {
  const { method, file } = invitation(appointment);
  return {
    filename: 'rantevou.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    base64: Buffer.from(file).toString('base64'),
  };
}

/** An appointment without the texts that the customer typed, for an address that may be a stranger's. */
const withoutTexts = (appointment: StoredAppointment): StoredAppointment => ({
  ...appointment,
  customerName: appointment.customerEmail,
  address: appointment.address && 'Η διεύθυνση που δηλώθηκε',
  notes: '',
  orderNumber: null,
});

function toCustomer(stored: StoredAppointment, publicUrl: string, { title, paragraphs, note }: Words): Mail {
  const appointment = stored.isOwnEmail ? stored : withoutTexts(stored);
  const { serviceTitle, hasAccount, customerEmail, date } = appointment;
  const content: MailContent = {
    title,
    paragraphs,
    rows: [...appointmentRows(appointment), ...(note ? [['Σημείωσή μας', note] as const] : [])],
    ...(hasAccount && {
      action: { label: 'Τα ραντεβού σας', url: publicUrl + ownAppointmentsPath },
    }),
  };
  return {
    to: customerEmail,
    replyTo: company().email,
    subject: `${title}: ${serviceTitle}, ${formatDate(date)}`,
    content,
    attachments: [calendarAttachment(appointment)],
  };
}

/** A visit that nobody has booked. */
const example = (): StoredAppointment => ({
  id: 'example',
  customerId: 'example',
  serviceId: 1,
  serviceTitle: 'Εγκατάσταση',
  customerName: 'Άννα Παππά',
  customerEmail: '',
  isOwnEmail: true,
  hasAccount: true,
  customerPhone: null,
  address: 'Οδός 1',
  notes: '',
  date: athensDate(new Date()),
  startHour: 10,
  hours: 2,
  status: 'confirmed',
  sequence: 0,
  beginConsentAt: null,
  early: null,
  orderId: null,
  orderNumber: null,
  bill: null,
  notBefore: null,
  repeatMonths: null,
  materials: '',
  jobId: null,
  restOfJob: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});

const newsIntro = (news: News) =>
  mailIntro(`booking.${news}`, newsTitles[news], '', ({ publicUrl }) =>
    newsMail(
      news,
      { before: example(), after: example(), actor: 'admin', note: '', isOwnWish: false },
      publicUrl,
    ),
  );

const newsIntros: Record<News, ReturnType<typeof newsIntro>> = {
  booked: newsIntro('booked'),
  waiting: newsIntro('waiting'),
  confirmed: newsIntro('confirmed'),
  rescheduled: newsIntro('rescheduled'),
  moved: newsIntro('moved'),
  rejected: newsIntro('rejected'),
  cancelled: newsIntro('cancelled'),
};

const reminderIntro = mailIntro('booking.reminder', 'Υπενθύμιση ραντεβού', '', ({ publicUrl }) =>
  reminderMail(example(), publicUrl),
);

/** What e-mails about an appointment begin with. */
export const bookingMailTexts = [...Object.values(newsIntros), reminderIntro];

/** Notifies a customer of a change, with the file that updates the calendar. */
export function newsMail(news: News, told: Told & { isOwnWish: boolean }, publicUrl: string): Mail {
  const { after, note, isOwnWish } = told;
  return toCustomer(after, publicUrl, {
    title: newsTitles[news],
    paragraphs: [...introOf(newsIntros[news]), ...paragraphsFor(news, told, isOwnWish)],
    ...(!isOwnWish && note && { note }),
  });
}

/** Notifies a customer that a visit goes to another address, with the file that updates the calendar. */
export const placeMail = (appointment: StoredAppointment, publicUrl: string): Mail =>
  toCustomer(appointment, publicUrl, {
    title: 'Νέα διεύθυνση για το ραντεβού σας',
    paragraphs: [
      'Ερχόμαστε στη νέα σας διεύθυνση. Η ημέρα και η ώρα μένουν όπως τις συμφωνήσαμε.',
      `Αν η διεύθυνση δεν είναι σωστή, καλέστε μας στο ${company().phone}.`,
    ],
  });

/** Reminds a customer on the day before. */
export function reminderMail(appointment: StoredAppointment, publicUrl: string): Mail {
  const [coming = ''] = comingText(appointment);
  return toCustomer(appointment, publicUrl, {
    title: 'Αύριο έχουμε ραντεβού',
    paragraphs: [...introOf(reminderIntro), coming, `Αν κάτι άλλαξε, καλέστε μας στο ${company().phone}.`],
  });
}

/** Notifies the company of a customer's change; replies go to the customer. */
export function companyMail(news: News, { before, after, note }: Told, publicUrl: string): Mail {
  const title = isCompanyNews(news) ? newsTitlesForCompany[news] : newsTitles[news];
  const { customerName, customerEmail, customerPhone } = after;
  return {
    to: company().email,
    ...(customerEmail && { replyTo: customerEmail }),
    subject: `${title}: ${customerName}, ${formatDate(after.date)}`,
    content: {
      title,
      paragraphs: [
        ...(news === 'rescheduled' && before ? [`Ήταν για ${whenText(before)}.`] : []),
        ...(note ? [`Μας έγραψε: ${note}`] : []),
      ],
      rows: [
        ...appointmentRows(after),
        ['Όνομα', customerName],
        ['Email', customerEmail || '—'],
        ['Τηλέφωνο', customerPhone ? formatPhone(customerPhone) : '—'],
      ],
      action: { label: 'Άνοιγμα του ραντεβού', url: publicUrl + adminAppointmentPath(after) },
    },
  };
}
