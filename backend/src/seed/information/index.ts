import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import type { SeedProduct, SeedTexts } from "../catalogue"
import {
  perLanguage,
  SHIPPED_LANGUAGES,
  type Allergen,
  type InformationText,
  type ProductInformation,
  NUTRIENTS,
  type Nutrient,
} from "@bon-perroquet/contract"
import { merchant } from "../merchant"

/** Returns the mandatory information of products by handle, which a hook saves when they are created. */
export const informationByHandle = (products: readonly SeedProduct[]) =>
  Object.fromEntries(products.map((product) => [product.handle, informationOf(product)]))

/** Adds mandatory information to products without it. */
export async function seedInformation(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const keeper = informationKeeper()
  if (!keeper) return
  const information = await keeper.read(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [
    ...idOf.values(),
  ])
  const changes = products.flatMap((product) => {
    const product_id = idOf.get(product.handle)
    return product_id && !information.has(product_id) ? [{ product_id, change: informationOf(product) }] : []
  })
  await keeper.change(container, null, changes)
}

const NUTS =
  /amande|cerneaux|noisette|noix-de-cajou|pecan|pacane|pistache|noix-du-bresil|macadamia|noix-en-coque|melange-royal|melange-casse|brochette/
const PEANUTS = /cacahuete|melange-grands/
const FRUITS = /mais|millet|sorbier|cynorrhodon|papaye|piment|ananas/

const ORIGINS: Readonly<Record<string, string>> = {
  "amandes-decortiquees": "ES",
  "cerneaux-de-noix": "FR",
  "noisettes-decortiquees": "IT",
  "ananas-en-rondelles": "GH",
  "baies-de-sorbier": "BE",
  "millet-en-grappes": "FR",
}

/** Returns a text in every shipped language, so that it exists if a language is enabled later. */
const inLanguages = (field: InformationText, text: SeedTexts): Partial<ProductInformation> =>
  Object.fromEntries(SHIPPED_LANGUAGES.map((language) => [`${field}_${language}`, text[language]]))

const TRACES: readonly Allergen[] = ["peanuts", "nuts", "sesame"]
const not = (contained: readonly Allergen[]) => (each: Allergen) => !contained.includes(each)

const allergensOf = (handle: string): Allergen[] => [
  ...(PEANUTS.test(handle) ? (["peanuts"] as const) : []),
  ...(NUTS.test(handle) ? (["nuts"] as const) : []),
]

/** Returns the ingredients. A single one is the product's name, between asterisks if it is an allergen. */
function ingredients({ handle, name }: SeedProduct): Partial<ProductInformation> {
  const mark = allergensOf(handle).length > 0 ? "*" : ""
  const ofName = perLanguage(SHIPPED_LANGUAGES, (language) => mark + name[language] + mark)
  return inLanguages("ingredients", COMPOSITIONS[handle] ?? ofName)
}

function ofFeed({ handle }: SeedProduct): Partial<ProductInformation> {
  const isCompound = handle in COMPOSITIONS
  const family = NUTS.test(handle) ? "nuts" : FRUITS.test(handle) ? "fruits" : "seeds"
  return {
    kind: isCompound ? "complementary_feed" : "feed_material",
    ...CONSTITUENTS_OF_FEED[family],
    ...inLanguages("species", SPECIES),
    ...inLanguages("warnings", NOT_FOR_PEOPLE),
    ...(isCompound && inLanguages("use", USE)),
  }
}

function informationOf(product: SeedProduct): Partial<ProductInformation> {
  const { handle, vat_class } = product
  const contained = allergensOf(handle)
  return {
    ...(vat_class === 21
      ? ofFeed(product)
      : { kind: handle in COMPOSITIONS ? "food" : "single_ingredient_food", ...nutritionOf(handle) }),
    ...ingredients(product),
    ...inLanguages("storage", STORAGE),
    allergens: contained,
    traces: product.category === "shelled" && contained.length > 0 ? TRACES.filter(not(contained)) : [],
    origin: ORIGINS[handle] ?? null,
    manufacturer_name: merchant.name,
    manufacturer_address: `${merchant.street}, ${merchant.postal_code} ${merchant.city}`,
    manufacturer_contact: merchant.email,
    manufacturer_country: merchant.country,
  }
}

/**
 * Nutrition per 100 g: kJ, kcal, then grams of fat, saturates, carbohydrate, sugars, protein and salt. Typical values
 * of the kernel.
 */
const OF_100_G: Readonly<Record<string, readonly number[]>> = {
  amandes: [2551, 617, 53, 4, 7, 4.4, 21, 0.01],
  cerneaux: [2850, 691, 67, 6.2, 6.9, 2.6, 15, 0],
  "noix-en-coque": [2850, 691, 67, 6.2, 6.9, 2.6, 15, 0],
  noisettes: [2730, 661, 62, 4.5, 7, 4.3, 15, 0.01],
  "noix-de-cajou": [2430, 586, 46, 8, 27, 6, 18, 0.03],
  "noix-de-pecan": [2950, 716, 72, 6.2, 4.3, 4, 9.2, 0],
  pacanes: [2950, 716, 72, 6.2, 4.3, 4, 9.2, 0],
  pistaches: [2430, 587, 46, 5.6, 18, 7.7, 21, 0.01],
  "noix-du-bresil": [2810, 682, 67, 16, 4.2, 2.3, 14, 0.01],
  "noix-de-macadamia": [3020, 733, 76, 12, 5.2, 4.6, 7.9, 0.01],
  pignons: [2850, 690, 68, 4.9, 9.4, 3.6, 14, 0.01],
  "graines-de-courge": [2400, 579, 49, 8.7, 4.7, 1.4, 30, 0.02],
  papaye: [1250, 296, 0.6, 0.2, 62, 55, 3.5, 0.1],
  piments: [1350, 324, 5.8, 0.8, 41, 41, 11, 0.23],
  ananas: [1270, 301, 0.8, 0.1, 66, 58, 2.1, 0.02],
  "chips-de-banane": [2180, 521, 34, 29, 51, 22, 2.3, 0.02],
  copeaux: [2730, 660, 65, 57, 7.4, 7.4, 6.9, 0.09],
}

