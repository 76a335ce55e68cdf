import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import { Port } from "./port"

export interface Catalogue {
  snapshot: (container: MedusaContainer) => Promise<Snapshot>
  reread: (container: MedusaContainer, productIds: string[]) => Promise<void>
}

export const catalogue = new Port<Catalogue>("catalogue")

export const shopSnapshot = (container: MedusaContainer): Promise<Snapshot> =>
  catalogue.adapter.snapshot(container)

export const rereadProducts = (container: MedusaContainer, productIds: string[]): Promise<void> =>
  catalogue.adapter.reread(container, productIds)
