import { itemForTrade } from "@bon-perroquet/contract"
import { useCart, useClearCart } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Sheet } from "../../../components/Sheet"
import { Skeleton } from "../../../components/Skeleton"
import { useCartFailure } from "../use-cart-failure"
import { useCartPanel } from "../use-cart-panel"
import { CartLine } from "./CartLine"
import { CartSummary } from "./CartSummary"
import { EmptyCart } from "./EmptyCart"

export function CartPanel() {
  const { t } = useTranslation("cart")
  const { open, setOpen } = useCartPanel()
  const { data: cart } = useCart()
  const close = () => setOpen(false)
  const filled = cart !== undefined && cart.items.length > 0
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      side="right"
      title={t("title")}
      actions={filled && <ClearButton />}
      footer={filled && <CartSummary cart={cart} onCheckout={close} />}
    >
      <CartContent onLeave={close} />
    </Sheet>
  )
}

function CartContent({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("cart")
  const { data: cart, isError, refetch } = useCart()
  if (cart?.items.length === 0) return <EmptyCart onLeave={onLeave} />
  if (cart) {
    return (
      <ul aria-label={t("lines")}>
        {cart.items.map((item) => (
          <CartLine key={item.variant_id} item={cart.trade ? itemForTrade(item) : item} />
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
        <p>{t("failure.load")}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-4 p-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}

function ClearButton() {
  const { t } = useTranslation("cart")
  const { mutateAsync: clear, isPending } = useClearCart()
  const { tellOrLog } = useCartFailure()
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={isPending}
      onClick={() => {
        if (window.confirm(t("clear.confirmation"))) void clear().catch(tellOrLog)
      }}
    >
      {t("clear.action")}
    </Button>
  )
}
