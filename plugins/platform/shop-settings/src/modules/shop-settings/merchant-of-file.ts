import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, type Merchant, SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { z } from "zod"

const text = z.string().catch("")
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => value ?? {}, z.object(shape))

/** Missing fields of the file become empty. Code that requires a field checks it. */
const fileSchema = z.object({
  ...{ name: text, legal_name: text, street: text, postal_code: text, city: text, vat_number: text },
  company_register: z.partialRecord(z.enum(SHIPPED_LANGUAGES), z.string()).catch({}),
  ...{ email: text, phone: text },
  opening_hours: group({ opens: text, closes: text }),
  messenger: text,
  social: group({ facebook: text, instagram: text }),
  ...{ bank_account: text, bic: text },
  country: z.string().catch(DEFAULT_COUNTRY),
})

export function merchantOfFile(file: unknown): Merchant & { country: string } {
  const { company_register, ...rest } = fileSchema.parse(file)
  return {
    ...rest,
    company_register: { ...company_register, [DEFAULT_LANGUAGE]: company_register[DEFAULT_LANGUAGE] ?? "" },
  }
}
