import { createHmac } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * A keyed hash under the shop's secret; `purpose` keeps what is made for one use from serving another. What must hold under
 * the next secret too needs a key of its own, as `plugins/reviews/src/requests` has.
 */
export function keyedHash(container: MedusaContainer, purpose: string, text: string): string {
  const { jwtSecret } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== "string" || !jwtSecret) throw new Error("The shop has no JWT_SECRET.")
  return createHmac("sha256", jwtSecret).update(`${purpose}\n${text}`).digest("base64url")
}
