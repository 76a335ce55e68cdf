import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const PLUGIN = "@bon-perroquet/accounts"
const DEFAULT_ADDRESS_LIMIT = 60

/** The plugin's option `addressLimit`: what one address may try in a window. */
export function addressLimit(container: MedusaContainer): number {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const plugin = plugins.find((candidate) => typeof candidate === "object" && candidate.resolve === PLUGIN)
  const limit = Number(typeof plugin === "object" ? plugin.options?.["addressLimit"] : undefined)
  return Number.isInteger(limit) && limit > 0 ? limit : DEFAULT_ADDRESS_LIMIT
}
