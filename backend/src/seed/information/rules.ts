import {
  perLanguage,
  SHIPPED_LANGUAGES,
  type Allergen,
  type InformationText,
  type ProductInformation,
} from "@bon-perroquet/contract"
import type { SeedProduct, SeedTexts } from "../catalogue"
import { merchant } from "../merchant"
import { CONSTITUENTS_OF_FEED, nutritionOf } from "./amounts"
import { COMPOSITIONS, NOT_FOR_PEOPLE, SPECIES, STORAGE, USE } from "./compositions"

const NUTS =
  /amande|cerneaux|noisette|noix-de-cajou|pecan|pacane|pistache|noix-du-bresil|macadamia|noix-en-coque|melange-royal|melange-casse|brochette/
const PEANUTS = /cacahuete|melange-grands/
const FRUITS = /mais|millet|sorbier|cynorrhodon|papaye|piment|ananas/

/** Origin of a product by the start of its handle. */
const ORIGINS: Readonly<Record<string, string>> = {
  "amandes-decortiquees": "ES",
  "cerneaux-de-noix": "FR",
  "noisettes-decortiquees": "IT",
  "ananas-en-rondelles": "GH",
  "baies-de-sorbier": "BE",
  "millet-en-grappes": "FR",
}

/** Returns a text in every shipped language, so that it exists if a language is enabled later. */
const said = (field: InformationText, text: SeedTexts): Partial<ProductInformation> =>
  Object.fromEntries(SHIPPED_LANGUAGES.map((language) => [`${field}_${language}`, text[language]]))

const TRACES: readonly Allergen[] = ["peanuts", "nuts", "sesame"]
const not = (contained: readonly Allergen[]) => (each: Allergen) => !contained.includes(each)

const allergensOf = (handle: string): Allergen[] => [
  ...(PEANUTS.test(handle) ? (["peanuts"] as const) : []),
  ...(NUTS.test(handle) ? (["nuts"] as const) : []),
]

/** Returns the ingredients. A product with one ingredient has its name, between asterisks if it is an allergen. */
function ingredients({ handle, name }: SeedProduct): Partial<ProductInformation> {
  const mark = allergensOf(handle).length > 0 ? "*" : ""
  const ofName = perLanguage(SHIPPED_LANGUAGES, (language) => mark + name[language] + mark)
  return said("ingredients", COMPOSITIONS[handle] ?? ofName)
}

function ofFeed({ handle }: SeedProduct): Partial<ProductInformation> {
  const isCompound = handle in COMPOSITIONS
  const family = NUTS.test(handle) ? "nuts" : FRUITS.test(handle) ? "fruits" : "seeds"
  return {
    kind: isCompound ? "complementary_feed" : "feed_material",
    ...CONSTITUENTS_OF_FEED[family],
    ...said("species", SPECIES),
    ...said("warnings", NOT_FOR_PEOPLE),
    ...(isCompound && said("use", USE)),
  }
}

/** Returns the mandatory information of a seeded product, as food for people or as feed. */
export function informationOf(product: SeedProduct): Partial<ProductInformation> {
  const { handle, vat_class } = product
  const contained = allergensOf(handle)
  return {
    ...(vat_class === 21
      ? ofFeed(product)
      : { kind: handle in COMPOSITIONS ? "food" : "single_ingredient_food", ...nutritionOf(handle) }),
    ...ingredients(product),
    ...said("storage", STORAGE),
    allergens: contained,
    // Shelled nuts share a packing line with peanuts and sesame.
    traces: product.category === "shelled" && contained.length > 0 ? TRACES.filter(not(contained)) : [],
    origin: ORIGINS[handle] ?? null,
    manufacturer_name: merchant.name,
    manufacturer_address: `${merchant.street}, ${merchant.postal_code} ${merchant.city}`,
    manufacturer_contact: merchant.email,
    manufacturer_country: merchant.country,
  }
}
