import { z } from "zod"

export const ADMIN_PAGE_SIZE = 50
export const MAX_ADMIN_PAGE_SIZE = 500

/** Page of a list. Other query parameters are ignored. */
export const pageSchema = z.object({
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_ADMIN_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
})

/** Part of a list. Default: the complete list. */
export const partSchema = z.object({
  offset: pageSchema.shape.offset,
  limit: pageSchema.shape.limit.unwrap().optional(),
})

export const searchedSchema = z.string().trim().max(120).optional()
