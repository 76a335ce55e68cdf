import type { Order } from "@bon-perroquet/contract"
import { useWithdraw, type OrderAccess } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { Statement } from "./Statement"
import {
  chosenLines,
  everything,
  offeredLines,
  requestOf,
  type OfferedLine,
  type WithdrawalValues,
} from "./withdrawal-request"
import { WithdrawalForm } from "./WithdrawalForm"

type Step = { name: "closed" | "form" | "statement"; values: WithdrawalValues }

export function OrderWithdrawal({ order, access }: { order: Order; access: OrderAccess }) {
  const { t } = useTranslation("account")
  const { withdrawal } = order
  const lines = offeredLines(order)
  const [step, setStep] = useState<Step>({ name: "closed", values: everything(lines) })
  const [seen, setSeen] = useState(withdrawal?.at)
  const { mutate, reset, error, isPending } = useWithdraw(access)
  // Closes the form when the shop has the withdrawal, even if its response was lost.
  if (withdrawal?.at !== seen) {
    setSeen(withdrawal?.at)
    setStep({ ...step, name: "closed" })
  }
  const excluded = order.items.filter(({ is_perishable }) => is_perishable).map(({ name }) => name)
  const isOver = !withdrawal && !order.withdrawable
  if (isOver && (excluded.length < order.items.length || order.payment.paid_cents === 0)) return null

  function go(name: Step["name"], values = step.values) {
    reset()
    setStep({ name, values })
  }
  const confirm = () =>
    mutate(requestOf(lines, step.values), {
      onSuccess: (answer) => {
        const isRepeated = answer.withdrawal?.at === withdrawal?.at
        go("closed")
        toast({ variant: "success", title: t(isRepeated ? "withdrawal.repeated" : "withdrawal.sent.title") })
      },
    })

  return (
    <OrderCard title={t(isOver ? "withdrawal.right" : "withdrawal.title")}>
      {withdrawal && <Declared withdrawal={withdrawal} email={order.email} />}
      {excluded.length > 0 && <p>{t("withdrawal.excluded", { names: excluded.join(", ") })}</p>}
      {step.name === "closed" && order.withdrawable && (
        <>
          {!withdrawal && <p className="text-bark">{t("withdrawal.text")}</p>}
          <Button variant="secondary" className="self-start" onClick={() => go("form", everything(lines))}>
            {t("withdrawal.open")}
          </Button>
        </>
      )}
      {step.name === "form" && (
        <WithdrawalForm
          lines={lines}
          values={step.values}
          onNext={(values) => go("statement", values)}
          onCancel={() => go("closed")}
        />
      )}
      {step.name === "statement" && (
        <Statement
          facts={factsOf(t, order, chosenLines(lines, step.values), step.values.message.trim())}
          pending={isPending}
          error={error}
          onConfirm={confirm}
          onBack={() => go("form")}
        />
      )}
    </OrderCard>
  )
}

type Translate = ReturnType<typeof useTranslation<"account">>["t"]

const factsOf = (
  t: Translate,
  { order_number, email }: Order,
  lines: OfferedLine[],
  message: string,
): [string, string][] => [
  [t("withdrawal.review.order"), order_number],
  [t("withdrawal.review.items"), lines.map(({ quantity, name }) => `${quantity} × ${name}`).join("\n")],
  ...(message ? [[t("withdrawal.review.message"), message] satisfies [string, string]] : []),
  [t("withdrawal.review.email"), email],
]

type DeclaredProps = { withdrawal: NonNullable<Order["withdrawal"]>; email: string }

function Declared({ withdrawal, email }: DeclaredProps) {
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
      <p className="wrap-anywhere">
        {withdrawal.confirmed ? t("withdrawal.acknowledged", { email }) : t("withdrawal.unconfirmed")}
      </p>
    </>
  )
}
