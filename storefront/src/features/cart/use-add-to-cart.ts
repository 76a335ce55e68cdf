import type { Product } from "@bon-perroquet/contract"
import { useAddCartItem, useChooseRepeat } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"
import { useCartFailure } from "./use-cart-failure"

type Addable = Pick<Product, "id" | "price" | "stock" | "is_out_of_stock" | "variants">

/**
 * Returns a function that adds the first size of a product. It resolves to true if it succeeded. Otherwise it shows a
 * toast and resolves to false.
 */
export function useAddToCart() {
  const { t } = useTranslation("cart")
  const { mutateAsync, isPending, variables } = useAddCartItem()
  const { mutateAsync: comeAgain } = useChooseRepeat()
  const { tellOrLog } = useCartFailure()

  /** @param weeks subscription interval; null keeps the interval of an existing line, or buys once */
  async function add(product: Addable, quantity = 1, weeks: number | null = null): Promise<boolean> {
    if (product.is_out_of_stock || product.stock <= 0) {
      toast({ variant: "destructive", title: t("outOfStock.title"), description: t("outOfStock.text") })
      return false
    }
    try {
      const variant_id = product.variants[0]?.id
      await mutateAsync({ product_id: product.id, variant_id, quantity, unit_price: product.price })
      if (weeks !== null) await comeAgain({ product_id: product.id, variant_id, weeks })
      return true
    } catch (error) {
      tellOrLog(error)
      return false
    }
  }

  return { add, pendingProductId: isPending ? variables.product_id : null }
}
