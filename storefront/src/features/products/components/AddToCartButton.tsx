import type { Product } from "@bon-perroquet/contract"
import { Check, ShoppingBasket } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useAddToCart } from "../../cart"

/** Milliseconds for which the button shows its success. */
const ADDED_NOTICE_MS = 2_000

type AddToCartButtonProps = {
  product: Product
  name: string
  available: boolean
  quantity?: number
  /** Subscription interval in weeks. */
  weeks?: number | null
  size?: "md" | "lg"
}

export function AddToCartButton(props: AddToCartButtonProps) {
  const { product, name, available, quantity = 1, weeks = null, size = "md" } = props
  const { t } = useTranslation("products")
  const { add, pendingProductId } = useAddToCart()
  const [added, setAdded] = useState(0)
  const Icon = added ? Check : ShoppingBasket
  const pending = pendingProductId === product.id

  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), ADDED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [added])

  if (!available) {
    return (
      <Button disabled size={size} aria-label={t("card.unavailableOf", { name })} className="w-full">
        {t("card.unavailable")}
      </Button>
    )
  }
  const addToCart = async () => {
    if (await add(product, quantity, weeks)) setAdded((count) => count + 1)
  }
  return (
    <>
      <Button
        pending={pending}
        size={size}
        aria-label={t("card.addOf", { name })}
        className="w-full max-sm:px-1"
        onClick={addToCart}
      >
        {!pending && <Icon aria-hidden className="size-5 max-sm:hidden" />}
        {pending ? t("card.adding") : added ? t("card.added") : t("card.add")}
      </Button>
      <span role="status" className="sr-only">
        {added > 0 && t("card.addedOf", { name })}
      </span>
    </>
  )
}
