import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { optionalText } from '#shared/fields.ts';
import { eurosToCents } from '#shared/money.ts';
import { flag, idList, wholeNumber } from '#shared/query-fields.ts';
import { directions, specificationGroups } from '#shared/specification-keys.ts';
import { guideIds } from './enums.ts';
import { service } from '#features/services/contract.ts';

/** The four groups by which the advanced search filters. */
export const searchCategory = z.enum(['cameras', 'alarms', 'access', 'sensors']);

export const image = z.object({ url: z.string(), width: z.int(), height: z.int() });

const category = z.object({
  id: z.string(),
  name: z.string(),
  searchCategory,
  /** What its products are for the advice unless they say otherwise: «camera», «panel» … */
  productKind: z.optional(z.string()),
  /** Which guide to choosing stands above its products. */
  guide: z.optional(z.enum(guideIds)),
  productCount: z.int(),
  inStockCount: z.int(),
  image: z.optional(image),
  /** The picture was uploaded by an administrator. */
  hasOwnImage: z.optional(z.boolean()),
});

/** A product's fields in lists. Amounts are euro without VAT, and absent if the viewer may not see prices. */
export const productCard = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  /** The family and model: «Argos B8F-28»; absent where nobody has written it. */
  family: z.optional(z.string()),
  shortDescription: z.string(),
  brand: z.string(),
  categoryId: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(image),
  /** The three or four facts that distinguish similar products: «4 MP», «IR 30 m». */
  facts: z.array(z.string()),
  inStock: z.boolean(),
  isFeatured: z.boolean(),
  onOffer: z.boolean(),
  installationAvailable: z.boolean(),
  price: z.optional(z.number()),
  comparePrice: z.optional(z.number()),
  installationPrice: z.optional(z.number()),
  /** The lowest price of the 30 days before the offer began (Directive 98/6/EC, article 6a). */
  lowestPrice30d: z.optional(z.number()),
});

export const specGroup = z.enum(specificationGroups);

export const specification = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.optional(z.string()),
  group: specGroup,
});

/** Something by which products are described; an empty unit is none. */
export const specificationKey = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  group: specGroup,
  direction: z.enum(directions),
  isFilter: z.boolean(),
  formerly: z.array(z.string()),
});

/** How a product is thrown away: as electrical equipment, and with a battery. */
const disposal = z.object({ isElectric: z.boolean(), hasBattery: z.boolean() });

/** A camera's view: the sensor's width in pixels, the lens's angle in degrees, the range of its infrared light in metres. */
const camera = z.object({
  hpx: z.number(),
  hfovDeg: z.number(),
  irM: z.number(),
  panoramic: z.boolean(),
  outdoor: z.boolean(),
  /** On a battery: it records only what wakes it. */
  sleeps: z.boolean(),
  /** How far, in metres, its sensor wakes it, where that is said. */
  wakeM: z.optional(z.number()),
});

/** A commercial guarantee: its giver, its months, and its terms or the address where they stand. */
const guarantee = z.object({
  giver: z.string(),
  months: z.int(),
  terms: z.string(),
  /** The producer gives it, free of charge and for the whole product. */
  isDurability: z.boolean(),
  /** Its official label, as a public URL. */
  label: z.optional(z.string()),
});

/** A company that answers for a product, with its postal and its electronic address. */
const answering = z.object({
  name: z.string(),
  address: z.optional(z.string()),
  contact: z.optional(z.string()),
});

const product = z.extend(productCard, {
  /** The months of its commercial guarantee; 0 without one. */
  warranty: z.int(),
  guarantee: z.optional(guarantee),
  ean: z.optional(z.string()),
  /** The manufacturer's own code. */
  mpn: z.optional(z.string()),
  /** Who made it, who answers for it in the Union, and what it warns of. */
  safety: z.object({
    manufacturer: z.optional(answering),
    responsible: z.optional(answering),
    warnings: z.optional(z.array(z.string())),
  }),
  /** What the rules of the advice take it for: «camera», «panel» …; undefined for products that no rule uses. */
  kind: z.optional(z.string()),
  description: z.string(),
  categoryName: z.string(),
  installationNote: z.string(),
  specifications: z.record(z.string(), specification),
  features: z.array(z.object({ id: z.string(), name: z.string() })),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  legalNote: z.optional(z.string()),
  /** Absent for what is thrown away like anything else, or where nobody said. */
  disposal: z.optional(disposal),
  rating: z.optional(z.number()),
  reviewCount: z.int(),
  /** The rating is the demonstration's, not from customers' reviews. */
  isSampleRating: z.optional(z.boolean()),
  camera: z.optional(camera),
  /** What a connected product does with data; `updatesUntil` is the last day of its security updates. */
  connected: z.optional(
    z.object({
      dataMade: z.optional(z.string()),
      dataKept: z.optional(z.string()),
      dataAccess: z.optional(z.string()),
      needsAccount: z.optional(z.boolean()),
      needsSubscription: z.optional(z.boolean()),
      updatesUntil: z.optional(z.string()),
    }),
  ),
});

/**
 * What a product gives to a video system or takes from it: powers in watts, streams in Mbps, disks in TB. `portWatts` is what
 * one port must deliver (a camera) or delivers (a recorder, a switch); 0 without PoE.
 */
const supply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('camera'), watts: z.number(), portWatts: z.number(), mbps: z.number() }),
  z.object({
    kind: z.literal('recorder'),
    channels: z.number(),
    mbps: z.number(),
    bays: z.number(),
    maxTerabytes: z.number(),
    ports: z.number(),
    watts: z.number(),
    portWatts: z.number(),
  }),
  z.object({ kind: z.literal('switch'), ports: z.number(), watts: z.number(), portWatts: z.number() }),
  z.object({ kind: z.literal('disk'), terabytes: z.number() }),
]);

