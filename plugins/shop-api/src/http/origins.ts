import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const PLUGIN = "@bon-perroquet/shop-api"

/**
 * The shop's own origins, its public one first: the plugin's option `origins`. A payment page sends people nowhere else.
 */
export function shopOrigins(container: MedusaContainer): string[] {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  for (const plugin of plugins) {
    if (typeof plugin === "string" || plugin.resolve !== PLUGIN) continue
    const origins: unknown = plugin.options?.["origins"]
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === "string") : []
  }
  return []
}
