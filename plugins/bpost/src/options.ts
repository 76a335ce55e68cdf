import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The plugin's options in medusa-config.js. */
export interface Options {
  account?: string
  passphrase?: string
  apiBase?: string
  /** Where the pick-up points come from; "off" for a shop that offers none. */
  pointsUrl?: string
  /** Key of bpost's newer host for points. */
  pointsKey?: string
}

export function optionsOf(container: MedusaContainer): Options {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const own = plugins.find(
    (plugin) => typeof plugin === "object" && plugin.resolve === "@bon-perroquet/bpost",
  )
  return (typeof own === "object" && own.options) || {}
}
