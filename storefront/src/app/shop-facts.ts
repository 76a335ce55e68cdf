import type { ShopFacts } from "@bon-perroquet/contract"

/** Id of the element with the facts. */
const ELEMENT = "merchant"

/** Returns the facts of the page, or null in development. */
export function readShopFacts(): ShopFacts | null {
  const json = document.getElementById(ELEMENT)?.textContent
  const told = (json ? JSON.parse(json) : {}) as Partial<ShopFacts>
  const { merchant, closed_days, offers, repeats = null, services } = told
  return merchant && closed_days && offers && services
    ? { merchant, closed_days, offers, repeats, services }
    : null
}
