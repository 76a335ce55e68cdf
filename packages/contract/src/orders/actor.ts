import { z } from "zod"

/** Who made a change: an administrator, or the shop itself (for example when a payment arrives). */
export const actorSchema = z.object({ email: z.string().nullable() })
