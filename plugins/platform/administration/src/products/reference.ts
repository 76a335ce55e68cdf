import { z } from "zod"

export const idSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,255}$/) })
