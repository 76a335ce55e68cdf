import {
  CONSTITUENTS,
  DEFAULT_LANGUAGE,
  isFeed,
  NUTRIENTS,
  withoutMarks,
  type InformationText,
  type Language,
  type Nutrient,
  type ProductInformation,
} from "@bon-perroquet/contract"
import type { TFunction } from "i18next"

/** Property names of schema.org/NutritionInformation. Salt has none, because schema.org only has sodium. */
const NUTRITION = {
  fat: "fatContent",
  saturates: "saturatedFatContent",
  carbohydrate: "carbohydrateContent",
  sugars: "sugarContent",
  protein: "proteinContent",
} as const
const isNamed = (name: Nutrient): name is keyof typeof NUTRITION => name in NUTRITION

type Reader = { language: Language; t: TFunction<"products">; words: TFunction<"product-information"> }

export const property = (name: string, value: string | number, unitText?: string) => ({
  "@type": "PropertyValue",
  name,
  value,
  ...(unitText && { unitText }),
})

export function informationData(information: ProductInformation, { language, t, words }: Reader) {
  const textOf = (field: InformationText) =>
    withoutMarks(information[`${field}_${language}`] || information[`${field}_${DEFAULT_LANGUAGE}`])
  const texts = (["ingredients", "species", "storage", "warnings"] as const).flatMap((field) => {
    const text = textOf(field)
    const name = field === "ingredients" && isFeed(information.kind) ? "composition" : field
    return text ? [property(words(`fields.${name}`), text)] : []
  })
  const allergens = information.allergens?.map((each) => t(`information.allergens.${each}`)).join(", ")
  const constituents = CONSTITUENTS.flatMap((name) => {
    const amount = information[name]
    return amount === null ? [] : [property(words(`fields.${name}`), amount, "%")]
  })
  const properties = [
    ...texts,
    ...(allergens ? [property(words("fields.allergens"), allergens)] : []),
    ...constituents,
    ...(information.salt === null ? [] : [property(words("fields.salt"), information.salt, "g/100 g")]),
  ]
  return {
    ...(information.origin && { countryOfOrigin: { "@type": "Country", name: information.origin } }),
    ...(information.manufacturer_name && { manufacturer: manufacturerOf(information) }),
    ...nutritionOf(information),
    ...(properties.length > 0 && { additionalProperty: properties }),
  }
}

function manufacturerOf({
  manufacturer_name,
  manufacturer_address,
  manufacturer_contact,
  manufacturer_country,
}: ProductInformation) {
  const isMail = manufacturer_contact.includes("@")
  return {
    "@type": "Organization",
    name: manufacturer_name,
    ...(manufacturer_address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: manufacturer_address,
        ...(manufacturer_country && { addressCountry: manufacturer_country }),
      },
    }),
    ...(manufacturer_contact && (isMail ? { email: manufacturer_contact } : { url: manufacturer_contact })),
  }
}

/** Returns the property `nutrition` of schema.org. Search engines support it for recipes. */
function nutritionOf(information: ProductInformation) {
  const contents = NUTRIENTS.filter(isNamed).flatMap((name) => {
    const grams = information[name]
    return grams === null ? [] : [[NUTRITION[name], `${grams} g`] as const]
  })
  if (contents.length === 0 && information.energy_kcal === null) return {}
  return {
    nutrition: {
      "@type": "NutritionInformation",
      servingSize: "100 g",
      ...(information.energy_kcal !== null && { calories: `${information.energy_kcal} kcal` }),
      ...Object.fromEntries(contents),
    },
  }
}
