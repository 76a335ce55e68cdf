import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const PLUGIN = "@bon-perroquet/accounts"

/** Default limits: attempts per IP address and window, and password length in characters. */
const DEFAULTS = {
  addressLimit: 60,
  customerPasswordLength: PASSWORD_MIN_LENGTH,
  administratorPasswordLength: 10,
}

function option(container: MedusaContainer, name: keyof typeof DEFAULTS | "adminUrl"): unknown {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const plugin = plugins.find((candidate) => typeof candidate === "object" && candidate.resolve === PLUGIN)
  return typeof plugin === "object" ? plugin.options?.[name] : undefined
}

/** Returns the origin of Medusa Admin, without its path. */
export function adminUrl(container: MedusaContainer): string {
  const url = option(container, "adminUrl")
  if (typeof url !== "string") throw new Error(`${PLUGIN} requires the option adminUrl.`)
  return url.replace(/\/$/, "")
}

export function numberOption(container: MedusaContainer, name: keyof typeof DEFAULTS): number {
  const value = Number(option(container, name))
  return Number.isInteger(value) && value > 0 ? value : DEFAULTS[name]
}
