import { alertsHref } from '#features/alerts/alerts-search.ts';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { adminProductsHref } from '#features/catalogue-admin/admin-search.ts';
import { inboxHref } from '#features/chat/inbox/search.ts';
import { messagesHref } from '#features/contact/messages-search.ts';
import { customersHref } from '#features/customers/customer-search.ts';
import { ordersHref } from '#features/orders/orders-search.ts';

/** What the palette does by name; each opens the screen where it is done. `also` are further words for it. */
export const adminCommands: readonly { title: string; href: string; also?: string }[] = [
  {
    title: 'Έγκριση εγγραφών',
    href: customersHref({ list: 'pending' }, '/admin?tab=customers'),
    also: 'πελάτες',
  },
  { title: 'Νέο προϊόν', href: adminProductsHref({ product: 'new' }), also: 'προσθήκη' },
  { title: 'Προϊόντα εκτός αποθέματος', href: adminProductsHref({ show: 'out' }), also: 'εξαντλημένα' },
  { title: 'Νέο ραντεβού', href: appointmentsHref({ dialog: 'new' }), also: 'κράτηση' },
  { title: 'Ραντεβού προς έγκριση', href: appointmentsHref({ view: 'list', status: 'pending' }) },
  { title: 'Παραγγελίες προς επιβεβαίωση', href: ordersHref({ status: 'pending' }), also: 'εκκρεμείς' },
  { title: 'Παραγγελίες προς αποστολή', href: ordersHref({ status: 'processing' }), also: 'επεξεργασία' },
  { title: 'Προς επιστροφή χρημάτων', href: ordersHref({ status: 'refund_due' }), also: 'επιστροφές' },
  { title: 'Μηνύματα που περιμένουν απάντηση', href: messagesHref({ status: 'new' }), also: 'απάντηση' },
  { title: 'Έτοιμες απαντήσεις', href: inboxHref({ view: 'replies' }), also: 'πρότυπα' },
  { title: 'Ειδοποιήσεις: ενεργές', href: alertsHref({}), also: 'επίλυση όλων' },
];
