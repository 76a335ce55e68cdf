import { z } from "zod"
import { RIGHTS } from "../rights"

/** First characters of every API key, so that a leaked one can be recognised. */
export const API_KEY_PREFIX = "bpk_"

/** POST /api/admin/api-keys */
export const apiKeyInputSchema = z.strictObject({
  /** Name of the program. The change log shows it before the address of the key's creator. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^<>"\p{Cc}]*$/u),
  rights: z.array(z.enum(RIGHTS)).min(1),
})
export type ApiKeyInput = z.input<typeof apiKeyInputSchema>

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(z.enum(RIGHTS)),
  /** Last four characters. */
  ending: z.string(),
  /** E-mail address of the administrator. The key has none of the rights that this person lost. */
  created_by: z.string(),
  created_at: z.string(),
  /** Exact to a minute. Null if the key was never used. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>
/** GET /api/admin/api-keys: active keys first, then by name. */
export const apiKeysSchema = z.array(apiKeySchema)

/** The key is in this response only. */
export const newApiKeySchema = z.object({ api_key: apiKeySchema, key: z.string() })
export type NewApiKey = z.infer<typeof newApiKeySchema>
export const apiKeyIdSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_]{1,64}$/) })
