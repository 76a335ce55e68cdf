import { categories as listedCategories } from "./categories"
import { inShell } from "./in-shell"
import { shelled } from "./shelled"
import { sizesOf } from "./sizes"
import { inEveryLanguage } from "./texts"
import type { ListedProduct, SeedCategory, SeedProduct } from "./types"
import { various } from "./various"

export type { SeedCategory, SeedCategoryHandle, SeedProduct, SeedTexts } from "./types"

/** Takes a product from each list in turn, so that the first products come from every category. */
function byTurns(lists: ListedProduct[][]): ListedProduct[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

export const categories: SeedCategory[] = listedCategories.map(inEveryLanguage)
export const products: SeedProduct[] = byTurns([shelled, inShell, various]).map((product) => ({
  ...inEveryLanguage(product),
  sizes: sizesOf(product),
}))
