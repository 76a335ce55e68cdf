import { detailOf, ShopApiError, shopKeys } from "@bon-perroquet/shop-react"
import { useLinkedBalances, usePayLinkedOrder } from "@bon-perroquet/shop-react/account"
import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Boundary, lazyAgain } from "../../../../components/optional"
import { formatCents } from "../../../../components/price"
import { useFailureToast } from "../../../../components/toast"
import { useRestored } from "../../../../config/use-restored"
import { useLanguage } from "../../../../i18n"
import { OrderCard } from "../../../order"

/** Loaded on demand, because few customers pay by a link. */
const OrderBalances = lazyAgain(async () => (await import("./OrderBalances")).OrderBalances)

/** Error codes after which the displayed order is outdated. */
const OUTDATED = ["rest_changed", "nothing_to_pay", "order_cancelled"]

/** Shows the amount due and a button to pay it. They need the token of the order's e-mail link. */
export function OrderPayment({ cents, token }: { cents: number; token: string }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const showFailure = useFailureToast()
  const queries = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = usePayLinkedOrder(token)
  const { data: balances, isLoading } = useLinkedBalances(token)
  /** Reason why the payment page did not open, because a balance pays another amount than displayed. */
  const [problem, setProblem] = useState<string>()
  const rest_cents = balances?.rest_cents ?? cents
  const amount = (of: number) => formatCents(of, language)

  useRestored(reset)

  function refused(error: unknown) {
    const code = error instanceof ShopApiError ? error.code : ""
    if (OUTDATED.includes(code)) void queries.invalidateQueries({ queryKey: shopKeys.linkedOrder(token) })
    if (code === "rest_changed") setProblem(detailOf(error))
    else showFailure(error, t("order.toPay.failed"))
  }

  function pay() {
    setProblem(undefined)
    mutate(balances?.rest_cents, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: refused,
    })
  }

  const due = (isUnready = false) => (
    <>
      {rest_cents > 0 && <p className="text-bark">{t("order.toPay.text")}</p>}
      <Button className="self-start" pending={isPending || isSuccess || isLoading || isUnready} onClick={pay}>
        {rest_cents > 0
          ? t("order.toPay.action", { amount: amount(rest_cents) })
          : t("order.toPay.byBalance")}
      </Button>
    </>
  )

  return (
    <OrderCard title={t("order.toPay.title", { amount: amount(balances?.due_cents ?? cents) })}>
      {balances ? (
        <Boundary fallback={due()}>
          {/* The balances move the button, so it takes clicks only after they are displayed. */}
          <Suspense fallback={due(true)}>
            <OrderBalances {...{ balances, token, problem }} />
            {due()}
          </Suspense>
        </Boundary>
      ) : (
        due()
      )}
    </OrderCard>
  )
}
