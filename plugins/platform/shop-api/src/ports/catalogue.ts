import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import { Port } from "./port"

export interface Catalogue {
  snapshot: (container: MedusaContainer) => Promise<Snapshot>
  reread: (container: MedusaContainer, productIds: string[]) => Promise<void>
}

export const catalogue = new Port<Catalogue>("catalogue")

/** Returns the catalogue from memory. */
export const shopSnapshot = (container: MedusaContainer): Promise<Snapshot> =>
  catalogue.adapter.snapshot(container)

/** Reads products again for a caller that has just changed them. */
export const rereadProducts = (container: MedusaContainer, productIds: string[]): Promise<void> =>
  catalogue.adapter.reread(container, productIds)
