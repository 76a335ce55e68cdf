import { createHmac } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Returns a hash keyed with the shop's secret. `purpose` separates uses. Values that must survive a change of the
 * secret need another key: see `plugins/catalogue/reviews/src/requests`.
 */
export function keyedHash(container: MedusaContainer, purpose: string, text: string): string {
  const { jwtSecret } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== "string" || !jwtSecret) throw new Error("JWT_SECRET is not set.")
  return createHmac("sha256", jwtSecret).update(`${purpose}\n${text}`).digest("base64url")
}
