import { randomBytes } from "node:crypto"
import { seal, unseal } from "@bon-perroquet/api-kit/sealing"
import type { WebhookOptions } from "../modules/webhooks/service"

const BYTES = 32

/** Returns a secret as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(BYTES).toString("base64")}`

const keyOf = ({ sealingKey = "" }: WebhookOptions) => ({ secret: sealingKey, purpose: "webhook secret" })

export const sealSecret = (secret: string, options: WebhookOptions): string => seal(secret, keyOf(options))

/** Returns null if the key of the environment has changed. */
export const unsealSecret = (sealed: string, options: WebhookOptions): string | null =>
  unseal(sealed, keyOf(options))
