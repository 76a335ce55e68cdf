import type { Order } from "@bon-perroquet/contract"
import { useWithdraw, type OrderAccess } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { Statement } from "./Statement"
import { everything, requestOf, WithdrawalForm, type WithdrawalValues } from "./WithdrawalForm"

type Step = { name: "closed" | "form" | "statement"; values: WithdrawalValues }

export function OrderWithdrawal({ order, access }: { order: Order; access: OrderAccess }) {
  const { t } = useTranslation("account")
  const items = order.items.filter(({ is_perishable }) => !is_perishable)
  const [step, setStep] = useState<Step>({ name: "closed", values: everything(items) })
  const { mutate, isPending } = useWithdraw(access)
  const tellFailure = useFailureToast()
  const excluded = order.items.filter(({ is_perishable }) => is_perishable).map(({ name }) => name)
  const isOver = !order.withdrawal && !order.withdrawable
  if (isOver && (items.length > 0 || order.payment.paid_cents === 0)) return null

  const go = (name: Step["name"], values = step.values) => setStep({ name, values })
  const confirm = () =>
    mutate(requestOf(items, step.values), {
      onSuccess: () => {
        go("closed")
        toast({ variant: "success", title: t("withdrawal.sent.title") })
      },
      onError: (error) => tellFailure(error, t("withdrawal.failure")),
    })

  return (
    <OrderCard title={t(isOver ? "withdrawal.right" : "withdrawal.title")}>
      {order.withdrawal && <Declared withdrawal={order.withdrawal} />}
      {excluded.length > 0 && <p>{t("withdrawal.excluded", { names: excluded.join(", ") })}</p>}
      {step.name === "closed" && order.withdrawable && (
        <>
          {!order.withdrawal && <p className="text-bark">{t("withdrawal.text")}</p>}
          <Button variant="secondary" className="self-start" onClick={() => go("form")}>
            {t("withdrawal.open")}
          </Button>
        </>
      )}
      {step.name === "form" && (
        <WithdrawalForm
          items={items}
          values={step.values}
          onNext={(values) => go("statement", values)}
          onCancel={() => go("closed")}
        />
      )}
      {step.name === "statement" && (
        <Statement
          facts={factsOf(t, { ...order, items }, step.values)}
          pending={isPending}
          onConfirm={confirm}
          onBack={() => go("form")}
        />
      )}
    </OrderCard>
  )
}

type Translate = ReturnType<typeof useTranslation<"account">>["t"]

function factsOf(t: Translate, order: Order, values: WithdrawalValues): [string, string][] {
  const chosen = order.items.flatMap(({ name }, index) => {
    const quantity = Number(values.quantities[index] ?? 0)
    return quantity > 0 ? [`${quantity} × ${name}`] : []
  })
  const message = values.message.trim()
  return [
    [t("withdrawal.review.order"), order.order_number],
    [t("withdrawal.review.items"), chosen.join("\n")],
    ...(message ? [[t("withdrawal.review.message"), message] satisfies [string, string]] : []),
    [t("withdrawal.review.email"), order.email],
  ]
}

function Declared({ withdrawal }: { withdrawal: NonNullable<Order["withdrawal"]> }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  return (
    <>
      <p className="font-semibold">{t("withdrawal.stated", { date: formatDay(withdrawal.at, language) })}</p>
      <ul className="text-bark">
        {withdrawal.items.map(({ id, name, quantity }) => (
          <li key={id}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      {!withdrawal.confirmed && <p>{t("withdrawal.unconfirmed")}</p>}
    </>
  )
}
