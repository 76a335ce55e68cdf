import {
  DEFAULT_LANGUAGE,
  FORMAT_LOCALE_OF,
  languageName,
  LANGUAGES,
  type Language,
  type TextFact,
} from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useDeliveryTexts } from "../delivery"
import { useMerchant } from "../../config/merchant"
import { useLanguage } from "../../i18n"
import { formatDay } from "../date"
import { PRIVACY_UPDATED } from "./privacy-updated"

const listed = (language: Language, entries: readonly string[]): string =>
  new Intl.ListFormat(FORMAT_LOCALE_OF[language], { type: "disjunction" }).format(entries)

/** Lists the shop's languages, the reader's first, for example "français, néerlandais ou anglais". */
const preferred = (language: Language): string =>
  listed(
    language,
    [language, ...LANGUAGES.filter((other) => other !== language)].map((one) => languageName(one, language)),
  )

/**
 * @param of language of the text, by default the reader's
 * @param updated last change of the text, by default that of the default text
 */
export function useFacts(of?: Language, updated?: string | null): Record<TextFact, string> {
  const reader = useLanguage()
  const language = of ?? reader.language
  const merchant = useMerchant()
  const { area, carriers, days, dispatch, free } = useDeliveryTexts(language)
  const { name, legal_name, street, postal_code, city, vat_number, email, phone, opening_hours } = merchant
  const { payment_marks = [], services } = useShopFacts()
  const { t } = useTranslation("information", { lng: language })
  const registers = merchant.company_register
  return {
    name,
    legal_name,
    address: `${street}, ${postal_code} ${city}`,
    vat_number,
    register: registers[language] || registers[DEFAULT_LANGUAGE],
    languages: preferred(language),
    email,
    phone,
    ...opening_hours,
    ...{ area, carriers },
    days,
    dispatch,
    payment_methods: listed(language, payment_marks),
    newsletter_provider: services.includes("newsletter_sync") ? t("privacy.newsletterProvider") : "",
    free: free && `${free}.`,
    updated: formatDay(updated ?? PRIVACY_UPDATED, language),
  }
}
