import { z } from "zod"
import { pageSchema } from "../lists"
import { productIdSchema } from "../shop/cart"
import { MAX_STOCK } from "./products"

/** Manual stock movements with their possible reasons. */
export const STOCK_MOVES = {
  in: ["delivery", "found", "correction"],
  out: ["damaged", "lost", "own_use", "correction"],
  count: ["stocktaking"],
} as const
export type StockMove = keyof typeof STOCK_MOVES
export const STOCK_MOVE_KINDS = ["in", "out", "count"] as const satisfies readonly StockMove[]
const [delivery, surplus, correction] = STOCK_MOVES.in
const [damaged, lost, ownUse] = STOCK_MOVES.out
export const STOCK_REASONS = [
  ...[delivery, surplus, correction, damaged, lost, ownUse],
  ...STOCK_MOVES.count,
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export const STOCK_CAUSES = [
  ...STOCK_REASONS,
  /** Stock when the history started. */
  "opening",
  /** Stock level that was entered in the list or in a form. */
  "set",
  "import",
  /** Packed for an order, or returned from one. */
  "order",
  /** Removed from sale because the lot expired or was recalled. */
  "expired",
  "recalled",
  /** Medusa Admin, or an unknown cause. */
  "engine",
] as const
export type StockCauseName = (typeof STOCK_CAUSES)[number]

export const MAX_STOCK_NOTE = 300

/** POST /api/admin/products/{id}/stock-movements: adds, removes or counts units of one size. */
export const stockMovementInputSchema = z
  .object({
    /** Id of the size. Default: the first size. */
    variant_id: productIdSchema.optional(),
    kind: z.enum(STOCK_MOVE_KINDS),
    /** Units to add or remove. For a count, all units on the shelf, including reserved ones. */
    quantity: z.number().int().min(0).max(MAX_STOCK),
    /**
     * For a count: id of the size's newest movement that the counter saw, null if there was none. If there is a newer
     * one, nothing is counted.
     */
    seen_movement_id: z.string().max(100).nullable().optional(),
    /** Reason. It must match the kind. */
    reason: z.enum(STOCK_REASONS),
    note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
  })
  .refine(({ kind, quantity }) => kind === "count" || quantity > 0, { path: ["quantity"] })
  .refine(({ kind, reason }) => STOCK_MOVES[kind].some((each) => each === reason), { path: ["reason"] })
export type StockMovementInput = z.input<typeof stockMovementInputSchema>

/** Change of the units on the shelf. */
export const stockMovementSchema = z.object({
  id: z.string(),
  at: z.string(),
  variant_id: z.string(),
  /** Negative if units were removed. The sum of a size's movements is its stock on the shelf. */
  quantity: z.number().int(),
  /** Units on the shelf after the movement, including reserved ones. */
  stocked: z.number().int(),
  reason: z.enum(STOCK_CAUSES),
  note: z.string(),
  /** E-mail address of the administrator who made the change. Null for other changes and if unknown. */
  by: z.string().nullable(),
  order_number: z.string().nullable(),
  /** Import that made the change for the administrator. */
  import_id: z.string().nullable(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

/**
 * GET /api/admin/products/{id}/stock-movements: newest first. The header X-Total-Count has the total number.
 */
export const stockMovementsSchema = z.array(stockMovementSchema)
export const stockMovementsQuerySchema = pageSchema.extend({
  /** Id of the size. Default: all sizes. */
  variant_id: productIdSchema.optional(),
})
