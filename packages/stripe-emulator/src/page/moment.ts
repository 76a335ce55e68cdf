import { html, type Markup } from "./markup"
import { TEXTS } from "../texts"

/** Returns a time in Belgium, which a script converts to the browser's time zone. @param seconds since 1970 */
export function moment(seconds: number, { day = false } = {}): Markup {
  const date = new Date(seconds * 1000)
  const belgian = new Intl.DateTimeFormat(TEXTS.locale, {
    timeStyle: "short",
    ...(day && { dateStyle: "medium" }),
    timeZone: "Europe/Brussels",
  }).format(date)
  return html`<time lang="${TEXTS.locale}" datetime="${date.toISOString()}" ${day ? html`data-day="1"` : null}
    >${belgian}</time
  >`
}
