import {
  FORMAT_LOCALE_OF,
  formatRoundCents,
  type DayRange,
  type Destination,
  type Language,
} from "@bon-perroquet/contract"
import type { TFunction } from "i18next"
import { countryName } from "../../i18n/country-names"

/** Formats a number of working days, for example "1 à 3 jours ouvrables". */
export function daysText(t: TFunction, { min_days, max_days }: DayRange): string {
  if (min_days === max_days) return t("delivery.day", { count: max_days })
  return min_days === 0
    ? t("delivery.upTo", { count: max_days })
    : t("delivery.days", { from: min_days, to: max_days })
}

/** Returns texts about delivery. They are empty until the countries are loaded. */
export function deliveryTexts(destinations: readonly Destination[], language: Language, t: TFunction) {
  const list = new Intl.ListFormat(FORMAT_LOCALE_OF[language])
  /** Groups countries with the same text, in order of the first country. */
  const grouped = (say: (destination: Destination) => string): [countries: string, said: string][] => {
    const groups: Record<string, string[]> = {}
    for (const each of destinations) (groups[say(each)] ??= []).push(countryName(each.country, language))
    return Object.entries(groups).map(([text, countries]) => [list.format(countries), text])
  }

  const names = destinations.flatMap(({ methods }) => methods.map(({ carrier }) => carrier.name))
  const [all] = grouped(() => "")
  const times = grouped((each) => daysText(t, each))
  const free = grouped(({ free_from_cents: cents }) => {
    if (cents === null) return ""
    return cents
      ? t("delivery.freeFrom", { amount: formatRoundCents(cents, language) })
      : t("delivery.alwaysFree")
  })
    .filter(([, text]) => text)
    .map((words) => words.join(" "))
    .join(", ")
  return {
    area: all ? t("delivery.area", { countries: all[0] }) : "",
    /** Text with the transit times and their countries, to use within a sentence. */
    days: times.map(([countries, days]) => `${days} (${countries})`).join(", "),
    carriers: list.format(new Set(names)),
    /** Sentence about the minimum order for free delivery. Empty if delivery is never free. */
    free: free && t("delivery.free", { where: free }),
  }
}
