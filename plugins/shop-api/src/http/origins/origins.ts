import { addressIn, type Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const PLUGIN = "@bon-perroquet/shop-api"

/** An option of this plugin that is a list of words; empty when it is not given. */
export function pluginOption(container: MedusaContainer, name: string): string[] {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  for (const plugin of plugins) {
    if (typeof plugin === "string" || plugin.resolve !== PLUGIN) continue
    const words: unknown = plugin.options?.[name]
    return Array.isArray(words) ? words.filter((word) => typeof word === "string") : []
  }
  return []
}

/**
 * The shop's own origins, its public one first: the plugin's option `origins`. A payment page sends people nowhere else.
 */
export const shopOrigins = (container: MedusaContainer): string[] => pluginOption(container, "origins")

/** The public address of a screen in a language, for mail. @param path of the screen, with its query */
export const screenUrl = (container: MedusaContainer, language: Language, path: string): string =>
  `${shopOrigins(container)[0] ?? ""}${addressIn(language, path)}`
