import { FORMAT_LOCALE_OF } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"

/** Returns a function that formats a date with its weekday, for example "vendredi 25 décembre 2026". */
export function useDayText(): (day: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { dateStyle: "full", timeZone: "UTC" })
  return (day) => (Number.isNaN(Date.parse(day)) ? day : format.format(new Date(day)))
}
