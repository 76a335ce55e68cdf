import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, searchedSchema } from "../lists"
import { errorSchema } from "../error"
import { orderNumberSchema } from "../shop/order"
import { productIdSchema } from "../shop/cart"
import { MAX_STOCK } from "../administration/products"
import { MAX_STOCK_NOTE, STOCK_CAUSES, STOCK_MOVES } from "../administration/stock-movements"

/** States of a lot. If several apply, the first one counts. Lists can be filtered by state. */
export const LOT_STATES = [
  /** Recalled. Its goods are not sold. */
  "recalled",
  /** Expired. Its goods are not sold, and some remain in stock or must still be removed. */
  "expired",
  /** Nothing is left, or its product no longer uses lots. */
  "gone",
  /** Expires within the shop's warning period. */
  "near",
  "sellable",
] as const
export type LotState = (typeof LOT_STATES)[number]

/** Causes of a lot movement. "numbered": a lot number was assigned to goods that were already on the shelf. */
export const LOT_CAUSES = [...STOCK_CAUSES, "numbered"] as const

export const MAX_LOT_TEXT = 80
const textSchema = z.string().trim().max(MAX_LOT_TEXT)
export const lotIdSchema = z.string().min(1).max(100)

const toldOfLot = {
  /** Supplier's lot number, as printed on the goods. */
  number: textSchema.min(1),
  supplier: textSchema,
  /** Last day of sale ("best before" or "use by" date). Null if the goods have none. */
  best_before: daySchema.nullable(),
}

/** Goods of one size that arrived together. */
export const lotSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  variant_id: z.string(),
  /** Name of the product, with the size if there are several. */
  product: z.string(),
  /** Lot number. Empty for goods on the shelf whose lot is unknown. */
  number: z.string(),
  supplier: z.string(),
  best_before: z.iso.date().nullable(),
  state: z.enum(LOT_STATES),
  /** Units on the shelf, including reserved ones. The sum of a size's lots is its stock. */
  quantity: z.number().int(),
  /** Number of delivered units. */
  received: z.number().int(),
  received_at: z.string(),
  /** Expired or recalled units that no longer count as stock, but must still be removed from the shelf. */
  to_clear: z.number().int(),
  recalled_at: z.string().nullable(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type Lot = z.infer<typeof lotSchema>

/** GET /api/admin/lots: expired lots first. The header X-Total-Count has the total number. */
export const lotsSchema = z.array(lotSchema)
export const lotsQuerySchema = pageSchema.extend({
  state: z.enum(LOT_STATES).optional(),
  /** Only lots with units that must still be removed. */
  to_clear: z.enum(["true"]).optional(),
  /** Part of a lot number, supplier or product name. */
  search: searchedSchema,
})

/** GET /api/admin/products/{id}/lots. */
export const productLotsSchema = z.object({
  /** Whether the product uses lots. */
  is_kept: z.boolean(),
  /** Lots with units on the shelf or units to remove, in order of sale. */
  lots: lotsSchema,
})
export type ProductLots = z.infer<typeof productLotsSchema>

/** PUT /api/admin/products/{id}/lots. */
export const lotKeepingSchema = z.object({ is_kept: z.boolean() })

/** POST /api/admin/products/{id}/lots: registers arrived goods, or assigns a lot number to goods on the shelf. */
export const lotInputSchema = z.object({
  /** Id of the size. Default: the first size. */
  variant_id: productIdSchema.optional(),
  ...toldOfLot,
  supplier: textSchema.default(""),
  best_before: toldOfLot.best_before.default(null),
  quantity: z.number().int().min(1).max(MAX_STOCK),
  /** "shelf": the units are already in stock without a lot. */
  from: z.enum(["delivery", "shelf"]).default("delivery"),
  note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
})
export type LotInput = z.input<typeof lotInputSchema>

/** Units of a lot on the shelf. `number` is empty if the lot is unknown. */
export const shelfLotSchema = z.object({
  number: textSchema,
  supplier: textSchema,
  best_before: toldOfLot.best_before,
  quantity: z.number().int().min(0).max(MAX_STOCK),
})
export type ShelfLot = z.infer<typeof shelfLotSchema>

export const MAX_COUNTED_LOTS = 200

/** POST /api/admin/products/{id}/lots/count: a stock count by lot. Absent lots are not changed. */
export const lotCountSchema = z.object({
  /** Id of the size. Default: the first size. */
  variant_id: productIdSchema.optional(),
  lots: z
    .array(
      z.object({
        /** Empty for units without a lot number. */
        number: textSchema,
        /** Counted units. */
        quantity: z.number().int().min(0).max(MAX_STOCK),
        /** Stored units that the counter saw. If they have changed, nothing is counted. */
        stored: z.number().int().optional(),
        /** For a new lot. An existing lot keeps its date. */
        best_before: toldOfLot.best_before.optional(),
        supplier: textSchema.optional(),
      }),
    )
    .min(1)
    .max(MAX_COUNTED_LOTS)
    .refine((lots) => new Set(lots.map(({ number }) => number)).size === lots.length),
  note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
})
export type LotCount = z.input<typeof lotCountSchema>

/** PATCH /api/admin/lots/{id}: corrections. Absent fields are not changed. */
export const lotChangeSchema = z.object(toldOfLot).partial()
export type LotChange = z.infer<typeof lotChangeSchema>

/** POST /api/admin/lots/{id}/movements: removes units of this lot from the shelf, not for an order. */
export const lotMovementInputSchema = z.object({
  quantity: z.number().int().min(1).max(MAX_STOCK),
  reason: z.enum(STOCK_MOVES.out),
  note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
})
export type LotMovementInput = z.input<typeof lotMovementInputSchema>

export const lotMovementSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Negative if units were removed. */
  quantity: z.number().int(),
  reason: z.enum(LOT_CAUSES),
  note: z.string(),
  by: z.string().nullable(),
  order_number: z.string().nullable(),
})

