import { FORMAT_LOCALE_OF, type Arrival, type Language } from "@bon-perroquet/contract"
import type { TFunction } from "i18next"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Formats a day, for example "mardi 1 déc.". */
export const formatDay = (day: Date, language: Language, timeZone = "UTC"): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    ...{ weekday: "long", day: "numeric", month: "short" },
    timeZone,
  } as const).format(day)

/** Formats a moment in Belgium, for example "lundi 30 nov. à 12:00". */
function momentText(moment: Date, language: Language, t: TFunction<"delivery">): string {
  const timeZone = "Europe/Brussels"
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" }).format(moment)
  return t("arrival.moment", { day: formatDay(moment, language, timeZone), time })
}

function timeText(left: number, t: TFunction<"delivery">): string {
  const minutes = Math.ceil(left / MINUTE_MS)
  if (minutes < 60) return t("arrival.minutes", { count: minutes })
  return t("arrival.hours", {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, "0"),
  })
}

/**
 * Returns for example "Commandez dans les 3 h 20 : livré mardi 1 déc.". Empty if every deadline has passed.
 * @param now null on the server and until hydration. The text then contains the deadline instead of the time left, so
 * that a cached page is correct for every reader.
 */
export function arrivalText(
  arrivals: readonly Arrival[],
  now: number | null,
  language: Language,
  t: TFunction<"delivery">,
): string | null {
  const arrival = arrivals.find(({ until }) => now === null || Date.parse(until) > now)
  if (!arrival) return null
  const [from, by] = [arrival.from, arrival.by].map((day) => formatDay(new Date(day), language))
  const delivered =
    arrival.from === arrival.by ? t("arrival.on", { day: by }) : t("arrival.between", { from, by })
  const until = new Date(arrival.until)
  const left = now === null ? Infinity : until.getTime() - now
  return left < 24 * HOUR_MS
    ? t("arrival.within", { time: timeText(left, t), delivered })
    : t("arrival.before", { moment: momentText(until, language, t), delivered })
}
