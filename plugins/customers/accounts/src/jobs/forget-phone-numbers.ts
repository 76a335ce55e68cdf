import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetPhoneNumbers, forgetRefundAccounts } from "../personal-data"

/** Daily, erases what orders of erased customers needed until they were delivered and refunded. */
export default async function forgetNumbers(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await forgetPhoneNumbers(knex)
  await forgetRefundAccounts(knex)
}

export const config = { name: "forget-phone-numbers", schedule: "43 3 * * *" }
