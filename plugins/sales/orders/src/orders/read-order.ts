import type { ArticleEdit } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { OrderRecord } from "../modules/order-status"

/** An order as it was read from the database in this request. */
export interface ReadOrder {
  order: EngineOrder
  record: OrderRecord
  edits: ArticleEdit[]
}
