import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { INTENTS_PROVIDER, PAYMENT_PROVIDER } from "../../client"

/**
 * Adds the provider for Payment Intents to each region that has the hosted page. Does this only once, so that
 * the merchant's later changes remain.
 */
export async function offerInRegions(knex: Knex): Promise<void> {
  await knex.raw(
    `INSERT INTO region_payment_provider (id, region_id, payment_provider_id)
     SELECT 'regpp_' || md5(hosted.region_id || provider.id), hosted.region_id, provider.id
     FROM region_payment_provider hosted JOIN payment_provider provider ON provider.id = :intents AND provider.is_enabled
     WHERE hosted.payment_provider_id = :hosted AND hosted.deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM region_payment_provider WHERE payment_provider_id = :intents)
     ON CONFLICT DO NOTHING`,
    { intents: INTENTS_PROVIDER, hosted: PAYMENT_PROVIDER },
  )
}
