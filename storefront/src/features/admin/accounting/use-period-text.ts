import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import type { TaxPeriod } from "./tax-period"

/** Returns a function that formats a month or a quarter. */
export function usePeriodText(): (period: TaxPeriod) => string {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" })
  return ({ from, year, quarter }) =>
    quarter ? t("vatReport.quarter", { number: quarter, year }) : month.format(new Date(from))
}
