import { useConfirmLinkedOrder } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useFailureToast } from "../../../components/toast"
import { OrderCard } from "../../order"

/** Button that confirms the e-mail address of an order with a bank transfer. */
export function OrderConfirmation({ token }: { token: string }) {
  const { t } = useTranslation("account")
  const showFailure = useFailureToast()
  const { mutate, isPending } = useConfirmLinkedOrder(token)
  return (
    <OrderCard title={t("orders.confirm.title")}>
      <p>{t("orders.confirm.text")}</p>
      <Button
        className="self-start"
        pending={isPending}
        onClick={() =>
          mutate(undefined, { onError: (error) => showFailure(error, t("orders.confirm.failed")) })
        }
      >
        {t("orders.confirm.action")}
      </Button>
    </OrderCard>
  )
}
