import { totalQuantity, useCart } from "@bon-perroquet/shop-react"
import { ShoppingBasket } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useCartPanel } from "../use-cart-panel"

const MAX_SHOWN = 99

export function CartButton() {
  const { t } = useTranslation("cart")
  const { data: cart } = useCart()
  const { open, setOpen } = useCartPanel()
  const count = totalQuantity(cart)
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={t("open", { count })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <ShoppingBasket aria-hidden className="size-6" />
      {count > 0 && (
        <span
          // A changed key restarts the animation.
          key={count}
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 animate-rise rounded-pill bg-macaw px-1 text-center text-xs leading-5 font-bold text-on-macaw tabular-nums"
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </Button>
  )
}
