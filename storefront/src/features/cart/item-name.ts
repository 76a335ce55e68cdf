import type { CartItem } from "@bon-perroquet/contract"
import type { TFunction } from "i18next"

const ID_CHARACTERS = 8

export function itemName(item: Pick<CartItem, "name" | "product_id">, t: TFunction<"cart">): string {
  return item.name || t("unnamed", { id: item.product_id.slice(0, ID_CHARACTERS) })
}
