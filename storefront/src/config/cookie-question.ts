import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "./storage"

/** What the visitor answered to the question about cookies; null before. */
export function cookieAnswer(): "accepted" | "refused" | null {
  const answer = readStored(STORAGE_KEYS.cookiesChoice)
  return answer === "accepted" || answer === "refused" ? answer : null
}

/**
 * Before the shop's own code comes, shows the question about cookies to who has yet to answer it. It is drawn with every page, for it is
 * the largest text of many, and a page that is the same for everybody can't know who has answered.
 */
export function showCookieQuestion(): void {
  if (!cookieAnswer()) document.documentElement.classList.add("asks-about-cookies")
}
