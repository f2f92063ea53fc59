import { blankProduct, type ProductState } from './product-changes.ts';
import type { CategoryNames } from './product-csv.ts';

/** Two examples of products for the file that shows how an import is written. */
export function sampleProducts(categories: CategoryNames): ProductState[] {
  const [first, second = first] = categories.map(({ id }) => id);
  return [
    {
      ...blankProduct,
      sku: 'DEIGMA-1',
      name: 'Κάμερα παράδειγμα 4 MP',
      brand: 'Argos',
      categoryId: first ?? '',
      priceCents: 12_990,
      stockQuantity: 25,
      lowStockAt: 5,
      installationPriceCents: 4_500,
      shortDescription: 'Μία πρόταση για τη λίστα των προϊόντων.',
      description: 'Η περιγραφή της σελίδας του προϊόντος.',
      imageUrls: [
        'https://www.example.com/photos/deigma-1.jpg',
        'https://www.example.com/photos/deigma-1-2.jpg',
      ],
      specifications: { technical: { resolution_mp: 4 } },
      features: ['night_vision', 'waterproof'],
      pros: ['Πρώτο πλεονέκτημα', 'Δεύτερο πλεονέκτημα'],
      isDraft: true,
    },
    {
      ...blankProduct,
      sku: 'DEIGMA-2',
      name: 'Αισθητήρας παράδειγμα',
      brand: 'Argos',
      categoryId: second ?? '',
      priceCents: 3_490,
      comparePriceCents: 3_990,
      stockQuantity: 100,
      installationAvailable: false,
      isDraft: true,
    },
  ];
}
