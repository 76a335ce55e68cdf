import { isDeepStrictEqual } from "node:util"
import { recordChange, type ChangeDetails } from "@bon-perroquet/api-kit/changes"
import type { AdminPromotion, PromotionForm } from "@bon-perroquet/contract"
import {
  changePromotion,
  createPromotion,
  deletePromotion,
  endPromotion,
  formOf,
  lastDay,
  type PromotionRow,
} from "@bon-perroquet/checkout/promotions/simple"
import { type Precondition, refuse, requireUnchanged } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { periodOf, requireForm, requireFreeCode, requirePromotion, requireTargets } from "./checks"
import { promotionView } from "./view"

export { promotionView } from "./view"

/** Maximum seconds that a change waits for the promotion's lock. */
const WAIT = 10

/** New promotions share a lock, so that codes stay unique. */
const alone = <T>(container: MedusaContainer, id: string, work: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute(`promotion:${id}`, work, { timeout: WAIT, expire: 60 })

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

type About = Pick<PromotionRow, "id" | "code">
const record = (container: MedusaContainer, by: string, about: About, details: ChangeDetails) =>
  recordChange(container, { by, subject: "promotion", subject_id: about.id, label: about.code, ...details })

const different = (form: PromotionForm, other: PromotionForm): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => !isDeepStrictEqual(value, other[name as keyof PromotionForm]),
    ),
  )

export const adminPromotion = async (container: MedusaContainer, id: string): Promise<AdminPromotion> =>
  promotionView(await requirePromotion(knexOf(container), id))

export const addPromotion = (
  container: MedusaContainer,
  by: string,
  form: PromotionForm,
): Promise<AdminPromotion> =>
  alone(container, "new", async () => {
    const knex = knexOf(container)
    await requireFreeCode(knex, form)
    await requireTargets(knex, form)
    const id = await createPromotion(container, form, periodOf(form))
    await record(
      container,
      by,
      { id, code: form.code },
      { action: "created", before: null, after: { ...form } },
    )
    return adminPromotion(container, id)
  })

/** Saves a promotion. @throws 404, 409, or 412 if the promotion has changed since the caller read it */
export const savePromotion = (
  container: MedusaContainer,
  by: string,
  id: string,
  { form, precondition }: { form: PromotionForm; precondition: Precondition },
): Promise<AdminPromotion> =>
  alone(container, id, async () => {
    const knex = knexOf(container)
    const row = await requirePromotion(knex, id)
    requireUnchanged(precondition, promotionView(row))
    const before = requireForm(row)
    await requireFreeCode(knex, form, id)
    await requireTargets(knex, form)
    if (form.limit !== null && form.limit < row.uses) throw refuse("promotion_used_more", 409)
    if (!isDeepStrictEqual(before, form)) {
      await changePromotion(container, row, form, periodOf(form, row))
      await record(
        container,
        by,
        { id, code: form.code },
        {
          action: "changed",
          before: different(before, form),
          after: different(form, before),
        },
      )
    }
    return adminPromotion(container, id)
  })

/** Ends a promotion. Cancels a planned one, leaves an ended one unchanged. */
export const stopPromotion = (container: MedusaContainer, by: string, id: string): Promise<AdminPromotion> =>
  alone(container, id, async () => {
    const row = await requirePromotion(knexOf(container), id)
    const form = requireForm(row)
    if (row.state !== "ended") {
      const now = new Date()
      await endPromotion(container, row, form, now)
      await record(container, by, row, {
        action: "changed",
        before: { until: form.until },
        after: { until: lastDay(now) },
      })
    }
    return adminPromotion(container, id)
  })

/** Deletes an unused promotion. */
export const removePromotion = (container: MedusaContainer, by: string, id: string): Promise<void> =>
  alone(container, id, async () => {
    const row = await requirePromotion(knexOf(container), id)
    if (row.is_used) throw refuse("promotion_used", 409)
    await deletePromotion(container, row)
    await record(container, by, row, { action: "deleted", before: { ...formOf(row) }, after: null })
  })
