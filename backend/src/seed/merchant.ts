import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { above } from "./above"

const merchantSchema = z.object({
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
})
export type Merchant = z.infer<typeof merchantSchema>

const FILE = "merchant.json"

export const merchant: Merchant = merchantSchema.parse(
  JSON.parse(readFileSync(join(above(FILE), FILE), "utf8")),
)
