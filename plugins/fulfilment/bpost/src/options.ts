import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export interface Options {
  account?: string
  passphrase?: string
  apiBase?: string
  /** URL of the locator. "off" disables pick-up points. */
  pointsUrl?: string
  /** API key of bpost's newer locator, which `pointsUrl` must name. */
  pointsKey?: string
}

export function optionsOf(container: MedusaContainer): Options {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const own = plugins.find(
    (plugin) => typeof plugin === "object" && plugin.resolve === "@bon-perroquet/bpost",
  )
  return (typeof own === "object" && own.options) || {}
}
