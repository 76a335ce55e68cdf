import type { AdminOrderDetail, Refund } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { formatCents, formatRate, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { AssignDialog } from "./AssignDialog"

export function RefundList({ order_number, refunds }: Pick<AdminOrderDetail, "order_number" | "refunds">) {
  const { t } = useTranslation("admin")
  if (refunds.length === 0) return null
  return (
    <ul aria-label={t("refund.list")} className="flex flex-col gap-3 border-t border-line pt-3">
      {refunds.map((refund) => (
        <RefundEntry key={refund.id} number={order_number} refund={refund} />
      ))}
    </ul>
  )
}

function RefundEntry({ number, refund }: { number: string; refund: Refund }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const [isAssigning, setAssigning] = useState(false)
  const { at, by, amount_cents, reason, account, origin, state, assignable } = refund
  return (
    <li className="flex flex-col gap-2">
      <div className="flex justify-between gap-4">
        <span className="min-w-0 text-sm">
          <span className="block wrap-anywhere">{reason ?? t(`refund.origin.${origin}`)}</span>
          <span className="block wrap-anywhere text-bark">
            {`${formatMoment(at, language)} · ${by.email ?? t("order.byShop")}`}
          </span>
          {refund.as_store_credit && <span className="block text-bark">{t("refund.asStoreCredit")}</span>}
          {account && <span className="block text-bark tabular-nums">{account}</span>}
          <Parts parts={refund.parts} />
          {refund.restock !== null && state !== "failed" && (
            <span className="block text-bark">
              {t(refund.restock ? "refund.restocked" : "refund.notRestocked")}
            </span>
          )}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Price cents={amount_cents} className={state === "failed" ? "line-through" : "font-semibold"} />
          {state !== "done" && (
            <Badge tone={state === "failed" ? "danger" : "warning"}>{t(`refund.states.${state}`)}</Badge>
          )}
        </span>
      </div>
      {assignable && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-seed-wash p-3">
          <p className="text-sm">{t("refund.unassigned")}</p>
          {may("orders:write") && (
            <Button variant="secondary" size="sm" onClick={() => setAssigning(true)}>
              {t("refund.assignBegin")}
            </Button>
          )}
        </div>
      )}
      {isAssigning && assignable && (
        <AssignDialog
          number={number}
          refund={refund}
          assignable={assignable}
          onClose={() => setAssigning(false)}
        />
      )}
    </li>
  )
}

function Parts({ parts }: Pick<Refund, "parts">) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (!parts) return null
  const amount = (cents: number) => formatCents(cents, language)
  const rows = [
    ...parts.items.map(
      ({ quantity, name, amount_cents }) => `${quantity} × ${name} · ${amount(amount_cents)}`,
    ),
    ...(parts.delivery_cents ? [`${t("refund.delivery")} · ${amount(parts.delivery_cents)}`] : []),
    ...parts.amounts.map(
      ({ vat_rate, amount_cents }) =>
        `${t("refund.amountAt", { rate: formatRate(vat_rate, language) })} · ${amount(amount_cents)}`,
    ),
  ]
  return (
    <>
      {rows.map((row) => (
        <span key={row} className="block wrap-anywhere text-bark">
          {row}
        </span>
      ))}
    </>
  )
}
