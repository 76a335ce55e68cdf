import type { MedusaContainer } from "@medusajs/framework/types"
import type { Extra } from "./extra"

export * from "./extra"
export * from "./lines"

export const CHECKOUT_EXTRA = "checkout_extra_"

export const offeredExtras = (container: MedusaContainer): Extra[] =>
  Object.keys(container.registrations)
    .filter((name) => name.startsWith(CHECKOUT_EXTRA))
    .sort()
    .map((name) => container.resolve<Extra>(name))
    .filter(({ isOffered }) => isOffered)

/** Returns the extras with these codes, each once, or null if one is not offered. */
export function chosenExtras(container: MedusaContainer, codes: readonly string[]): Extra[] | null {
  const offered = codes.length ? offeredExtras(container) : []
  const isOffered = (code: string) => offered.some((extra) => extra.code === code)
  return codes.every(isOffered) ? offered.filter(({ code }) => codes.includes(code)) : null
}
