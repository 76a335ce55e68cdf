import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "currency", currency: "EUR" }).format(
    cents / 100,
  )
