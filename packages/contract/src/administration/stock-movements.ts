import { z } from "zod"
import { pageSchema } from "../lists"
import { productIdSchema } from "../shop/cart"
import { MAX_STOCK } from "./products"

/** What somebody does with goods by hand, and for what reasons. */
export const STOCK_MOVES = {
  in: ["delivery", "found", "correction"],
  out: ["damaged", "lost", "own_use", "correction"],
  count: ["stocktaking"],
} as const
export type StockMove = keyof typeof STOCK_MOVES
export const STOCK_MOVE_KINDS = ["in", "out", "count"] as const satisfies readonly StockMove[]
const [delivery, found, correction] = STOCK_MOVES.in
const [damaged, lost, ownUse] = STOCK_MOVES.out
/** Each of them once. */
export const STOCK_REASONS = [
  ...[delivery, found, correction, damaged, lost, ownUse],
  ...STOCK_MOVES.count,
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** What moves stock besides: whoever knows writes it down. */
export const STOCK_CAUSES = [
  ...STOCK_REASONS,
  /** What was on the shelf when its history began. */
  "opening",
  /** A number typed in the list or in a form. */
  "set",
  "import",
  /** Packed for an order, or back from one. */
  "order",
  /** Past its date, or called back: taken out of what is for sale. */
  "expired",
  "recalled",
  /** Medusa Admin, or whatever else did not say why. */
  "engine",
] as const
export type StockCauseName = (typeof STOCK_CAUSES)[number]

export const MAX_STOCK_NOTE = 300

/** POST /api/admin/products/{id}/stock-movements: units of one size come in, go out, or were counted. */
export const stockMovementInputSchema = z
  .object({
    /** The first size when absent. */
    variant_id: productIdSchema.optional(),
    kind: z.enum(STOCK_MOVE_KINDS),
    /** How many come in or go out; of a count, how many are on the shelf, what is held for orders included. */
    quantity: z.number().int().min(0).max(MAX_STOCK),
    /** One of those that the kind has. */
    reason: z.enum(STOCK_REASONS),
    note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
  })
  .refine(({ kind, quantity }) => kind === "count" || quantity > 0, { path: ["quantity"] })
  .refine(({ kind, reason }) => STOCK_MOVES[kind].some((each) => each === reason), { path: ["reason"] })
export type StockMovementInput = z.input<typeof stockMovementInputSchema>

/** Units that came onto a shelf or left it. */
export const stockMovementSchema = z.object({
  id: z.string(),
  at: z.string(),
  variant_id: z.string(),
  /** Below 0 for what left. All of a size together are what is on the shelf. */
  quantity: z.number().int(),
  /** On the shelf afterwards, what is held for orders included. */
  stocked: z.number().int(),
  reason: z.enum(STOCK_CAUSES),
  note: z.string(),
  /** E-mail address of the administrator, as it was then; null where nobody or somebody unknown did it. */
  by: z.string().nullable(),
  order_number: z.string().nullable(),
  /** The import that did it on their behalf. */
  import_id: z.string().nullable(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

/** GET /api/admin/products/{id}/stock-movements: newest first; the total number is in the header X-Total-Count. */
export const stockMovementsSchema = z.array(stockMovementSchema)
export const stockMovementsQuerySchema = pageSchema.extend({
  /** Every size when absent. */
  variant_id: productIdSchema.optional(),
})
