import type { ShopFacts } from "@bon-perroquet/contract"

/** Id of the element that carries it through the page's HTML. */
const ELEMENT = "merchant"

/** Who sells, as the page brings it along; null where it does not, as in development. */
export function readShopFacts(): ShopFacts | null {
  const json = document.getElementById(ELEMENT)?.textContent
  const { merchant, closed_days, offers, services } = (json ? JSON.parse(json) : {}) as Partial<ShopFacts>
  return merchant && closed_days && offers && services ? { merchant, closed_days, offers, services } : null
}
