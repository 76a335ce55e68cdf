import {
  isFeed,
  type Product,
  type ProductInformation,
  markedParts,
  DEFAULT_LANGUAGE,
  type Allergen,
  type InformationText,
  type Language,
} from "@bon-perroquet/contract"
import { useInformation } from "@bon-perroquet/shop-react"
import { useId, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Amounts } from "./Amounts"
import { formatWeight } from "../../../components/price"
import { countryName } from "../../../i18n/country-names"
import { hasSizes, sizeName } from "../../products"

export function Information({ product }: { product: Product }) {
  const information = useInformation(product)
  return information ? <ToldInformation product={product} information={information} /> : null
}

type InformationProps = { product: Product; information: ProductInformation }

function ToldInformation({ product, information }: InformationProps) {
  const { t } = useTranslation("product-information")
  const { language } = useLanguage()
  const id = useId()
  const { textOf, allergensOf, countryOf, quantities } = useInformationTexts(information)
  const { kind, allergens, traces, origin } = information
  const ingredients = textOf("ingredients")
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8">
      <h2 id={id} className="text-xl">
        {t("title")}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[1.3fr_1fr] lg:items-start">
        <dl className="grid sm:grid-cols-[minmax(9rem,auto)_1fr]">
          <Told name={t("fields.kind")}>{kind && t(`kinds.${kind}`)}</Told>
          <Text name="species" information={information} />
          <Told name={t(`fields.${isFeed(kind) ? "composition" : "ingredients"}`)}>
            {ingredients && <Emphasised text={ingredients} />}
          </Told>
          <Text name="additives" information={information} />
          <Told name={t("fields.allergens")}>
            {allergens && (allergensOf(allergens) || t("noAllergens"))}
          </Told>
          <Told name={t("fields.traces")}>{allergensOf(traces)}</Told>
          <Told name={t("fields.net_quantity")}>{quantities(product, language)}</Told>
          <Told name={t("fields.origin")}>{origin && countryOf(origin)}</Told>
          <Text name="use" information={information} />
          <Text name="storage" information={information} />
          <Text name="warnings" information={information} />
          <Operator information={information} />
        </dl>
        <Amounts information={information} />
      </div>
    </section>
  )
}

type TextProps = {
  name: "additives" | "species" | "use" | "storage" | "warnings"
  information: ProductInformation
}

function Text({ name, information }: TextProps) {
  const { t } = useTranslation("product-information")
  return <Told name={t(`fields.${name}`)}>{useInformationTexts(information).textOf(name)}</Told>
}

function Operator({ information }: { information: ProductInformation }) {
  const { t } = useTranslation("product-information")
  const { countryOf } = useInformationTexts(information)
  const { manufacturer_country: country } = information
  const manufacturer = [
    information.manufacturer_name,
    information.manufacturer_address,
    country && countryOf(country),
    information.manufacturer_contact,
  ]
  const responsible = [
    information.responsible_name,
    information.responsible_address,
    information.responsible_contact,
  ]
  return (
    <>
      <Told name={t("fields.manufacturer_name")}>{manufacturer.filter(Boolean).join(", ")}</Told>
      <Told name={t("fields.responsible_name")}>{responsible.filter(Boolean).join(", ")}</Told>
    </>
  )
}

/** Emphasises allergens (Regulation (EU) 1169/2011, article 21 (1) (b)). */
const Emphasised = ({ text }: { text: string }) =>
  markedParts(text).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      <strong key={place} className="font-bold">
        {part}
      </strong>
    ) : (
      part
    ),
  )

function Told({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="contents">
      <dt className="border-line pt-2.5 text-sm text-bark sm:border-b sm:pr-6 sm:pb-2.5">{name}</dt>
      <dd className="min-w-0 border-b border-line pt-0.5 pb-2.5 wrap-anywhere whitespace-pre-line sm:pt-2.5">
        {children}
      </dd>
    </div>
  )
}

function useInformationTexts(information: ProductInformation) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  return {
    /** Returns a text in the reader's language, or in French if it is not translated. */
    textOf: (field: InformationText): string =>
      information[`${field}_${language}`] || information[`${field}_${DEFAULT_LANGUAGE}`],
    allergensOf: (allergens: readonly Allergen[]): string =>
      allergens.map((each) => t(`information.allergens.${each}`)).join(", "),
    countryOf: (code: string): string => countryName(code, language),
    quantities,
  }
}

function quantities(product: Product, language: Language): string {
  const information = product.variants.flatMap((variant) => {
    const name = sizeName(variant, language)
    if (variant.weight !== null) return [formatWeight(variant.weight, language)]
    return variant.price_per_litre !== null || hasSizes(product) ? [name] : []
  })
  return [...new Set(information)].join(", ")
}
