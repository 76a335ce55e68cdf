import { FORMAT_LOCALE_OF, type Destination } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { expectedDays } from "./expected-days"

/** Formats the expected arrival, for example "du mar. 24 nov. au jeu. 26 nov.". */
export function useExpectedDays(days: Pick<Destination, "min_days" | "max_days">): string {
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  const { closed_days } = useShopFacts()
  const [now] = useState(() => new Date())
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
  const said = (day: string) => format.format(new Date(day))
  const { from, to } = expectedDays(days, closed_days, now)
  return from === to
    ? t("delivery.expectedOn", { day: said(to) })
    : t("delivery.expected", { from: said(from), to: said(to) })
}
