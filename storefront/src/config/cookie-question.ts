import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "./storage"

export function cookieAnswer(): "accepted" | "refused" | null {
  const answer = readStored(STORAGE_KEYS.cookiesChoice)
  return answer === "accepted" || answer === "refused" ? answer : null
}

/**
 * Shows the cookie banner if the visitor has not answered. Runs before the shop's other code. Every page contains the
 * hidden banner: it is often the largest text, and cached pages are the same for everybody.
 */
export function showCookieQuestion(): void {
  if (!cookieAnswer()) document.documentElement.classList.add("asks-about-cookies")
}
