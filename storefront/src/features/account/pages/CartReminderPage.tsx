import { ShopApiError, useRestoredCart } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router"
import { Button } from "../../../components/Button"
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
  const { data: cart, error, refetch } = useRestoredCart(token)
  if (!token) return <LinkFailed />
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  if (error)
    return (
      <Notice title={t("failure.load.title")} text={t("failure.load.text")}>
        <Button onClick={() => void refetch()}>{common("retry")}</Button>
      </Notice>
    )
  const state = !cart ? "wait" : cart.items.length > 0 ? "full" : "empty"
  const title = t(`link.cart_reminder.${state}.title`)
  return (
    <div role="status" aria-busy={!cart}>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={t(`link.cart_reminder.${state}.text`)}>
        {state === "full" && (
          <>
            <Button asChild>
              <Link to="/checkout">{t("link.cart_reminder.checkout")}</Link>
            </Button>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t("link.cart_reminder.show")}
            </Button>
          </>
        )}
        {state === "empty" && (
          <Button asChild>
            <Link to="/products">{common("continueShopping")}</Link>
          </Button>
        )}
      </Notice>
    </div>
  )
}
