import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, searchedSchema } from "../lists"
import { errorSchema } from "../error"
import { orderNumberSchema } from "../shop/order"
import { productIdSchema } from "../shop/cart"
import { MAX_STOCK } from "../administration/products"
import { MAX_STOCK_NOTE, STOCK_CAUSES, STOCK_MOVES } from "../administration/stock-movements"

/** How a lot stands, the first that holds; of each a list is asked for by its name. */
export const LOT_STATES = [
  /** Called back: nothing of it is sold. */
  "recalled",
  /** Past its date: nothing of it is sold, and some is left or waits to be taken away. */
  "expired",
  /** None of it is left, or its product is no longer kept by lots. */
  "gone",
  /** Past its date within the days that the shop looks ahead. */
  "near",
  "sellable",
] as const
export type LotState = (typeof LOT_STATES)[number]

/** Why units came to a lot or left it: what moves stock, and that a number was given to what is on the shelf. */
export const LOT_CAUSES = [...STOCK_CAUSES, "numbered"] as const

export const MAX_LOT_TEXT = 80
const textSchema = z.string().trim().max(MAX_LOT_TEXT)
export const lotIdSchema = z.string().min(1).max(100)

/** What is told of a lot when it arrives, and may be put right. */
const toldOfLot = {
  /** The supplier's, as it stands on the goods. */
  number: textSchema.min(1),
  supplier: textSchema,
  /** The last day on which it is sold: best before, or use by; null for goods that have none. */
  best_before: daySchema.nullable(),
}

/** Goods of one size that arrived together. */
export const lotSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  variant_id: z.string(),
  /** The product's name, and the size's where it has several. */
  product: z.string(),
  /** Empty for what is on the shelf and belongs to no lot that the shop knows of. */
  number: z.string(),
  supplier: z.string(),
  best_before: z.iso.date().nullable(),
  state: z.enum(LOT_STATES),
  /** On the shelf, what is held for orders included. All lots of a size are its stock. */
  quantity: z.number().int(),
  /** How many came with deliveries. */
  received: z.number().int(),
  received_at: z.string(),
  /** Taken out of stock as past its date or called back, and nobody has seen to it: the goods may still lie in the store. */
  to_clear: z.number().int(),
  recalled_at: z.string().nullable(),
  /** Changes with any of the rest: for `If-Match` of a write. */
  version: z.string(),
})
export type Lot = z.infer<typeof lotSchema>

/** GET /api/admin/lots: what is past its date first; the total number is in the header X-Total-Count. */
export const lotsSchema = z.array(lotSchema)
export const lotsQuerySchema = pageSchema.extend({
  state: z.enum(LOT_STATES).optional(),
  /** Whether something of it waits to be taken away. */
  to_clear: z.enum(["true"]).optional(),
  /** Part of a number, a supplier or a product's name. */
  search: searchedSchema,
})

/** GET /api/admin/products/{id}/lots. */
export const productLotsSchema = z.object({
  /** Whether its stock is kept by lots. */
  is_kept: z.boolean(),
  /** Those of which some is left or waits to be taken away, what is sold first being first. */
  lots: lotsSchema,
})
export type ProductLots = z.infer<typeof productLotsSchema>

/** PUT /api/admin/products/{id}/lots. */
export const lotKeepingSchema = z.object({ is_kept: z.boolean() })

/** POST /api/admin/products/{id}/lots: goods arrive, or what is on the shelf is given its number. */
export const lotInputSchema = z.object({
  /** The first size when absent. */
  variant_id: productIdSchema.optional(),
  ...toldOfLot,
  supplier: textSchema.default(""),
  best_before: toldOfLot.best_before.default(null),
  quantity: z.number().int().min(1).max(MAX_STOCK),
  /** "shelf": they are in stock already, and belonged to no lot. */
  from: z.enum(["delivery", "shelf"]).default("delivery"),
  note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
})
export type LotInput = z.input<typeof lotInputSchema>

/** What lies on the shelf of a lot; without a number what belongs to none that is known. */
export const shelfLotSchema = z.object({
  number: textSchema,
  supplier: textSchema,
  best_before: toldOfLot.best_before,
  quantity: z.number().int().min(0).max(MAX_STOCK),
})
export type ShelfLot = z.infer<typeof shelfLotSchema>

/** Lots of one count. */
export const MAX_COUNTED_LOTS = 200

