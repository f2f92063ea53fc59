import type { Feature } from '#shared/feature.ts';

export const customersFeature = {
  audited: {
    customer: {
      label: 'Πελάτης',
      shownBy: ['customers'],
      fields: {
        email: 'Email',
        account: 'Λογαριασμός',
        firstName: 'Όνομα',
        lastName: 'Επώνυμο',
        phone: 'Τηλέφωνο',
        companyName: 'Επωνυμία',
        afm: 'ΑΦΜ',
        doy: 'ΔΟΥ',
        profession: 'Επάγγελμα',
        address: 'Διεύθυνση',
        city: 'Πόλη',
        postalCode: 'Ταχυδρομικός κώδικας',
        isVerified: 'Εγκεκριμένος',
        isRejected: 'Απορρίφθηκε',
        rejectionReason: 'Λόγος απόρριψης',
        canViewPrices: 'Βλέπει τιμές',
        isAdmin: 'Διαχειρίζεται παραγγελίες',
        customerNotes: 'Εσωτερικές σημειώσεις',
      },
    },
  },
  customerAlerts: [
    'customer_approved',
    'customer_rejected',
    'customer_restored',
    'customer_reapplied',
    'customer_prices_granted',
    'customer_prices_withdrawn',
    'customer_orders_granted',
    'customer_orders_withdrawn',
  ],
  subjects: ['customer'],
  lateEndpoints: [
    'emailChange',
    'customers.register',
    'customers.signIn',
    'customers.signInWithStatus',
    'customers.askPasswordReset',
    'customers.resetPassword',
  ],
  limits: {
    'sign-in-address': { points: 30, seconds: 300 },
    'sign-in-account': { points: 10, seconds: 300 },
    registration: { points: 10, seconds: 3600 },
    'password-reset': { points: 5, seconds: 3600 },
    /** Per account and per new address. */
    'email-change': { points: 5, seconds: 3600 },
    'password-reset-use': { points: 5, seconds: 3600 },
  },
  retention: {
    passwordResets: { data: 'Αίτηση νέου κωδικού', hours: 1, from: 'από την υποβολή' },
    invitations: { data: 'Πρόσκληση σε λογαριασμό, που δεν έγινε δεκτή', days: 14, from: 'από την αποστολή' },
    emailChanges: {
      data: 'Αλλαγή του email του λογαριασμού: το προηγούμενο και το νέο, για να μπορείτε να την αναιρέσετε',
      days: 7,
      from: 'από την αίτηση',
    },
  },
} as const satisfies Feature;
