import { z } from "zod"

/** A product's id in an address. */
export const productIdSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/) })
