import type { VatNumberProof } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { offerService } from "../services"

/**
 * Orders of businesses are taken by a plugin that a shop may be without: it asks VIES for VAT numbers and remembers what it
 * said. It connects itself when its module is loaded.
 */
interface BusinessKeeper {
  /** What is remembered of a number, recent enough to sell by; null where it is to be asked. Nobody is waited for. */
  remembered: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof | null>
  /** The same, asked where nothing is remembered: a moment at most, then it is "unanswered". */
  prove: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof>
}

let keeper: BusinessKeeper | undefined

/** Called once, by the plugin that keeps it; the shop then tells that it offers it. */
export function connectBusinesses(connected: BusinessKeeper): void {
  keeper = connected
  offerService("business")
}

/** Undefined in a shop that takes no orders of businesses. */
export const businessKeeper = (): BusinessKeeper | undefined => keeper
