import { z } from "zod"

/** Rows of an administrator's list that one answer holds. */
export const ADMIN_PAGE_SIZE = 50
export const MAX_ADMIN_PAGE_SIZE = 500
/** Answer header with the number of rows that match, on every page. */
export const TOTAL_COUNT_HEADER = "X-Total-Count"

/** Which page of a list; what a query carries beside it is left aside. */
export const pageSchema = z.object({
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_ADMIN_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
})

/** Which part of a list; all of it when nothing is said. */
export const partSchema = z.object({
  offset: pageSchema.shape.offset,
  limit: pageSchema.shape.limit.unwrap().optional(),
})

export const searchedSchema = z.string().trim().max(120).optional()
