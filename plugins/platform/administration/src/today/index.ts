import { adminUrl } from "@bon-perroquet/accounts/mails"
import { DEFAULT_LANGUAGE, type Right, type Today } from "@bon-perroquet/contract"
import { messagePage } from "@bon-perroquet/mail/outbox"
import { countTasks } from "@bon-perroquet/orders/administration"
import { eInvoiceKeeper } from "@bon-perroquet/api-kit/e-invoices"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import { reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lowSizes } from "../low-stock"
import { listProducts } from "../products"

const lowStock = async (container: MedusaContainer): Promise<number> =>
  new Set((await lowSizes(container, DEFAULT_LANGUAGE)).map(({ product_id }) => product_id)).size

const uninformed = async (container: MedusaContainer): Promise<number | null> =>
  informationKeeper() ? (await listProducts(container, { uninformed_only: "true", limit: 0 })).total : null

const lots = async (container: MedusaContainer): Promise<Today["lots"]> =>
  (await lotKeeper()?.count(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))) ?? null

const failedMessages = async (container: MedusaContainer): Promise<number> =>
  (await messagePage(container, { state: "failed", offset: 0, limit: 1 })).total

async function reviews(container: MedusaContainer): Promise<Pick<Today, "reviews" | "questions">> {
  const keeper = reviewKeeper()
  if (!keeper) return NO_REVIEWS
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return { reviews: await keeper.waiting(knex), questions: await keeper.waitingQuestions(knex) }
}
const NO_REVIEWS = { reviews: null, questions: null }

const eInvoices = async (container: MedusaContainer): Promise<number | null> =>
  (await eInvoiceKeeper()?.undelivered(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))) ?? null

export async function today(container: MedusaContainer, mayUse: (right: Right) => boolean): Promise<Today> {
  const [orders, e_invoices, low_stock, uninformed_products, lot_counts, reviews_waiting, messages_failed] =
    await Promise.all([
      mayUse("orders:read") ? countTasks(container) : null,
      mayUse("orders:read") ? eInvoices(container) : null,
      mayUse("products:read") ? lowStock(container) : null,
      mayUse("products:read") ? uninformed(container) : null,
      mayUse("products:read") ? lots(container) : null,
      mayUse("products:read") ? reviews(container) : NO_REVIEWS,
      mayUse("messages") ? failedMessages(container) : null,
    ])
  return {
    ...{ orders, e_invoices, low_stock, messages_failed },
    uninformed: uninformed_products,
    lots: lot_counts,
    ...reviews_waiting,
    medusa_admin_url: `${adminUrl(container)}/app`,
  }
}