/** GET /api/admin/lots/{id}. */
export const lotDetailSchema = lotSchema.extend({
  /** The last hundred movements, newest first. */
  movements: z.array(lotMovementSchema),
  /** Units that left without an order: lost, damaged, expired, or packed outside the shop. */
  left_otherwise: z.number().int(),
})
export type LotDetail = z.infer<typeof lotDetailSchema>

/** Longest text of a recall notice in one language, in characters. */
export const MAX_RECALL_TEXT = 2000

/** Customer who received units of a lot. */
export const lotRecipientSchema = z.object({
  order_number: z.string(),
  ordered_at: z.string(),
  name: z.string(),
  email: z.string(),
  /** Language of the customer's e-mails. */
  language: z.string(),
  /** Units of this lot, without returned ones. */
  quantity: z.number().int(),
  /** When the recall notice was sent. Null before. */
  told_at: z.string().nullable(),
  /** Whether the notice could not be delivered, for example because the address is invalid. */
  undelivered: z.boolean(),
  /** Recalled units that were refunded since the recall. */
  refunded: z.number().int(),
  /** Orders that replace units free of charge. */
  replacements: z.array(z.object({ number: z.string(), quantity: z.number().int() })),
  /** Recalled units without a refund or replacement. 0 before the recall. */
  to_remedy: z.number().int(),
})
export type LotRecipient = z.infer<typeof lotRecipientSchema>

/** GET /api/admin/lots/{id}/recipients: by order, newest first. */
export const lotRecipientsSchema = z.object({
  recipients: z.array(lotRecipientSchema),
  /** Number of units of this lot that customers received. */
  sent: z.number().int(),
  recall: z
    .object({
      at: z.string(),
      by: z.string(),
      /** Reason of the recall, by language. */
      reasons: z.record(z.string(), z.string()),
    })
    .nullable(),
})
export type LotRecipients = z.infer<typeof lotRecipientsSchema>

/** POST /api/admin/lots/{id}/recall: the reason and the instructions for customers. */
export const recallInputSchema = z.object({
  /** Texts by language. French is required and replaces missing languages. */
  reasons: z.object({
    fr: z.string().trim().min(1).max(MAX_RECALL_TEXT),
    nl: z.string().trim().max(MAX_RECALL_TEXT).default(""),
    en: z.string().trim().max(MAX_RECALL_TEXT).default(""),
    de: z.string().trim().max(MAX_RECALL_TEXT).default(""),
  }),
})
export type RecallInput = z.input<typeof recallInputSchema>

/** Maximum number of orders in POST /api/admin/lots/{id}/replacements. Each takes some tenths of a second. */
export const MAX_REPLACEMENTS_AT_ONCE = 50

/** POST /api/admin/lots/{id}/replacements: replaces recalled goods free of charge, with a new order. */
export const lotReplacementInputSchema = z.object({
  /** Numbers of orders with units of the lot. */
  order_numbers: z.array(orderNumberSchema).min(1).max(MAX_REPLACEMENTS_AT_ONCE),
})
/** Results, in the order of the request. */
export const lotReplacementsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** Number of the replacement order. Null if it was refused. */
    replacement: z.string().nullable(),
    refusal: errorSchema.pick({ code: true, detail: true }).nullable(),
  }),
)
export type LotReplacements = z.infer<typeof lotReplacementsSchema>

/** GET /api/admin/orders/lots: lots of the packed goods, for packing slips. */
export const orderLotsQuerySchema = z.object({
  /** Order numbers, separated by commas. */
  numbers: z.string().min(1).max(4000),
})

/** Lots of an order's goods, after packing. */
export const orderLotsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** Order lines with units of the lot. */
    line_ids: z.array(z.string()),
    lot_id: z.string(),
    number: z.string(),
    best_before: z.iso.date().nullable(),
    quantity: z.number().int(),
  }),
)
export type OrderLot = z.infer<typeof orderLotsSchema>[number]
