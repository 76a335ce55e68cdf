import { modulesWith } from "@bon-perroquet/contract/modules"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Extra } from "./extra"

export * from "./extra"
export * from "./lines"

export const CHECKOUT_EXTRA = "checkout_extra_"

export const offeredExtras = (container: MedusaContainer): Extra[] =>
  modulesWith<Extra>(container, CHECKOUT_EXTRA).filter(({ isOffered }) => isOffered)

/** Returns the extras with these codes, each once, or null if one is not offered. */
export function chosenExtras(container: MedusaContainer, codes: readonly string[]): Extra[] | null {
  const offered = codes.length ? offeredExtras(container) : []
  const isOffered = (code: string) => offered.some((extra) => extra.code === code)
  return codes.every(isOffered) ? offered.filter(({ code }) => codes.includes(code)) : null
}
