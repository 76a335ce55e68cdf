import { z } from "zod"
import { importReadingSchema, TABLE_KINDS } from "../imports"

/**
 * Named options for files of one source and kind. PUT /api/admin/imports/mappings replaces the options with the same
 * name.
 */
export const importMappingInputSchema = z
  .object({
    kind: z.enum(TABLE_KINDS).default("csv"),
    name: z.string().trim().min(1).max(80),
    reading: importReadingSchema.pick({
      columns: true,
      language: true,
      weight_unit: true,
      prices_include_vat: true,
    }),
  })
  .strict()
export const importMappingSchema = importMappingInputSchema.extend({ id: z.string() })
export type ImportMapping = z.infer<typeof importMappingSchema>
/** Sorted by name. */
export const importMappingsSchema = z.array(importMappingSchema)
