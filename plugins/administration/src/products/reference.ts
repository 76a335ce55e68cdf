import { z } from "zod"

/** The id of a product or an import in a path. */
export const idSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/) })
