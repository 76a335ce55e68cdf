import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BACK_IN_STOCK_MONTHS } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Days until an unconfirmed request is deleted, as the privacy page states. */
const UNCONFIRMED_DAYS = 7

/** Deletes unconfirmed and old requests, and those for deleted products. */
async function forgetOldRequests(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM back_in_stock_request request
     WHERE (confirmed_at IS NULL AND updated_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}))
       OR confirmed_at < now() - make_interval(months => ${BACK_IN_STOCK_MONTHS})
       OR NOT EXISTS (SELECT FROM product_variant WHERE id = request.variant_id AND deleted_at IS NULL)`,
  )
}

/** Runs hourly, even if the feature is disabled. */
export default async function forgetRequests(container: MedusaContainer): Promise<void> {
  await forgetOldRequests(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-back-in-stock-requests", schedule: { interval: 3_600_000 } }