/** POST /api/admin/products/{id}/lots/count: a stock count by lots; lots that are left out stay as they are. */
export const lotCountSchema = z.object({
  /** The first size when absent. */
  variant_id: productIdSchema.optional(),
  lots: z
    .array(
      z.object({
        /** Empty for what is on the shelf without a number. */
        number: textSchema,
        /** How many lie there. */
        quantity: z.number().int().min(0).max(MAX_STOCK),
        /** Of a lot that the shop does not know yet; one that it knows has its own. */
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

/** PATCH /api/admin/lots/{id}: what was told wrongly; what is absent stays. */
export const lotChangeSchema = z.object(toldOfLot).partial()
export type LotChange = z.infer<typeof lotChangeSchema>

/** POST /api/admin/lots/{id}/movements: units of this lot leave the shelf for another reason than an order. */
export const lotMovementInputSchema = z.object({
  quantity: z.number().int().min(1).max(MAX_STOCK),
  reason: z.enum(STOCK_MOVES.out),
  note: z.string().trim().max(MAX_STOCK_NOTE).default(""),
})
export type LotMovementInput = z.input<typeof lotMovementInputSchema>

/** Units that came to a lot or left it. */
export const lotMovementSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Below 0 for what left. */
  quantity: z.number().int(),
  reason: z.enum(LOT_CAUSES),
  note: z.string(),
  by: z.string().nullable(),
  order_number: z.string().nullable(),
})

/** GET /api/admin/lots/{id}. */
export const lotDetailSchema = lotSchema.extend({
  /** The last hundred, newest first. */
  movements: z.array(lotMovementSchema),
  /** Units that left without an order being named: lost, damaged, past their date, or packed past the shop. */
  left_otherwise: z.number().int(),
})
export type LotDetail = z.infer<typeof lotDetailSchema>

/** Longest text of a recall's notice in one language. */
export const MAX_RECALL_TEXT = 2000

/** Somebody who got units of a lot. */
export const lotRecipientSchema = z.object({
  order_number: z.string(),
  ordered_at: z.string(),
  name: z.string(),
  email: z.string(),
  /** In which they are written to. */
  language: z.string(),
  /** Of this lot, without what came back. */
  quantity: z.number().int(),
  /** When the notice of the recall was written to them; null before. */
  told_at: z.string().nullable(),
  /** Of the goods that were recalled, units that were given back as money since. */
  refunded: z.number().int(),
  /** Orders that replace units of it at no charge. */
  replacements: z.array(z.object({ number: z.string(), quantity: z.number().int() })),
  /** Units of a recalled lot for which there was neither money nor a replacement yet; 0 before the recall. */
  to_remedy: z.number().int(),
})
export type LotRecipient = z.infer<typeof lotRecipientSchema>

/** GET /api/admin/lots/{id}/recipients: by order, the newest first. */
export const lotRecipientsSchema = z.object({
  recipients: z.array(lotRecipientSchema),
  /** Units with all of them. */
  sent: z.number().int(),
  recall: z
    .object({
      at: z.string(),
      by: z.string(),
      /** What is wrong with the goods, in each language in which it was written. */
      reasons: z.record(z.string(), z.string()),
    })
    .nullable(),
})
export type LotRecipients = z.infer<typeof lotRecipientsSchema>

/** POST /api/admin/lots/{id}/recall: what is wrong with the goods and what to do with them, for the customers. */
export const recallInputSchema = z.object({
  /** In French it can't be empty: it stands in for the languages in which nothing is written. */
  reasons: z.object({
    fr: z.string().trim().min(1).max(MAX_RECALL_TEXT),
    nl: z.string().trim().max(MAX_RECALL_TEXT).default(""),
    en: z.string().trim().max(MAX_RECALL_TEXT).default(""),
    de: z.string().trim().max(MAX_RECALL_TEXT).default(""),
  }),
})
export type RecallInput = z.input<typeof recallInputSchema>

/** Orders of one POST /api/admin/lots/{id}/replacements: each is written by itself, which takes some tenths of a second. */
export const MAX_REPLACEMENTS_AT_ONCE = 50

/** POST /api/admin/lots/{id}/replacements: goods of a recalled lot are sent again at no charge, as an order of their own. */
export const lotReplacementInputSchema = z.object({
  /** Orders that got some of it, by their numbers. */
  order_numbers: z.array(orderNumberSchema).min(1).max(MAX_REPLACEMENTS_AT_ONCE),
})
/** What became of each, in the order in which they were sent. */
export const lotReplacementsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** Number of the order that replaces it; null where it was refused. */
    replacement: z.string().nullable(),
    refusal: errorSchema.pick({ code: true, detail: true }).nullable(),
  }),
)
export type LotReplacements = z.infer<typeof lotReplacementsSchema>

/** GET /api/admin/orders/lots: for packing slips. */
export const orderLotsQuerySchema = z.object({
  /** Orders by their numbers, with commas between them. */
  numbers: z.string().min(1).max(4000),
})

/** Which lots an order's goods are from, once they are packed. */
export const orderLotsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** The lines of the order that have goods of it. */
    line_ids: z.array(z.string()),
    lot_id: z.string(),
    number: z.string(),
    best_before: z.iso.date().nullable(),
    quantity: z.number().int(),
  }),
)
export type OrderLot = z.infer<typeof orderLotsSchema>[number]
