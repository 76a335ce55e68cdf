import { refreshSegments as refresh } from "@bon-perroquet/medusa-sql/buying/segments"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { currentLimits } from "./limits"

export { segmentFile, subscribersFile } from "./files"
export { segmentsOverview } from "./overview"

export const knexOf = (container: MedusaContainer): Knex =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Determines the members of all segments again. */
export const refreshSegments = (container: MedusaContainer): Promise<void> =>
  refresh(knexOf(container), currentLimits())
