import type { DeliveryPoint, Language } from "@bon-perroquet/contract"

/** Timestamp of any Monday, to format names of weekdays. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 24 * 3600 * 1000

const dayName = (index: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(MONDAY + index * DAY_MS)

export const isAlwaysOpen = (hours: DeliveryPoint["hours"]): boolean =>
  hours.length > 0 && hours.every((day) => day?.[0] === "00:00" && day[1] === "24:00")

/** Returns opening hours as a text, for example "Mon–Fri 08:00–18:30, Sat 09:00–17:00". Omits closed days. */
export function openingHours(
  { hours, openings }: Pick<DeliveryPoint, "hours" | "openings">,
  language: Language,
): string {
  const spans: { first: number; last: number; open: string }[] = []
  const days = openings ?? hours.map((day) => (day ? [day] : []))
  days.forEach((times, index) => {
    if (!times.length) return
    const open = times.map((time) => time.join("–")).join(" ")
    const before = spans.at(-1)
    if (before?.open === open && before.last === index - 1) before.last = index
    else spans.push({ first: index, last: index, open })
  })
  return spans
    .map(({ first, last, open }) => {
      const days = [...new Set([first, last])].map((day) => dayName(day, language))
      return `${days.join("–")} ${open}`
    })
    .join(", ")
}
