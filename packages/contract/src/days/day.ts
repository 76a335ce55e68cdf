import { z } from "zod"

/** A day in Belgium that is asked for or written down, 2026-11-21: of this century. */
export const daySchema = z.iso.date().refine((day) => day.startsWith("20"))
