import { refuse } from "@bon-perroquet/api-kit/http"
import type { AdminCategory, CategoryOrder } from "@bon-perroquet/contract"
import { mergeCategory, placeCategories } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteUnused } from "../images"
import { recordCategory, recordGone } from "./log"
import { adminCategories, categoryIn, childrenOf, idsBelow } from "./read"
import { alone } from "./save"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Sorts the categories below a parent. @throws 412 if they are no longer the ones that the caller read */
export const orderCategories = (
  container: MedusaContainer,
  by: string,
  { parent_id, ids }: CategoryOrder,
): Promise<AdminCategory[]> =>
  alone(container, async () => {
    const all = await adminCategories(container)
    const current = childrenOf(all, parent_id)
    const isSame = ids.length === current.length && current.every((id) => ids.includes(id))
    if (!isSame) throw refuse("changed_meanwhile", 412)
    await knexOf(container).transaction((transaction) => placeCategories(transaction, parent_id, ids))
    const names = (order: readonly string[]) => order.map((id) => categoryIn(all, id).name_fr).join(", ")
    const [before, after] = [{ order: names(current) }, { order: names(ids) }]
    const about = parent_id === null ? { id: "top", name_fr: "" } : categoryIn(all, parent_id)
    if (before.order !== after.order)
      await recordCategory(container, by, about, { action: "changed", before, after })
    return adminCategories(container)
  })

/** Moves the products, subcategories, addresses and promotions of a category to another one and deletes it. */
export const mergeCategories = (
  container: MedusaContainer,
  by: string,
  id: string,
  { into }: { into: string },
): Promise<AdminCategory> =>
  alone(container, async () => {
    const all = await adminCategories(container)
    const [from, target] = [categoryIn(all, id), categoryIn(all, into)]
    if ([id, ...idsBelow(all, id)].includes(into)) throw refuse("category_in_itself", 409)
    await knexOf(container).transaction(async (transaction) => {
      const children = childrenOf(all, id)
      if (children.length > 0)
        await placeCategories(transaction, into, [
          ...childrenOf(all, into).filter((each) => each !== id),
          ...children,
        ])
      await mergeCategory(transaction, id, into)
    })
    await recordGone(container, by, from, { all, into: target })
    if (from.picture) await deleteUnused(container, [from.picture])
    return categoryIn(await adminCategories(container), into)
  })
