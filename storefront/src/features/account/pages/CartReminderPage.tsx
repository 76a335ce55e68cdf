import type { Cart } from "@bon-perroquet/contract"
import { ShopApiError, useCart, useRestoredCart } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useCartPanel } from "../../cart"
import { LinkFailed } from "../components/LinkFailed"

/** Restores the cart of a reminder. No button is needed, because a mail scanner only fills its own empty cart. */
export function Component() {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const { setOpen } = useCartPanel()
  const token = useSearchParams()[0].get("token") ?? ""
  const { data: restored, error, refetch } = useRestoredCart(token)
  const { data: cart } = useCart()
  if (!token) return <LinkFailed />
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  if (error)
    return (
      <Notice title={t("failure.load.title")} text={t("failure.load.text")}>
        <Button onClick={() => void refetch()}>{common("retry")}</Button>
      </Notice>
    )
  const state = !restored || !cart ? "wait" : stateOf(restored.is_restored, cart)
  const title = t(`link.cart_reminder.${state}.title`)
  return (
    <div role="status" aria-busy={state === "wait"}>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t(`link.cart_reminder.${state}.text`)}>
        {state === "full" && <LinkButton to="/checkout">{t("link.cart_reminder.checkout")}</LinkButton>}
        {(state === "full" || state === "gone") && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t("link.cart_reminder.show")}
          </Button>
        )}
        {(state === "empty" || state === "gone") && (
          <LinkButton to="/products">{common("continueShopping")}</LinkButton>
        )}
      </Notice>
    </div>
  )
}

/** The shopper may have another cart, and may change it after it was restored. */
function stateOf(isRestored: boolean, { items }: Cart): "full" | "gone" | "empty" {
  if (items.length === 0) return "empty"
  return isRestored ? "full" : "gone"
}
