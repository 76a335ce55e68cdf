import type { ShopFacts } from "@bon-perroquet/contract"

/** Id of the element that carries it through the page's HTML. */
const ELEMENT = "merchant"

/** Who sells, as the page brings it along; null where it does not, as in development. */
export function readShopFacts(): ShopFacts | null {
  const json = document.getElementById(ELEMENT)?.textContent
  const told = (json ? JSON.parse(json) : {}) as Partial<ShopFacts>
  const { merchant, closed_days, offers, repeats = null, services } = told
  return merchant && closed_days && offers && services
    ? { merchant, closed_days, offers, repeats, services }
    : null
}
