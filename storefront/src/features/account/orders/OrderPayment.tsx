import { usePayLinkedOrder } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useRestored } from "../../../config/use-restored"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { useFailureToast } from "../../../components/toast"

/** Shows the amount due and a button to pay to the owner of the order's link. */
export function OrderPayment({ cents, token }: { cents: number; token: string }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const sayFailure = useFailureToast()
  const { mutate, reset, isPending, isSuccess } = usePayLinkedOrder(token)
  const amount = formatCents(cents, language)

  useRestored(reset)

  return (
    <OrderCard title={t("order.toPay.title", { amount })}>
      <p className="text-bark">{t("order.toPay.text")}</p>
      <Button
        className="self-start"
        pending={isPending || isSuccess}
        onClick={() =>
          mutate(undefined, {
            onSuccess: ({ url }) => window.location.assign(url),
            onError: (error) => sayFailure(error, t("order.toPay.failed")),
          })
        }
      >
        {t("order.toPay.action", { amount })}
      </Button>
    </OrderCard>
  )
}
