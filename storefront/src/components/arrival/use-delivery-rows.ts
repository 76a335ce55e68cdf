import type { DestinationMethod, Language } from "@bon-perroquet/contract"
import { useDestinations } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { countryName } from "../../i18n/country-names"
import { formatCents, formatRoundCents, formatWeight } from "../price"
import { daysText } from "../delivery"
import { useKindName } from "./use-kind-name"

/** Returns table rows: country, method, prices by weight, transit time. @param language default: the reader's */
export function useDeliveryRows(language?: Language): string[][] {
  const reader = useLanguage()
  const textLanguage = language ?? reader.language
  const { t } = useTranslation("delivery", { lng: textLanguage })
  const { t: common } = useTranslation("common", { lng: textLanguage })
  const nameOf = useKindName(textLanguage)
  const priceText = ({ prices, free_from_cents }: DestinationMethod): string => {
    const paid = prices.map(({ up_to_grams, price_cents }) => {
      const price = price_cents === 0 ? t("free") : formatCents(price_cents, textLanguage)
      return up_to_grams === null
        ? price
        : t("upTo", { price, weight: formatWeight(up_to_grams, textLanguage) })
    })
    const free = free_from_cents && t("freeFrom", { amount: formatRoundCents(free_from_cents, textLanguage) })
    return [...paid, ...(free ? [free] : [])].map((part) => part.replaceAll(" ", "\u00A0")).join(" · ")
  }
  return useDestinations().flatMap(({ country, methods }) =>
    methods.map((method) => [
      countryName(country, textLanguage),
      nameOf(method.code),
      priceText(method),
      daysText(common, method),
    ]),
  )
}
