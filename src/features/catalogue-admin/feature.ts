import { featureNames } from '#features/catalogue/feature-names.ts';
import { legalFactLabels } from '#features/catalogue/legal-facts.ts';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import type { Feature } from '#shared/feature.ts';
import { countReasonLabels } from './counts/labels.ts';
import { directionLabels } from './labels.ts';

export const catalogueAdminFeature = {
  audited: {
    product: {
      label: 'Προϊόν',
      shownBy: ['catalogue', 'catalogueAdmin'],
      fields: {
        name: 'Όνομα',
        sku: 'Κωδικός',
        ean: 'EAN',
        mpn: 'MPN',
        brand: 'Μάρκα',
        family: 'Σειρά και μοντέλο',
        categoryId: 'Κατηγορία',
        shortDescription: 'Σύντομη περιγραφή',
        description: 'Περιγραφή',
        price: 'Τιμή',
        comparePrice: 'Αρχική τιμή',
        purchasePrice: 'Τιμή αγοράς',
        installationAvailable: 'Διαθέσιμη εγκατάσταση',
        installationPrice: 'Τιμή εγκατάστασης',
        installationNote: 'Σημείωση εγκατάστασης',
        stockQuantity: 'Απόθεμα',
        inStock: 'Διαθέσιμο',
        lowStockAt: 'Όριο αποθέματος',
        isFeatured: 'Προβεβλημένο',
        isDraft: 'Πρόχειρο',
        imageUrls: 'Εικόνες',
        specifications: 'Χαρακτηριστικά',
        features: 'Δυνατότητες',
        pros: 'Πλεονεκτήματα',
        cons: 'Μειονεκτήματα',
        legalNote: 'Νομική σημείωση',
        ...legalFactLabels,
      },
      words: featureNames,
    },
    brand: {
      label: 'Μάρκα',
      shownBy: ['catalogue', 'catalogueAdmin'],
      fields: legalFactLabels,
    },
    category: {
      label: 'Κατηγορία',
      shownBy: ['catalogue', 'catalogueAdmin'],
      fields: {
        name: 'Όνομα',
        searchCategory: 'Ομάδα αναζήτησης',
        productKind: 'Είδος για τον οδηγό',
        guide: 'Οδηγίες επιλογής',
        imageUrl: 'Εικόνα',
        order: 'Σειρά',
      },
    },
    specification: {
      label: 'Χαρακτηριστικό',
      shownBy: ['catalogue', 'catalogueAdmin'],
      fields: {
        label: 'Όνομα',
        unit: 'Μονάδα',
        group: 'Ομάδα',
        direction: 'Σύγκριση',
        isFilter: 'Φίλτρο στην αναζήτηση',
        order: 'Σειρά',
      },
      words: { ...specGroupNames, ...directionLabels },
    },
    supplier: {
      label: 'Προμηθευτής',
      shownBy: ['purchasing'],
      fields: {
        name: 'Επωνυμία',
        afm: 'ΑΦΜ',
        contact: 'Υπεύθυνος',
        phone: 'Τηλέφωνο',
        email: 'Email',
        notes: 'Σημειώσεις',
        product: 'Προϊόν',
        code: 'Κωδικός προμηθευτή',
        price: 'Τιμή προμηθευτή',
      },
    },
    goodsReceipt: {
      label: 'Παραλαβή',
      shownBy: ['purchasing'],
      fields: {
        supplier: 'Προμηθευτής',
        receivedOn: 'Ημέρα',
        document: 'Παραστατικό',
        pieces: 'Τεμάχια',
        isUndone: 'Αναιρέθηκε',
      },
    },
    stockCount: {
      label: 'Απογραφή',
      shownBy: ['purchasing'],
      fields: {
        lines: 'Προϊόντα',
        counted: 'Μετρήθηκαν',
        reason: 'Λόγος',
        note: 'Σημείωση',
        isApplied: 'Εφαρμόστηκε',
        differences: 'Διαφορές',
        isUndone: 'Αναιρέθηκε',
      },
      words: countReasonLabels,
    },
    pricePlan: {
      label: 'Αλλαγή τιμών',
      shownBy: ['purchasing'],
      fields: {
        beginsOn: 'Από την ημέρα',
        products: 'Προϊόντα',
        isCancelled: 'Ακυρώθηκε',
        isUndone: 'Αναιρέθηκε',
      },
    },
  },
  subjects: ['product'],
} as const satisfies Feature;
