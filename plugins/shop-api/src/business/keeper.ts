import type { VatNumberProof } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { offerService } from "../services"

/**
 * An optional plugin handles orders of businesses: it checks VAT numbers with VIES and stores the answers. It
 * connects itself when its module is loaded.
 */
interface BusinessKeeper {
  /** Returns the stored answer for a number if it is recent enough, otherwise null. Makes no request. */
  remembered: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof | null>
  /**
   * Like `remembered`, but queries VIES if there is no answer. Returns "unanswered" after a short timeout.
   */
  prove: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof>
}

let keeper: BusinessKeeper | undefined

/** Connects the plugin, so that the shop offers orders for businesses. Called once. */
export function connectBusinesses(connected: BusinessKeeper): void {
  keeper = connected
  offerService("business")
}

export const businessKeeper = (): BusinessKeeper | undefined => keeper
