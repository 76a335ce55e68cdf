import { z } from "zod"
import { settingOf } from "../administration/settings"

/** Returns whether a text is an origin with https, for example https://shop.example. */
function isSecureOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === "https:" && url.href === `${url.origin}/`
}

/** PUT /api/admin/settings/address. */
export const shopAddressSchema = z.strictObject({
  /** Origin with https. Empty for none. */
  url: z
    .string()
    .trim()
    .max(255)
    .refine((text) => text === "" || isSecureOrigin(text)),
})
export type ShopAddress = z.infer<typeof shopAddressSchema>

export const shopAddressSettingSchema = settingOf(shopAddressSchema)
  .pick({ value: true, changed: true, version: true })
  .extend({
    /** Address that applies now. */
    current: z.string(),
    /** Environment variable that sets the address. Null if the dashboard's value applies. */
    overridden_by: z.string().nullable(),
  })
export type ShopAddressSetting = z.infer<typeof shopAddressSettingSchema>

/** GET /api/shop/address. */
export const addressProofQuerySchema = z.strictObject({ challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })
/** Hash of the challenge with the shop's secret, which no other shop can compute. */
export const addressProofSchema = z.object({ proof: z.string() })
