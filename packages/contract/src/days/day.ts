import { z } from "zod"

/** Day in Belgium of this century, for example 2026-11-21. */
export const daySchema = z.iso.date().refine((day) => day.startsWith("20"))
