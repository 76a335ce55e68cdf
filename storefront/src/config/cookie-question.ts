import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "./storage"

export function cookieAnswer(): "accepted" | "refused" | null {
  const answer = readStored(STORAGE_KEYS.cookiesChoice)
  return answer === "accepted" || answer === "refused" ? answer : null
}

/**
 * Shows the cookie banner unless the visitor has answered. Runs before the shop's other code. Every page contains the
 * hidden banner, because it is often the largest text and pages are the same for everybody.
 */
export function showCookieQuestion(): void {
  if (!cookieAnswer()) document.documentElement.classList.add("asks-about-cookies")
}
