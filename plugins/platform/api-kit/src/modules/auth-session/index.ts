import { checkedOptions } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { AuthSessionModuleService } from "./service"

export const AUTH_SESSION_MODULE = "auth_session"

const optionsSchema = z.strictObject({
  /** Origins of the shop, the public one first, or a function that returns them at each use. */
  origins: z.union([z.array(z.url()), z.custom((value) => typeof value === "function")]).optional(),
  /** `medusa` accepts Medusa's own tokens, too. Tokens of the plugin `accounts` are always accepted. */
  tokens: z.array(z.enum(["medusa"])).optional(),
})

async function check({ options }: LoaderOptions): Promise<void> {
  checkedOptions("@bon-perroquet/api-kit", optionsSchema, options)
}

export default Module(AUTH_SESSION_MODULE, { service: AuthSessionModuleService, loaders: [check] })
export type { AuthSessionModuleService, AuthSessionRow } from "./service"
