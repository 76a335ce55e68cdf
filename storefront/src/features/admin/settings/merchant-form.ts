import { DEFAULT_LANGUAGE, merchantSchema, SHIPPED_LANGUAGES, type Merchant } from "@bon-perroquet/contract"
import { z } from "zod"

const { shape } = merchantSchema
const { opening_hours, social, company_register, ...flat } = shape

export const merchantFormSchema = z.object({
  ...flat,
  ...opening_hours.shape,
  ...social.shape,
  register: z.object(
    Object.fromEntries(
      SHIPPED_LANGUAGES.map((language) => [language, company_register.shape[DEFAULT_LANGUAGE]]),
    ) as Record<(typeof SHIPPED_LANGUAGES)[number], typeof company_register.shape.fr>,
  ),
})
export type MerchantValues = z.infer<typeof merchantFormSchema>

export function valuesOf({ company_register, opening_hours, social, ...flat }: Merchant): MerchantValues {
  const { fr, nl = "", en = "", de = "" } = company_register
  return { ...flat, ...opening_hours, ...social, register: { fr, nl, en, de } }
}

/**
 * Converts form values to a merchant. Omits empty texts about the trade register, so that the shop shows the text of
 * another language.
 */
export function merchantOf(values: MerchantValues): Merchant {
  const { register, opens, closes, facebook, instagram, ...flat } = values
  const filled = Object.entries(register).filter(([, text]) => text)
  return {
    ...flat,
    company_register: { ...Object.fromEntries(filled), fr: register.fr },
    opening_hours: { opens, closes },
    social: { facebook, instagram },
  }
}
