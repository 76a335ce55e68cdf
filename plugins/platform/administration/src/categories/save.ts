import { type Precondition, refuse, requireUnchanged } from "@bon-perroquet/api-kit/http"
import {
  type AdminCategory,
  type categoryChangeSchema,
  type categoryInputSchema,
  LANGUAGES,
  perLanguage,
  TRANSLATED_LANGUAGES,
} from "@bon-perroquet/contract"
import { CATEGORY, isHandleTaken, setHandles } from "@bon-perroquet/languages/handles"
import { setTranslations } from "@bon-perroquet/languages/translations"
import { hideCategories, placeCategories } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createProductCategoriesWorkflow,
  deleteProductCategoriesWorkflow,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows"
import type { z } from "zod"
import { checkedAddresses, deleteUnused } from "../images"
import { freeName, slugOf } from "../products/names"
import { recordDifference, recordGone, recordNew } from "./log"
import { adminCategories, adminCategory, categoryIn, childrenOf, idsBelow } from "./read"

type Change = z.output<typeof categoryChangeSchema>

/** Seconds that a call waits for another change of the categories. */
const WAIT = 10

/** Changes of categories wait for each other, because they depend on the tree. */
export const alone = <T>(container: MedusaContainer, work: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute("categories", work, { timeout: WAIT, expire: 60 })

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const createCategory = (
  container: MedusaContainer,
  by: string,
  input: z.output<typeof categoryInputSchema>,
): Promise<AdminCategory> =>
  alone(container, async () => {
    const all = await adminCategories(container)
    const given = { ...input, is_shown: input.is_shown ?? isShown(all, input.parent_id ?? null) }
    const checked = await check(container, all, given, undefined)
    const taken = new Set(all.flatMap((each) => LANGUAGES.map((language) => each[`handle_${language}`])))
    const { result } = await createProductCategoriesWorkflow(container).run({
      input: {
        product_categories: [
          {
            ...{ name: input.name_fr, handle: input.handle_fr || freeName(slugOf(input.name_fr), taken) },
            ...{ is_active: given.is_shown, is_internal: false },
            parent_category_id: input.parent_id ?? null,
          },
        ],
      },
    })
    const id = result[0]?.id ?? ""
    await write(container, id, { ...checked, handle_fr: undefined, is_shown: undefined })
    const after = await adminCategories(container)
    const category = categoryIn(after, id)
    await recordNew(container, by, category, after)
    return category
  })

/** Saves the given fields. @throws 400, 404, 409, or 412 if the category has changed since the caller read it */
export const changeCategory = (
  container: MedusaContainer,
  by: string,
  id: string,
  { given, precondition }: { given: Change; precondition: Precondition },
): Promise<AdminCategory> =>
  alone(container, async () => {
    const all = await adminCategories(container)
    const before = categoryIn(all, id)
    requireUnchanged(precondition, before)
    const checked = await check(container, all, given, before)
    await write(container, id, checked)
    if (given.is_shown === false) await hideCategories(knexOf(container), idsBelow(all, id))
    if (given.parent_id !== undefined && given.parent_id !== before.parent_id)
      await placeCategories(knexOf(container), given.parent_id, [...childrenOf(all, given.parent_id), id])
    const after = await adminCategories(container)
    await recordDifference(container, by, id, { before: all, after })
    if (before.picture) await deleteUnused(container, [before.picture])
    return categoryIn(after, id)
  })

/** Deletes a category without products and subcategories. */
export const deleteCategory = (container: MedusaContainer, by: string, id: string): Promise<void> =>
  alone(container, async () => {
    const all = await adminCategories(container)
    const category = categoryIn(all, id)
    if (category.product_count > 0 || childrenOf(all, id).length > 0) throw refuse("category_not_empty", 409)
    await deleteProductCategoriesWorkflow(container).run({ input: [id] })
    await recordGone(container, by, category, { all })
    if (category.picture) await deleteUnused(container, [category.picture])
  })

const isShown = (all: readonly AdminCategory[], parentId: string | null): boolean =>
  parentId === null || categoryIn(all, parentId).is_shown

/** Checks a change before anything is written. Returns the change with a valid picture URL. */
async function check(
  container: MedusaContainer,
  all: readonly AdminCategory[],
  given: Change,
  before: AdminCategory | undefined,
): Promise<Change> {
  const parentId = given.parent_id === undefined ? (before?.parent_id ?? null) : given.parent_id
  if (before && parentId !== null && [before.id, ...idsBelow(all, before.id)].includes(parentId))
    throw refuse("category_in_itself", 409)
  // Rejects unknown parents, also for a hidden category.
  if (parentId !== null) categoryIn(all, parentId)
  const staysShown = given.is_shown ?? before?.is_shown ?? true
  const isMoved = given.is_shown !== undefined || parentId !== before?.parent_id
  if (isMoved && staysShown && !isShown(all, parentId)) throw refuse("category_parent_hidden", 409)
  for (const language of LANGUAGES) {
    const handle = given[`handle_${language}`]
    if (!handle || handle === before?.[`handle_${language}`]) continue
    if (await isHandleTaken(knexOf(container), language, handle, before?.id ?? "", CATEGORY))
      throw refuse("category_handle_in_use", 409, { handle })
  }
  const [picture] = given.picture
    ? checkedAddresses(container, [given.picture], before?.picture ? [before.picture] : [])
    : []
  return { ...given, picture: picture ?? given.picture }
}

async function write(container: MedusaContainer, id: string, change: Change): Promise<void> {
  const { is_shown, handle_fr } = change
  const update = {
    ...(handle_fr && { handle: handle_fr }),
    ...(is_shown !== undefined && { is_active: is_shown, is_internal: false }),
    ...(await metadataOf(container, id, change)),
  }
  if (Object.keys(update).length > 0)
    await updateProductCategoriesWorkflow(container).run({ input: { selector: { id }, update } })
  const texts = perLanguage(LANGUAGES, (language) => ({
    name: change[`name_${language}`],
    description: change[`description_${language}`],
  }))
  const written = LANGUAGES.filter((language) =>
    Object.values(texts[language]).some((text) => text !== undefined),
  )
  if (written.length > 0)
    await setTranslations(container, "product_category", [
      { id, ...Object.fromEntries(written.map((language) => [language, definedOf(texts[language])])) },
    ])
  await writeHandles(container, id, change)
}

const definedOf = (texts: { name?: string | undefined; description?: string | undefined }) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

/** Writes the handles, except the French one, which Medusa stores. */
async function writeHandles(container: MedusaContainer, id: string, change: Change): Promise<void> {
  const now = await adminCategory(container, id)
  const handles = perLanguage(TRANSLATED_LANGUAGES, (language) => {
    const handle = change[`handle_${language}`]
    // For a language without a handle, the form shows and sends the French one, which must not be stored.
    return handle === now[`handle_${language}`] ? undefined : handle
  })
  const taken = await setHandles(knexOf(container), id, handles, CATEGORY)
  if (taken) throw refuse("category_handle_in_use", 409, { handle: handles[taken] ?? "" })
}

/** Returns the category's metadata with the values that Medusa has no field for. */
async function metadataOf(container: MedusaContainer, id: string, change: Change): Promise<object> {
  const facts = {
    picture: change.picture,
    perishable: change.is_perishable,
    google_product_category: change.google_category === "" ? null : change.google_category,
    ...change.custom_fields,
  }
  if (Object.values(facts).every((fact) => fact === undefined)) return {}
  const { metadata } = await container
    .resolve(Modules.PRODUCT)
    .retrieveProductCategory(id, { select: ["id", "metadata"] })
  const all = {
    ...metadata,
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
  }
  return {
    metadata: Object.fromEntries(Object.entries(all).filter(([, fact]) => fact !== null && fact !== "")),
  }
}
