import * as z from 'zod/mini';
import { image } from '#features/catalogue/contract.ts';
import { bundleIds } from '#features/advice/enums.ts';
import { knownFiner } from './answers-contract.ts';

/** A range of euro with VAT, in whole hundreds: all that somebody without prices learns of a total. */
const range = z.object({ from: z.int(), to: z.int() });

/** Amounts in euro. */
const totals = z.object({
  equipment: z.number(),
  installation: z.number(),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
});

/** A product of the advice. Both prices are of one piece in euro without VAT, absent if the viewer may not see prices. */
const advisedLine = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  image: z.optional(image),
  /** What the engine takes it for: `camera`, `contact`, `panel`. */
  kind: z.string(),
  isOutdoor: z.boolean(),
  isWireless: z.boolean(),
  quantity: z.int(),
  ruleId: z.string(),
  reason: z.string(),
  /** What a kit's pieces serve, each with its own reason. */
  covers: z.array(z.object({ quantity: z.int(), ruleId: z._default(z.string(), ''), reason: z.string() })),
  withInstallation: z.boolean(),
  price: z.optional(z.number()),
  installationPrice: z.optional(z.number()),
});

const check = z.object({
  id: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  held: z.boolean(),
  sentence: z.string(),
});

const gap = z.object({
  id: z.string(),
  /** What asked for it; absent where it was stored before that was told. */
  ruleId: z.optional(z.string()),
  sentence: z.string(),
  isOutOfStock: z.boolean(),
});

/** How a figure was calculated, with this home's numbers. */
const formula = z.object({
  id: z.string(),
  title: z.string(),
  formula: z.string(),
  numbers: z.string(),
  result: z.number(),
  unit: z.string(),
  isPrice: z.boolean(),
});

/** Something that the system lacks: in euro with VAT, for price viewers, its own price, and by how much the total with it exceeds the budget. */
const leftOut = z.object({
  /** As of a gap. */
  ruleId: z.optional(z.string()),
  name: z.string(),
  quantity: z.int(),
  gross: z.optional(z.number()),
  /** Absent where it was stored when the amount was that of the whole. */
  isOwnPrice: z.optional(z.literal(true)),
  overBy: z.optional(z.number()),
});

/** What has to be paid again and again, and the service of the company behind it as it was when the advice was computed. */
const running = z.object({
  id: z.enum(['sim', 'monitoring', 'maintenance', 'cloud']),
  quantity: z.int(),
  isNeeded: z.boolean(),
  sentence: z.string(),
  service: z.optional(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      /** The price information that everybody may see. */
      priceRange: z.string(),
      /** The starting price in euro without VAT, for price viewers. */
      price: z.optional(z.number()),
    }),
  ),
});

/** What an insurer asks, and what the system has of it. */
const insurerFact = z.object({
  id: z.enum(['grade', 'path', 'battery', 'certificates']),
  label: z.string(),
  text: z.string(),
  held: z.boolean(),
});

/** Connected products that say the same of account, subscription, data and updates; no fact where nothing is said. */
const connected = z.object({
  names: z.array(z.string()),
  facts: z.object({
    needsAccount: z.optional(z.boolean()),
    needsSubscription: z.optional(z.boolean()),
    dataKept: z.optional(z.string()),
    updatesUntil: z.optional(z.string()),
  }),
});

