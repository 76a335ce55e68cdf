import { FORMAT_LOCALE_OF, type Destination, type Language } from "@bon-perroquet/contract"
import type { TFunction } from "i18next"
import { countryName } from "../../i18n/country-names"
import { formatRoundCents } from "../price/money"

type Days = Pick<Destination, "min_days" | "max_days">

/** How long a parcel travels: "1 à 3 jours ouvrables". */
export const daysText = (t: TFunction, { min_days, max_days }: Days): string =>
  min_days === max_days
    ? t("delivery.day", { count: max_days })
    : t("delivery.days", { from: min_days, to: max_days })

/** What the shop says of the countries it delivers to; empty while they are not known. */
export function deliveryTexts(destinations: readonly Destination[], language: Language, t: TFunction) {
  const list = new Intl.ListFormat(FORMAT_LOCALE_OF[language])
  /** Countries and what is said of all of them, in the order of the first of each. */
  const grouped = (say: (destination: Destination) => string): [countries: string, said: string][] => {
    const groups: Record<string, string[]> = {}
    for (const each of destinations) (groups[say(each)] ??= []).push(countryName(each.country, language))
    return Object.entries(groups).map(([said, countries]) => [list.format(countries), said])
  }

  const [all] = grouped(() => "")
  const times = grouped((each) => daysText(t, each))
  const free = grouped(({ free_from_cents: cents }) => {
    if (cents === null) return ""
    return cents
      ? t("delivery.freeFrom", { amount: formatRoundCents(cents, language) })
      : t("delivery.alwaysFree")
  })
    .filter(([, said]) => said)
    .map((words) => words.join(" "))
    .join(", ")
  return {
    /** A sentence that names every country. */
    area: all ? t("delivery.area", { countries: all[0] }) : "",
    /** Rows of a table: countries with the same days, and these. */
    times,
    /** The same as part of a sentence. */
    days: times.map(([countries, days]) => `${days} (${countries})`).join(", "),
    /** Where delivery is free, and from which amount on: a title; empty where it never is. */
    free: free && t("delivery.free", { where: free }),
  }
}
