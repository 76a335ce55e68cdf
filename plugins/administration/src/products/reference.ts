import { z } from "zod"

/** The id of a product, or of an import, in an address. */
export const idSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/) })
