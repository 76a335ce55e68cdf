import type { WebhookEvent } from "@bon-perroquet/contract"

/** Change of a table that can cause a webhook. */
export interface WebhookSource {
  event: WebhookEvent
  table: string
  on: "INSERT" | "UPDATE" | "DELETE"
  /**
   * SQL that selects the subjects from the statement's rows: `changed`, and for updates their former values in `former`.
   */
  subjects: string
}

/** Rows of `changed` where a time was set by the statement. */
const nowSet = (column: string): string =>
  `SELECT changed.id FROM changed JOIN former USING (id)
   WHERE changed.${column} IS NOT NULL AND former.${column} IS NULL`

const STOCK_LEFT = "former.stocked_quantity, former.reserved_quantity, former.deleted_at IS NULL"
const STOCK_IS = "changed.stocked_quantity, changed.reserved_quantity, changed.deleted_at IS NULL"

/** Sources in Medusa's tables. `WEBHOOK_FACTS` reads the subjects. Changed products have other sources. */
export const WEBHOOK_SOURCES: WebhookSource[] = [
  {
    ...{ event: "order.placed", table: "order", on: "INSERT" },
    subjects: "SELECT id FROM changed WHERE NOT is_draft_order",
  },
  {
    ...{ event: "order.placed", table: "order", on: "UPDATE" },
    subjects: `SELECT changed.id FROM changed JOIN former USING (id)
      WHERE former.is_draft_order AND NOT changed.is_draft_order`,
  },
  // A payment can be captured before or after the order is written. Subject: the payment collection.
  {
    ...{ event: "order.paid", table: "capture", on: "INSERT" },
    subjects: `SELECT payment.payment_collection_id FROM changed JOIN payment ON payment.id = changed.payment_id`,
  },
  {
    ...{ event: "order.paid", table: "order_payment_collection", on: "INSERT" },
    subjects: "SELECT payment_collection_id FROM changed",
  },
  {
    ...{ event: "order.changed", table: "order_change", on: "UPDATE" },
    subjects: `SELECT changed.id FROM changed JOIN former USING (id)
      WHERE changed.change_type = 'edit' AND changed.status = 'confirmed' AND former.status <> 'confirmed'`,
  },
  { event: "order.canceled", table: "order", on: "UPDATE", subjects: nowSet("canceled_at") },
  {
    ...{ event: "order.packed", table: "order_fulfillment", on: "INSERT" },
    subjects: "SELECT fulfillment_id FROM changed",
  },
  { event: "order.unpacked", table: "fulfillment", on: "UPDATE", subjects: nowSet("canceled_at") },
  { event: "order.shipped", table: "fulfillment", on: "UPDATE", subjects: nowSet("shipped_at") },
  { event: "order.delivered", table: "fulfillment", on: "UPDATE", subjects: nowSet("delivered_at") },
  { event: "order.refunded", table: "refund", on: "INSERT", subjects: "SELECT id FROM changed" },
  {
    ...{ event: "stock.changed", table: "inventory_level", on: "INSERT" },
    subjects: "SELECT inventory_item_id FROM changed",
  },
  {
    ...{ event: "stock.changed", table: "inventory_level", on: "UPDATE" },
    subjects: `SELECT changed.inventory_item_id FROM changed JOIN former USING (id)
      WHERE (${STOCK_IS}) IS DISTINCT FROM (${STOCK_LEFT})`,
  },
  {
    ...{ event: "stock.changed", table: "inventory_level", on: "DELETE" },
    subjects: "SELECT inventory_item_id FROM changed",
  },
  {
    ...{ event: "customer.deleted", table: "customer", on: "UPDATE" },
    subjects: `SELECT changed.id FROM changed JOIN former USING (id)
      WHERE former.has_account AND changed.deleted_at IS NOT NULL AND former.deleted_at IS NULL`,
  },
  {
    ...{ event: "customer.deleted", table: "customer", on: "DELETE" },
    subjects: "SELECT id FROM changed WHERE has_account AND deleted_at IS NULL",
  },
]
