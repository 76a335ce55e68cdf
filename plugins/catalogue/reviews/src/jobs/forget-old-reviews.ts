import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldQuestions } from "../questions"
import { forgetOld } from "../reviews"

export default async function forgetOldReviews(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await forgetOld(knex)
  await forgetOldQuestions(knex)
}

export const config = { name: "forget-old-reviews", schedule: { interval: 24 * 3_600_000 } }
