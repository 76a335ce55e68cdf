import { createHash } from "node:crypto"

export const SCRIPT = `for (const time of document.querySelectorAll("time[datetime]"))
  time.textContent = new Intl.DateTimeFormat(time.lang, {
    timeStyle: "short",
    ...(time.dataset.day && { dateStyle: "medium" }),
  }).format(new Date(time.dateTime))`

export const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`
