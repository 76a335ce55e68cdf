import type { AddCartItem } from "@bon-perroquet/contract"

/** A product in a cart, or one of its sizes. */
export type ChosenItem = Pick<AddCartItem, "product_id" | "variant_id">
