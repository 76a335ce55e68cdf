import { createHash } from "node:crypto"

/** Writes each moment of a page in the zone of the browser that shows it; without it the moments are in Belgian time. */
export const SCRIPT = `for (const time of document.querySelectorAll("time[datetime]"))
  time.textContent = new Intl.DateTimeFormat(time.lang, {
    timeStyle: "short",
    ...(time.dataset.day && { dateStyle: "medium" }),
  }).format(new Date(time.dateTime))`

/** Lets this one script through the page's content security policy. */
export const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`
