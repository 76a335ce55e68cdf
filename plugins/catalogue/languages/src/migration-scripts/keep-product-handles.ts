import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keepHandles } from "../handles"

/** Runs as the owner of the tables. */
export default async function keepProductHandles({ container }: ExecArgs): Promise<void> {
  await keepHandles(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