function nutritionOf(handle: string): Partial<Record<Nutrient, number>> {
  const [, amounts = []] = Object.entries(OF_100_G).find(([name]) => handle.startsWith(name)) ?? []
  return Object.fromEntries(amounts.map((amount, place) => [NUTRIENTS[place] ?? "", amount]))
}

const CONSTITUENTS_OF_FEED = {
  seeds: { crude_protein: 16.5, crude_fat: 32, crude_fibre: 18, crude_ash: 3.2, moisture: 8 },
  nuts: { crude_protein: 18, crude_fat: 46, crude_fibre: 9.5, crude_ash: 2.8, moisture: 6 },
  fruits: { crude_protein: 9.5, crude_fat: 4.2, crude_fibre: 8.4, crude_ash: 2.9, moisture: 12 },
} as const

/** Ingredients of mixtures, with allergens between asterisks. Other products consist of one ingredient. */
const COMPOSITIONS: Readonly<Record<string, SeedTexts>> = {
  "melange-royal-decortique": {
    fr: "*Amandes*, *noisettes*, *noix de cajou*, *noix de pécan*, graines de courge, tournesol décortiqué.",
    nl: "*Amandelen*, *hazelnoten*, *cashewnoten*, *pecannoten*, pompoenpitten, gepelde zonnebloempitten.",
    en: "*Almonds*, *hazelnuts*, *cashews*, *pecans*, pumpkin seeds, hulled sunflower seeds.",
    de: "*Mandeln*, *Haselnüsse*, *Cashewkerne*, *Pekannüsse*, Kürbiskerne, geschälte Sonnenblumenkerne.",
  },
  "melange-casse-noix": {
    fr: "*Noix*, *noisettes*, *amandes*, *noix de pécan*, *noix du Brésil*, toutes en coque.",
    nl: "*Walnoten*, *hazelnoten*, *amandelen*, *pecannoten*, *paranoten*, alle in de dop.",
    en: "*Walnuts*, *hazelnuts*, *almonds*, *pecans*, *Brazil nuts*, all in the shell.",
    de: "*Walnüsse*, *Haselnüsse*, *Mandeln*, *Pekannüsse*, *Paranüsse*, alle in der Schale.",
  },
  "melange-grands-perroquets": {
    fr: "Tournesol strié, carthame, maïs, chanvre, *cacahuètes*, piment, papaye séchée.",
    nl: "Gestreepte zonnebloempitten, saffloer, maïs, hennep, *pinda’s*, chilipeper, gedroogde papaja.",
    en: "Striped sunflower seed, safflower, maize, hemp, *peanuts*, chilli, dried papaya.",
    de: "Gestreifte Sonnenblumenkerne, Färberdistel, Mais, Hanf, *Erdnüsse*, Chili, getrocknete Papaya.",
  },
  "brochette-a-suspendre": {
    fr: "*Noix*, *amandes*, rondelles d’ananas et de banane séchées, piments, tige de saule.",
    nl: "*Walnoten*, *amandelen*, gedroogde ananas- en bananenschijfjes, chilipepers, wilgentak.",
    en: "*Walnuts*, *almonds*, dried pineapple and banana slices, chillies, willow twig.",
    de: "*Walnüsse*, *Mandeln*, getrocknete Ananas- und Bananenscheiben, Chilis, Weidenzweig.",
  },
  "chips-de-banane": {
    fr: "Bananes, huile de coco.",
    nl: "Bananen, kokosolie.",
    en: "Bananas, coconut oil.",
    de: "Bananen, Kokosöl.",
  },
}

const SPECIES: SeedTexts = {
  fr: "Perroquets et perruches",
  nl: "Papegaaien en parkieten",
  en: "Parrots and parakeets",
  de: "Papageien und Sittiche",
}
const USE: SeedTexts = {
  fr: "Aliment complémentaire : à donner avec des légumes et des fruits frais, dans les quantités de la description. Eau fraîche à volonté.",
  nl: "Aanvullend diervoeder: geef het naast verse groenten en fruit, in de hoeveelheden van de beschrijving. Zorg voor vers water.",
  en: "Complementary feed: give it beside fresh vegetables and fruit, in the amounts of the description. Always offer fresh water.",
  de: "Ergänzungsfutter: neben frischem Gemüse und Obst geben, in den Mengen der Beschreibung. Stets frisches Wasser anbieten.",
}
const STORAGE: SeedTexts = {
  fr: "À conserver au frais et au sec, à l’abri de la lumière ; refermer le sachet après usage.",
  nl: "Koel, droog en donker bewaren; sluit het zakje na gebruik.",
  en: "Keep cool, dry and away from light; close the bag after use.",
  de: "Kühl, trocken und lichtgeschützt lagern; den Beutel nach Gebrauch verschließen.",
}
const NOT_FOR_PEOPLE: SeedTexts = {
  fr: "Aliment pour animaux : ne convient pas à la consommation humaine.",
  nl: "Diervoeder: niet geschikt voor menselijke consumptie.",
  en: "Animal feed: not for human consumption.",
  de: "Futtermittel: nicht für den menschlichen Verzehr geeignet.",
}
