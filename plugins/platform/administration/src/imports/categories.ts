import { purgeCategories } from "@bon-perroquet/medusa-sql/catalogue/purge"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createProductCategoriesWorkflow, deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { type Fields, type PendingLine, tableOf } from "../modules/product-import"
import { freeName, slugOf } from "../products/names"
import { underLock } from "../products/lock"
import { without } from "./objection"

const CATEGORY_LIMIT = 10_000
/** Key of the lock that prevents concurrent imports from creating a category twice. */
const CREATING = "import-categories"
/** Field of a line with the category to create, as a path of names. */
export const NEW_CATEGORY = "category"
const SEPARATOR = ">"

interface Found {
  id: string
  name: string
  handle: string
  parent_category_id: string | null
  /** False if the category is hidden. */
  is_active: boolean
}

export interface Categories {
  /**
   * Text of a category in a file, by category id: its path of names, as in "Graines > Perruches", so that another shop
   * can create it with its parents. The handle, if the path would be read as another category.
   */
  names: Map<string, string>
  /** Finds a category by handle, id, French name or path, as in "Graines > Perruches". */
  idOf: (written: string) => string | undefined
  /** Returns the subcategories of a category, at all depths. */
  below: (id: string) => string[]
}

const NO_PARENT: Found = { id: "", name: "", handle: "", parent_category_id: null, is_active: false }

const pathOf = (written: string): string[] =>
  written
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean)

export const plainPath = (written: string): string => pathOf(written).join(` ${SEPARATOR} `)
const keyOf = (written: string): string => plainPath(written).toLowerCase()

const listed = (container: MedusaContainer, filter: object): Promise<Found[]> =>
  container.resolve(Modules.PRODUCT).listProductCategories(filter, {
    select: ["id", "name", "handle", "parent_category_id", "is_active"],
    take: CATEGORY_LIMIT,
  })

/** Characters that separate names of a path, and categories of a promotion. */
const SEPARATORS = /[>|]/

/** @param isOffered whether a file can name a category. Default: all categories */
export function categoriesIn(
  rows: readonly Found[],
  isOffered: (category: Found) => boolean = () => true,
): Categories {
  const offered = rows.filter(isOffered)
  const byId = new Map(rows.map((each) => [each.id, each]))
  const pathTo = ({ name, parent_category_id }: Found, depth = 0): string => {
    const parent = parent_category_id && depth < 10 ? byId.get(parent_category_id) : undefined
    return parent ? `${pathTo(parent, depth + 1)} ${SEPARATOR} ${name}` : name
  }
  const isBelow = ({ parent_category_id: parent }: Found, id: string, depth = 0): boolean =>
    parent !== null && depth < 10 && (parent === id || isBelow(byId.get(parent) ?? NO_PARENT, id, depth + 1))
  const idsOf = (named: readonly Found[]) => {
    const ids = new Map(named.map(({ id, name }) => [keyOf(name), id]))
    for (const each of named) ids.set(keyOf(pathTo(each)), each.id)
    for (const { id, handle } of named) ids.set(handle.toLowerCase(), id).set(id.toLowerCase(), id)
    return ids
  }
  const [ids, all] = [idsOf(offered), idsOf(rows)]
  const isSeparated = ({ name, parent_category_id }: Found, depth = 0): boolean =>
    SEPARATORS.test(name) ||
    (parent_category_id !== null &&
      depth < 10 &&
      isSeparated(byId.get(parent_category_id) ?? NO_PARENT, depth + 1))
  const textOf = (category: Found): string => {
    const path = pathTo(category)
    return !isSeparated(category) && all.get(keyOf(path)) === category.id ? path : category.handle
  }
  return {
    names: new Map(rows.map((each) => [each.id, textOf(each)])),
    idOf: (written) => ids.get(keyOf(written)),
    below: (id) => offered.filter((each) => isBelow(each, id)).map((each) => each.id),
  }
}

export const categoriesOf = async (container: MedusaContainer): Promise<Categories> =>
  categoriesIn(await listed(container, { is_internal: false }), ({ is_active }) => is_active)

export async function withCategories(
  container: MedusaContainer,
  { import_id }: { import_id: string },
  lines: readonly PendingLine[],
): Promise<PendingLine[]> {
  if (!lines.some(namesCategory)) return [...lines]
  const existing = categoriesIn(await listed(container, {}))
  const ids = new Map<string, string>()
  for (const line of lines.filter(namesCategory)) {
    const path = String(line.after?.[NEW_CATEGORY])
    const id = ids.get(path) ?? existing.idOf(path)
    ids.set(path, id ?? (await createCategory(container, import_id, path)))
  }
  return lines.map((line) => (namesCategory(line) ? { ...line, after: withId(line.after ?? {}, ids) } : line))
}

const namesCategory = ({ after }: PendingLine): boolean => typeof after?.[NEW_CATEGORY] === "string"

const withId = (after: Fields, ids: ReadonlyMap<string, string>): Fields => ({
  ...without(after, NEW_CATEGORY),
  category_id: ids.get(String(after[NEW_CATEGORY])),
})

/** Creates a category and its missing parents, one import at a time. Returns its id. */
async function createCategory(container: MedusaContainer, importId: string, path: string): Promise<string> {
  return underLock(container, CREATING, async () => {
    const all = await listed(container, {})
    let parent: string | null = null
    let sofar = ""
    for (const name of pathOf(path)) {
      sofar = sofar ? `${sofar} ${SEPARATOR} ${name}` : name
      const existingId = categoriesIn(all).idOf(sofar)
      if (existingId) {
        parent = existingId
        continue
      }
      const handle = freeName(slugOf(name), new Set(all.map((each) => each.handle)))
      const { result } = await createProductCategoriesWorkflow(container).run({
        input: {
          product_categories: [
            { name, handle, is_active: true, is_internal: false, parent_category_id: parent },
          ],
        },
      })
      const id: string = result[0]?.id ?? ""
      await tableOf(container).addCategories(importId, [id])
      all.push({ id, name, handle, parent_category_id: parent, is_active: true })
      parent = id
    }
    return parent ?? ""
  })
}

/** Deletes the given categories that have no products or subcategories, the newest first. */
export async function removeCategories(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  const service = container.resolve(Modules.PRODUCT)
  for (const id of ids.toReversed()) {
    const [category] = await service.listProductCategories({ id: [id] }, { relations: ["category_children"] })
    const products = await service.listProducts({ categories: { id: [id] } }, { select: ["id"], take: 1 })
    if (!category || category.category_children.length > 0 || products.length > 0) continue
    await deleteProductCategoriesWorkflow(container).run({ input: [id] })
    await purgeCategories(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [id])
  }
}