const bundle = z.object({
  id: z.enum(bundleIds),
  lines: z.array(advisedLine),
  checks: z.array(check),
  /** What it notices and does. */
  catches: z._default(z.array(z.string()), []),
  uncovered: z.array(z.string()),
  /** What the law asks of whoever has these cameras. */
  law: z.array(z.string()),
  /** Its use, its hand-over, the licence of who installs it, and what its devices do not do. */
  notes: z._default(z.array(z.string()), []),
  connected: z._default(z.array(connected), []),
  /** What only somebody who sees the place can answer. */
  questions: z._default(z.array(z.string()), []),
  gaps: z.array(gap),
  formulas: z.array(formula),
  grade: z.optional(z.int()),
  riskAfter: z.number(),
  hours: z.number(),
  isInstalled: z.boolean(),
  isWithinBudget: z.boolean(),
  /** Its range begins within the budget and ends beyond it. */
  mayFitBudget: z.optional(z.boolean()),
  /** Why it exceeds the band, or what it leaves out to fit. */
  why: z.string(),
  leftOut: z.array(leftOut),
  estimate: range,
  totals: z.optional(totals),
  overBy: z.optional(z.number()),
  // What was stored before these existed is read as it was, and not computed anew with other prices.
  running: z._default(z.array(running), []),
  insurer: z._default(z.array(insurerFact), []),
  /** What the owner can put up himself, or does; what that saves in euro with VAT, for price viewers. */
  ownWork: z.optional(z.object({ pieces: z.int(), gross: z.optional(z.number()) })),
  /** New cameras beside some that exist; what leaves with VAT where those stay, for price viewers, and the recorder that stays in for them. */
  keptCameras: z.optional(
    z.object({
      pieces: z.int(),
      gross: z.optional(z.number()),
      recorder: z.optional(z.string()),
      /** Those that leave where the old ones are of the network, and what they cost. */
      network: z.optional(z.object({ pieces: z.int(), gross: z.optional(z.number()) })),
    }),
  ),
  /** New parts of an alarm beside some that exist; what they cost with VAT, for price viewers. */
  keptParts: z.optional(
    z.object({
      pieces: z.int(),
      gross: z.optional(z.number()),
      /** What the system then costs. */
      due: z.optional(z.object({ net: z.number(), gross: z.number() })),
      /** The new pieces that it then goes without. */
      items: z.optional(z.array(z.object({ productId: z.int(), quantity: z.int() }))),
      /** What it costs if its alarm is all new and without wires, where that is cheaper than all of it new. */
      wirelessGross: z.optional(z.number()),
    }),
  ),
  /** A panel that would take the wires of an old alarm; its price with VAT and installation, for price viewers. */
  wiredPanel: z.optional(z.object({ name: z.string(), gross: z.optional(z.number()) })),
  /** The home with these devices drawn in, as the text that a tab keeps for the simulator and the map. */
  plan: z.string(),
});

const home = z.extend(z.required(knownFiner), {
  /** The names of the fields that are defaults. */
  assumed: z.array(z.string()),
});

/** Where technicians come for a survey and an installation. */
const visits = z.object({
  /** «όπου ο ταχυδρομικός κώδικας αρχίζει από …»; '' where they go nowhere. */
  area: z.string(),
  /** Whether the place is within it; absent while its postal code is not known. */
  isWithin: z.optional(z.boolean()),
  /** What the company says of the price of its survey, beside the name of that service. */
  survey: z.optional(z.string()),
});

/**
 * The advice as it is sent; with prices only for price viewers. A request stores it for the office with all prices of its
 * moment, so that an offer can be made of its lines and services later.
 */
export const presentedAdvice = z.object({
  home,
  riskBefore: z.number(),
  riskBand: z.enum(['low', 'medium', 'high', 'very-high']),
  gradeNeeded: z.int(),
  needsSurvey: z.boolean(),
  visits,
  /** The rate of VAT in its amounts; absent where it was stored before it was told. */
  vatPercent: z.optional(z.number()),
  surveyReasons: z._default(z.array(z.string()), []),
  /** The whole core system at its lowest price, for price viewers. */
  cheapestTotals: z.optional(totals),
  bundles: z.array(bundle),
});

export type Visits = z.infer<typeof visits>;
export type EstimateRange = z.infer<typeof range>;
export type PresentedTotals = z.infer<typeof totals>;
export type AdvisedLine = z.infer<typeof advisedLine>;
export type PresentedBundle = z.infer<typeof bundle>;
export type PresentedAdvice = z.infer<typeof presentedAdvice>;
export type Running = z.infer<typeof running>;
export type InsurerFact = z.infer<typeof insurerFact>;
export type PresentedFormula = z.infer<typeof formula>;
