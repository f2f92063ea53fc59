import * as z from 'zod/mini';
import { done, endpointOf } from '#shared/endpoint.ts';
import { email, nameText, optionalLines, optionalPhone, text } from '#shared/fields.ts';
import { homePlan } from '#features/home-plan/plan-contract.ts';
import { budgets, bundleIds, propertyTypes } from '#features/advice/enums.ts';
import { presentedAdvice } from './advice-contract.ts';
import { chosenAnswers, finerAnswers, knownFiner, wizardAnswers } from './answers-contract.ts';
import { customerTypes } from './enums.ts';

const endpoint = endpointOf('wizard');

export const missingFields = 'Παρακαλώ συμπληρώστε όλα τα υποχρεωτικά πεδία';

/** Who asks (specification 2, section 3). */
export const wizardContact = z.object({
  customerName: nameText(100, 'Συμπληρώστε το ονοματεπώνυμό σας'),
  customerEmail: email,
  customerPhone: optionalPhone,
  customerType: z._default(z.enum(customerTypes), 'personal'),
  additionalNotes: optionalLines(2_000),
});

export type WizardContact = z.infer<typeof wizardContact>;

/** More products than any advice has. */
const maxProducts = 60;

const recommendedProduct = z.object({
  name: text(200),
  /** Euro with VAT, or «N/A» where no price was shown. */
  price: z.union([z.number().check(z.gte(0), z.lte(10_000_000)), z.string().check(z.maxLength(20))]),
  category: text(100),
});

const asked = { answers: wizardAnswers, finer: z._default(finerAnswers, {}) };

/**
 * The documented request (specification 2, section 7). With `answers` the server computes the advice itself; what the
 * browser says of products and cost is then only compared by eye.
 */
export const wizardRequest = z.extend(wizardContact, {
  propertyType: z.enum(propertyTypes),
  rooms: z.int().check(z.gte(1), z.lte(1_000)),
  budget: z.enum(budgets),
  priorities: z.array(text(60)).check(z.minLength(1), z.maxLength(8)),
  recommendedProducts: z._default(z.array(recommendedProduct).check(z.maxLength(maxProducts)), []),
  totalEstimatedCost: z.optional(
    z.union([z.number().check(z.gte(0), z.lte(10_000_000)), z.string().check(z.maxLength(60))]),
  ),
  answers: z.optional(wizardAnswers),
  finer: z.optional(finerAnswers),
  bundle: z.optional(z.enum(bundleIds)),
});

export type WizardRequest = z.infer<typeof wizardRequest>;

const adviceInput = z.object(asked);

export type AdviceInput = z.infer<typeof adviceInput>;

const sharedAdvice = z.object({
  answers: chosenAnswers,
  finer: knownFiner,
  advice: presentedAdvice,
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type SharedAdvice = z.infer<typeof sharedAdvice>;

const storedRequest = z.object({
  customerName: z.string(),
  customerType: z.enum(customerTypes),
  submitted: z.object({
    propertyType: z.enum(propertyTypes),
    rooms: z.int(),
    budget: z.enum(budgets),
    priorities: z.array(z.string()),
    recommendedProducts: z.array(
      z.object({ name: z.string(), price: z.union([z.number(), z.string()]), category: z.string() }),
    ),
    totalEstimatedCost: z.optional(z.union([z.number(), z.string()])),
    additionalNotes: z.optional(z.string()),
    bundle: z.optional(z.enum(bundleIds)),
  }),
  answers: z.optional(wizardAnswers),
  finer: z.optional(knownFiner),
  advice: z.optional(presentedAdvice),
});

export type StoredRequest = z.infer<typeof storedRequest>;

/** What one usual place of a kind is advised: pieces by what they do, and the work. */
const example = z.object({
  propertyType: z.enum(propertyTypes),
  areaM2: z.number(),
  cameras: z.int(),
  /** On doors and windows. */
  contacts: z.int(),
  motion: z.int(),
  fire: z.int(),
  sirens: z.int(),
  /** Panels, keypads, remotes, recorders and what feeds them. */
  controls: z.int(),
  /** The sum of all. */
  pieces: z.int(),
  /** Days of work for two technicians. */
  days: z.int(),
});

export type ExampleSystem = z.infer<typeof example>;

/** A usual house with the advised devices drawn in, and what one of its cameras shows of a person. */
const exampleHouse = z.object({
  areaM2: z.number(),
  plan: homePlan,
  camera: z.optional(
    z.object({
      productId: z.int(),
      name: z.string(),
      /** A person at three distances, in metres. */
      frames: z.array(z.object({ metres: z.number(), pixelsPerMetre: z.int(), use: z.string() })),
    }),
  ),
});

export type ExampleHouse = z.infer<typeof exampleHouse>;

/** The token of a link, as `newToken` makes it. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const wizardContract = {
  listExamples: endpoint.anyone
    .get('/wizard/examples', 'What a usual place of each kind is advised, without products and prices', {
      shared: true,
    })
    .output(z.array(example)),
  findExampleHouse: endpoint.anyone
    .get('/wizard/example-house', 'A usual house before and after what it is advised, without prices', {
      shared: true,
    })
    .output(z.object({ house: z.optional(exampleHouse) })),
  advise: endpoint.anyone
    .post('/wizard/advice', 'The security systems that suit the answers, computed from the catalogue')
    .input(adviceInput)
    .output(presentedAdvice),
  submitRequest: endpoint.anyone
    .post('/wizard/submit', 'Ask for an offer with the wizard’s answers')
    .input(wizardRequest)
    .output(done),
  shareAdvice: endpoint.anyone
    .post('/wizard/links', 'Make a link that opens the same advice for somebody else')
    .input(adviceInput)
    .output(z.object({ token: z.string(), expiresAt: z.string() })),
  openShared: endpoint.anyone
    .get('/wizard/links/{token}', 'The advice that a link opens')
    .input(z.object({ token }))
    .output(sharedAdvice),
  findRequest: endpoint.admin
    .get(
      '/admin/wizard-requests/{messageId}',
      'What the wizard sent with a message, if it came from the wizard',
      { whileOff: true },
    )
    .input(z.object({ messageId: z.string().check(z.maxLength(40)) }))
    .output(z.object({ request: z.optional(storedRequest) })),
};
