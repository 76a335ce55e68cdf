import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keepHandles } from "../handles"

/** Gives every product an address in each language, while whoever owns the tables is there. */
export default async function keepProductHandles({ container }: ExecArgs): Promise<void> {
  await keepHandles(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
