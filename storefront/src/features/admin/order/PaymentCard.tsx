import type { AdminOrderDetail, PaymentRisk } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { OrderCard, usePaidWith } from "../../order"
import { useMay } from "../guard/use-may"
import { AwaitedPayment } from "./AwaitedPayment"
import { PaymentLink } from "./PaymentLink"
import { RefundDialog } from "./RefundDialog"
import { RefundList } from "./RefundList"
import { Badge } from "../../../components/Badge"

const TONES = { normal: "information", elevated: "warning", highest: "danger" } as const

/** Returns the name of any country, because the card may be from a country without delivery. */
const nameOfCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code

function PaymentRiskFacts({ risk }: { risk: PaymentRisk }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { level, score, card_country, ip_country, failed_attempts } = risk
  const rows = [
    [t("risk.card"), card_country && nameOfCountry(card_country, language)],
    [t("risk.ip"), ip_country && nameOfCountry(ip_country, language)],
    [t("risk.attempts"), failed_attempts > 0 ? String(failed_attempts) : null],
  ] as const
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <dt>{t("risk.title")}</dt>
        <dd>
          <Badge tone={level ? TONES[level] : "information"}>
            {t(level ? `risk.levels.${level}` : "risk.levels.none")}
            {score !== null && ` · ${score}/99`}
          </Badge>
        </dd>
      </div>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function PaymentCard({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const { payment, attempt, refundable_cents } = order
  const paidWith = usePaidWith()(payment.method)
  const amounts = [
    [t(payment.method?.due ? "payment.onAccount" : "payment.paid"), payment.paid_cents],
    [t("payment.refunded"), payment.refunded_cents],
    [t("payment.refundable"), refundable_cents],
  ] as const
  return (
    <OrderCard title={t("payment.title")}>
      <dl className="flex flex-col gap-1">
        {amounts.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Price cents={cents} />
            </dd>
          </div>
        ))}
        {paidWith && (
          <div className="flex justify-between gap-4">
            <dt>{t("order.paidWith", { ns: "account" })}</dt>
            <dd className="tabular-nums">{paidWith}</dd>
          </div>
        )}
        {payment.method?.due && (
          <div className="flex justify-between gap-4">
            <dt>{t("order.dueOn", { ns: "account" })}</dt>
            <dd className="tabular-nums">{formatDay(payment.method.due.day, language)}</dd>
          </div>
        )}
      </dl>
      {order.risk && <PaymentRiskFacts risk={order.risk} />}
      {order.awaited && <AwaitedPayment order_number={order.order_number} awaited={order.awaited} />}
      {order.due_cents > 0 && may("orders:write") && <PaymentLink order={order} />}
      <Attempt attempt={attempt} />
      <RefundList order_number={order.order_number} refunds={order.refunds} />
      {refundable_cents > 0 && may("orders:write") && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {t("refund.begin")}
        </Button>
      )}
      {isAsking && <RefundDialog order={order} onClose={() => setAsking(false)} />}
    </OrderCard>
  )
}

/** States of a payment attempt that has an order. Only Medusa Admin shows other states. */
const NAMED_STATES = ["paid", "ordered", "refund_due", "refunded"] as const

function Attempt({ attempt }: Pick<AdminOrderDetail, "attempt">) {
  const { t } = useTranslation("admin")
  if (!attempt) return <p className="text-sm text-bark">{t("payment.noAttempt")}</p>
  const state = NAMED_STATES.find((name) => name === attempt.state)
  const rows = [
    [t("payment.attempt"), state ? t(`payment.states.${state}`) : attempt.state],
    [t("payment.session"), attempt.checkout_session_id],
    [t("payment.reason"), attempt.reason],
  ] as const
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-bark">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
