import { DELIVERY_COUNTRIES } from "./sets"

/**
 * Mandatory product information for distance sales: the names of the fields, and the required fields of each kind of
 * product. Imports no validation, so that Medusa Admin can bundle it.
 * - Food: Regulation (EU) 1169/2011, article 14 with 9, 19, 21 and 30.
 * - Feed: Regulation (EC) 767/2009, articles 11 (3), 15, 16 and 17.
 * - Other goods: Regulation (EU) 2023/988, article 19.
 */

/**
 * "single_ingredient_food": unprocessed food with one ingredient. It needs neither a list of ingredients nor
 * a nutrition declaration.
 */
export const PRODUCT_KINDS = [
  "food",
  "single_ingredient_food",
  "complete_feed",
  "complementary_feed",
  "feed_material",
  "other",
] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

export const isFood = (kind: ProductKind | null): boolean => !!kind && kind.endsWith("food")
export const isFeed = (kind: ProductKind | null): boolean =>
  kind !== null && !isFood(kind) && kind !== "other"

/**
 * Texts in each language. For feed, `ingredients` is its composition and `species` the animals that it is
 * for.
 */
export const INFORMATION_TEXTS = [
  "ingredients",
  "additives",
  "species",
  "use",
  "storage",
  "warnings",
] as const
export type InformationText = (typeof INFORMATION_TEXTS)[number]

/**
 * Nutrition declaration per 100 g, in the order of Regulation (EU) 1169/2011, Annex XV. Energy is in
 * kilojoules and in kilocalories, the other six values are in grams.
 */
export const NUTRIENTS = [
  "energy_kj",
  "energy_kcal",
  "fat",
  "saturates",
  "carbohydrate",
  "sugars",
  "protein",
  "salt",
] as const
export type Nutrient = (typeof NUTRIENTS)[number]
/** Nutrients without decimals. All others are in grams per 100 g. */
export const ENERGIES: readonly string[] = ["energy_kj", "energy_kcal"]

/** Percentages with the names of Regulation (EC) 767/2009, Annexes V and VII. Moisture: Annex I, 6. */
export const CONSTITUENTS = ["crude_protein", "crude_fat", "crude_fibre", "crude_ash", "moisture"] as const
export type Constituent = (typeof CONSTITUENTS)[number]

/** Contact data of the manufacturer. A manufacturer outside the Union also needs a responsible person in the Union. */
export const OPERATOR_LINES = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_contact",
  "responsible_name",
  "responsible_address",
  "responsible_contact",
] as const
export type OperatorLine = (typeof OPERATOR_LINES)[number]

/** ISO 3166-1 alpha-2. */
export const WORLD_COUNTRIES = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD " +
  "CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF " +
  "GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN " +
  "KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA " +
  "NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI " +
  "SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI " +
  "VN VU WF WS YE YT ZA ZM ZW"
).split(" ")

export const isInUnion = (country: string): boolean => DELIVERY_COUNTRIES.some((each) => each === country)

/** Mandatory information that can be missing. "allergens_marked": the ingredients do not emphasise the allergens. */
export const DEMANDS = [
  "kind",
  ...INFORMATION_TEXTS,
  "allergens",
  "allergens_marked",
  ...NUTRIENTS,
  ...CONSTITUENTS,
  ...OPERATOR_LINES,
  "manufacturer_country",
] as const
export type Demand = (typeof DEMANDS)[number]

/**
 * Manufacturer fields that every kind of product requires. Goods other than food and feed also require
 * `manufacturer_contact`.
 */
const OPERATOR: readonly Demand[] = ["manufacturer_name", "manufacturer_address", "manufacturer_country"]
const RESPONSIBLE: readonly Demand[] = ["responsible_name", "responsible_address"]
const COMPOUND: readonly Demand[] = [
  ...(["species", "ingredients", "use"] as const),
  ...(["crude_protein", "crude_fat", "crude_fibre", "crude_ash"] as const),
]
const OF_KIND: Record<ProductKind, readonly Demand[]> = {
  food: ["ingredients", "allergens", ...NUTRIENTS],
  single_ingredient_food: ["allergens"],
  complete_feed: COMPOUND,
  complementary_feed: COMPOUND,
  feed_material: ["crude_protein", "crude_fat", "crude_fibre"],
  other: ["manufacturer_contact"],
}

/** Returns the information that a product needs, by its kind and its manufacturer's country. */
export function demandsOf(kind: ProductKind, manufacturerCountry: string | null): Demand[] {
  const isOutside = manufacturerCountry !== null && !isInUnion(manufacturerCountry)
  const responsible: readonly Demand[] = isOutside
    ? [...RESPONSIBLE, ...(kind === "other" ? (["responsible_contact"] as const) : [])]
    : []
  return [...OF_KIND[kind], ...OPERATOR, ...responsible]
}

/** Part of a text. In the ingredients, text between asterisks is emphasised. */
export interface MarkedPart {
  text: string
  isMarked: boolean
}

/** Splits a text such as "Riz, *cacahuètes*, sel" into parts. */
export const markedParts = (text: string): MarkedPart[] =>
  text
    .split(/\*([^*\n]+)\*/)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== "")

export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join("")
