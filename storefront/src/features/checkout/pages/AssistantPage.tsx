import { detailOf, ShopApiError, useAssistantCart } from "@bon-perroquet/shop-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { toast } from "../../../components/toast"
import { keepDraft } from "../draft"

/**
 * Opens the checkout with the cart that an assistant prepared. No button is needed, because a program that opens the
 * link only fills its own empty cart.
 */
export function Component() {
  const { t } = useTranslation("checkout")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const token = useSearchParams()[0].get("token") ?? ""
  const { data: opened, error, refetch } = useAssistantCart(token)
  useEffect(() => {
    if (!opened) return
    // Empty fields would replace the details of a signed-in customer.
    keepDraft(Object.fromEntries(Object.entries(opened.form).filter(([, value]) => value)))
    toast({
      title: t("assistant.prepared", { assistant: opened.assistant }),
      description: t("assistant.check"),
    })
    void navigate("/checkout", { replace: true })
  }, [opened, navigate, t])
  if (!token || error) {
    const isLasting = !token || (error instanceof ShopApiError && error.status < 500)
    const title = t("assistant.failed.title")
    return (
      <Notice title={title} text={detailOf(error) ?? t("assistant.failed.text")}>
        <PageHead title={title} indexed={false} />
        {isLasting ? (
          <LinkButton to="/products">{common("continueShopping")}</LinkButton>
        ) : (
          <Button onClick={() => void refetch()}>{common("retry")}</Button>
        )}
      </Notice>
    )
  }
  return (
    <div role="status" aria-busy>
      <PageHead title={t("assistant.wait")} indexed={false} />
      <Notice title={t("assistant.wait")} text="" />
    </div>
  )
}