const companion = z.extend(productCard, { supply: z.optional(supply) });

/** A place in a picture: shares of its width and height from the upper left corner. */
const place = z.tuple([z.number(), z.number()]);
export type Place = z.infer<typeof place>;

const companions = z.object({
  /** What the product itself gives or takes. */
  own: z.optional(supply),
  /** A kit's parts, and where each piece is seen in the kit's picture. */
  contents: z.array(
    z.object({ quantity: z.int(), product: productCard, places: z.optional(z.array(place)) }),
  ),
  /** The products that it is stated to work with, in the stated order. */
  fits: z.array(companion),
  /** Products in stock that may be chosen instead, with the specifications by which this one is compared. */
  alternatives: z.array(z.extend(productCard, { specifications: z.record(z.string(), specification) })),
  /** The bookable service whose technicians install it. */
  installation: z.optional(service),
});

export const productSort = z.enum(['rating', 'name', 'newest', 'price_asc', 'price_desc']);

/** `min,max` in euro without VAT, both included. */
export const priceRange = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?,\d{1,7}(\.\d{1,2})?$/)),
  z.transform((range: string) => {
    const [least = 0, most = 0] = range.split(',').map((euros) => eurosToCents(Number(euros)));
    return { least, most };
  }),
);

const listInput = z.object({
  categoryId: z.optional(
    z.pipe(
      z.string().check(z.maxLength(60)),
      // The specification's value for no category filter; an empty one filters as little.
      z.transform((id: string) => (id === 'all' || id === '' ? undefined : id)),
    ),
  ),
  inStock: z.optional(flag),
  search: optionalText(100),
  sortBy: z.optional(productSort),
  ids: z.optional(idList(50)),
  priceRange: z.optional(priceRange),
  page: z.optional(wholeNumber(1, 10_000)),
  pageSize: z.optional(wholeNumber(1, 100)),
});

const byId = z.object({ id: wholeNumber(1, 2_147_483_647) });

export type Category = z.infer<typeof category>;
export type ProductCard = z.infer<typeof productCard>;
export type Product = z.infer<typeof product>;
export type Specification = z.infer<typeof specification>;
export type Camera = z.infer<typeof camera>;
export type Supply = z.infer<typeof supply>;
export type Companion = z.infer<typeof companion>;
export type Companions = z.infer<typeof companions>;
export type ProductSort = z.infer<typeof productSort>;
export type ProductList = z.input<typeof listInput>;

/** Searches, price ranges and selections have too many combinations to cache. */
const sharedLists = { shared: true, bypassCache: ['search', 'ids', 'priceRange'] };

/** What a search says next to its products. */
export const searchNotice = z.object({
  kind: z.enum(['not-sold', 'danger', 'service', 'account']),
  text: z.string(),
  link: z.optional(z.object({ label: z.string(), href: z.string() })),
});

/** What the shop offers beyond its lists; what is absent leaves its links and buttons out. */
const offered = z.object({
  /** Whether it sells anything that a system could be advised from. */
  hasWizard: z.boolean(),
  hasServices: z.boolean(),
  /** Whether customers can book any of them. */
  takesBookings: z.boolean(),
  /** The survey that can be booked. */
  survey: z.optional(z.object({ slug: z.string(), durationMinutes: z.int(), priceRange: z.string() })),
  /** Slugs of the services that install the products of each group. */
  installation: z.partialRecord(searchCategory, z.string()),
  /** How long an installation takes at least. */
  installationMinutes: z.optional(z.int()),
});

export const catalogueContract = {
  getOffered: endpoint.anyone
    .get('/offered', 'Whether the shop has a wizard, a survey and an installation', {
      shared: true,
      whileClosed: true,
    })
    .output(offered),
  listSpecificationKeys: endpoint.anyone
    .get('/specifications', 'What products are described by, in reading order', { shared: true })
    .output(z.array(specificationKey)),
  listProducts: endpoint.anyone
    .get('/products', 'Products with all that is known of them', sharedLists)
    .input(listInput)
    .output(z.array(product)),
  listCards: endpoint.anyone
    .get('/products/cards', 'One page of the shop’s product list', sharedLists)
    .input(listInput)
    .output(
      z.object({
        products: z.array(productCard),
        total: z.int(),
        /** Of a search: the products are the nearest, not what was asked for. */
        isNearest: z.optional(z.boolean()),
        notices: z.optional(z.array(searchNotice)),
        understood: z.optional(z.array(z.string())),
      }),
    ),
  listFeatured: endpoint.anyone
    .get('/products/featured', 'Products to begin with', { shared: true })
    .input(z.object({ pageSize: z.optional(wholeNumber(1, 100)) }))
    .output(z.array(productCard)),
  listCategories: endpoint.anyone
    .get('/categories', 'The shop’s categories and how many products each has', { shared: true })
    .output(z.array(category)),
  findProduct: endpoint.anyone
    .get('/products/{id}', 'One product', { shared: true })
    .input(byId)
    .output(product),
  listRelated: endpoint.anyone
    .get('/products/{id}/related', 'Other products of the same category', { shared: true })
    .input(byId)
    .output(z.array(productCard)),
  listCompanions: endpoint.anyone
    .get('/products/{id}/companions', 'What a product consists of, works with, and could be replaced by', {
      shared: true,
    })
    .input(byId)
    .output(companions),
  listViewed: endpoint.customer
    .get('/customer/viewed-products', 'The products that the customer looked at last')
    .output(z.array(productCard)),
  countView: endpoint.customer
    .post('/products/{id}/view', 'Remember that the customer looked at a product, for recommendations')
    .input(byId)
    .output(z.object({ counted: z.boolean() })),
};
