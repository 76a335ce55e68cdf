import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { installWebhookTriggers } from "../triggers"

/** Migration scripts run with the rights of the tables' owner, which the engine's role does not have. */
export default async function webhookTriggers({ container }: ExecArgs): Promise<void> {
  await installWebhookTriggers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
