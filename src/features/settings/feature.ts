import { genderLabels, promiseLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const settingsFeature = {
  audited: {
    settings: {
      fields: {
        name: 'Όνομα',
        nameLatin: 'Όνομα με λατινικούς χαρακτήρες',
        gender: 'Άρθρο',
        genitive: 'Γενική',
        accusative: 'Αιτιατική',
        legalName: 'Πλήρης επωνυμία',
        claim: 'Σύνθημα',
        afm: 'ΑΦΜ',
        doy: 'ΔΟΥ',
        gemi: 'Αριθμός Γ.Ε.ΜΗ.',
        licence: 'Άδεια ν. 2518/1997',
        producersNumber: 'Μητρώο παραγωγών',
        phone: 'Τηλέφωνο',
        email: 'Email',
        street: 'Οδός και αριθμός',
        locality: 'Πόλη',
        region: 'Περιφέρεια',
        postalCode: 'Ταχυδρομικός κώδικας',
        emergencyPhone: 'Γραμμή όλο το εικοσιτετράωρο',
        social: 'Κοινωνικά δίκτυα',
        week: 'Ωράριο',
        role: 'Ιδιότητα',
        words: 'Λόγια',
        accounts: 'Λογαριασμοί',
        colour: 'Χρώμα',
        logo: 'Λογότυπο',
        logoDark: 'Λογότυπο για σκούρο φόντο',
        sign: 'Σήμα',
        icons: 'Εικονίδια',
        ...promiseLabels,
      },
      words: { ...genderLabels, true: 'ναι', false: 'όχι' },
    },
  },
} as const satisfies Feature;
