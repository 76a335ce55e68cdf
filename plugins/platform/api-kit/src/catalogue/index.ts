import type { Product } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** The plugin with the products that shoppers see. It connects itself when its middlewares are loaded. */
interface CatalogueKeeper {
  /** Returns the products that are for sale, in the order of the ids. */
  products: (container: MedusaContainer, ids: readonly string[]) => Promise<Product[]>
}

let keeper: CatalogueKeeper | undefined

export function connectCatalogue(connected: CatalogueKeeper): void {
  keeper = connected
}

export const catalogueKeeper = (): CatalogueKeeper | undefined => keeper
