import { addressIn, type Language } from "@bon-perroquet/contract"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Returns an option of a plugin that is a list of strings, or a function that returns one. Default: empty.
 * @param pluginName its package
 */
export function pluginOption(container: MedusaContainer, pluginName: string, name: string): string[] {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  for (const plugin of plugins) {
    if (typeof plugin === "string" || plugin.resolve !== pluginName) continue
    const option: unknown = plugin.options?.[name]
    const words: unknown = typeof option === "function" ? (option as () => unknown)() : option
    return Array.isArray(words) ? words.filter((word) => typeof word === "string") : []
  }
  return []
}

/**
 * Returns the option `origins`: the shop's origins, the public one of the current channel first. Payment pages only
 * redirect to these.
 */
export function shopOrigins(container: MedusaContainer): string[] {
  const origins = pluginOption(container, "@bon-perroquet/api-kit", "origins")
  const url = furtherChannel()?.url
  return url === undefined ? origins : [url, ...origins.filter((origin) => origin !== url)]
}

/** Returns a screen's public URL in a language, for e-mails. @param path with its query */
export const screenUrl = (container: MedusaContainer, language: Language, path: string): string =>
  `${shopOrigins(container)[0] ?? ""}${addressIn(language, path)}`
