import type { AdviceInput } from '#features/wizard/contract.ts';
import { hashOf } from '#server/tokens.ts';
import type { TestApp } from './app.ts';

/** A home's answers as the wizard sends them. */
export const answers: AdviceInput['answers'] = {
  propertyType: 'house',
  propertySize: 'medium',
  location: 'suburban',
  securityConcerns: ['break-in', 'alarm'],
  budget: 'high',
  priority: 'detection',
  currentSecurity: 'Κάγκελα στο ισόγειο, το κλειδί στη γλάστρα.',
  experience: 'beginner',
};

/** The documented request of the wizard, with its answers. */
export const wizardRequest = {
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: 'eleni@pelatis.example',
  customerPhone: '210 123 4567',
  customerType: 'personal',
  additionalNotes: 'Το σπίτι νοικιάζεται από τον Μάιο.',
  propertyType: 'house',
  rooms: 4,
  budget: 'high',
  priorities: ['Διάρρηξη ή κλοπή', 'Συναγερμός'],
  recommendedProducts: [{ name: 'Πίνακας', price: 'N/A', category: 'Συναγερμοί' }],
  totalEstimatedCost: '800–1.200 €',
  answers,
  finer: { doors: 3 },
  bundle: 'balanced',
} as const;

/** The token of the link that `putWizardLink` stores. */
export const wizardLinkToken = 'A'.repeat(43);

/** Stores a link of the wizard whose advice is of an earlier form, so that it is computed anew. */
export async function putWizardLink({ services }: TestApp): Promise<void> {
  await services.database.db
    .insertInto('wizardLinks')
    .values({
      tokenHash: hashOf(wizardLinkToken),
      answers: JSON.stringify({ answers, finer: {} }),
      advice: '{}',
      expiresAt: new Date(services.now().getTime() + 86_400_000),
    })
    .execute();
}
