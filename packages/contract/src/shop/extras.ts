import { z } from "zod"

export const extraCodeSchema = z.string().regex(/^[a-z_]{2,40}$/)
export const MAX_EXTRAS = 20

/** GET /api/extras: paid extras that customers can add at checkout. */
export const extrasSchema = z.object({
  extras: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Short description. */
      text: z.string(),
      /** Price per order, VAT included. */
      price_cents: z.number().int(),
    }),
  ),
})
export type Extras = z.infer<typeof extrasSchema>
export type Extra = Extras["extras"][number]

/** Codes of the chosen extras, separated by commas. */
export const chosenExtrasSchema = z
  .string()
  .max(1_000)
  .transform((codes) => codes.split(",").filter(Boolean))
  .pipe(z.array(extraCodeSchema).max(MAX_EXTRAS))
