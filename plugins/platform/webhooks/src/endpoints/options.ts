import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WebhookOptions, WebhooksModuleService } from "../modules/webhooks/service"

export const optionsOf = (container: MedusaContainer): WebhookOptions =>
  container.resolve<WebhooksModuleService>("webhooks").options

export const knexOf = (container: MedusaContainer): Knex =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
