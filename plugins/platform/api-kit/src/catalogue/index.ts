import type { Product } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Goods on a line of an order or a delivery note. */
interface Goods {
  product_id: string
  variant_id: string | null
}

/** Interface of the plugin with the products that shoppers see, which registers itself at start. */
interface CatalogueKeeper {
  products: (container: MedusaContainer, ids: readonly string[]) => Promise<Product[]>
  find: (container: MedusaContainer, reference: string, language: Language) => Promise<Product | undefined>
  nameOf: (container: MedusaContainer, goods: Goods, language: Language) => Promise<string | undefined>
  reread: (container: MedusaContainer, ids: string[]) => Promise<void>
}

let keeper: CatalogueKeeper | undefined

export function connectCatalogue(connected: CatalogueKeeper): void {
  keeper = connected
}

export const catalogueKeeper = (): CatalogueKeeper | undefined => keeper

/** Returns the products that are for sale, in the order of the ids. */
export const productsForSale = async (
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Product[]> => (keeper ? keeper.products(container, ids) : [])

/** Returns a product by its id, or by its handle in the language. Undefined if it is not for sale. */
export const productForSale = async (
  container: MedusaContainer,
  reference: string,
  language: Language,
): Promise<Product | undefined> => keeper?.find(container, reference, language)

/** Returns the product's name, with the size if there are several. Undefined if not for sale. */
export const goodsName = async (
  container: MedusaContainer,
  goods: Goods,
  language: Language,
): Promise<string | undefined> => keeper?.nameOf(container, goods, language)

/** Reads products again for a caller that has just changed them. */
export const rereadProducts = async (container: MedusaContainer, ids: string[]): Promise<void> =>
  keeper?.reread(container, ids)
