import { featureNames } from '#features/catalogue/feature-names.ts';
import { legalFactLabels } from '#features/catalogue/legal-facts.ts';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import type { Feature } from '#shared/feature.ts';
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
  },
  subjects: ['product'],
} as const satisfies Feature;
