import { ORDER_STATUSES, type AdminOrder } from "@bon-perroquet/contract"
import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BADGE_TONES } from "../../../components/Badge"
import { classNames } from "../../../components/class-names"
import { Confirmation } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { Spinner } from "../../../components/Spinner"
import { useLanguage } from "../../../i18n"
import { STATUS_TONES, StatusBadge } from "../../account/orders/StatusBadge"
import { useMay } from "../guard/use-may"
import { TrackingDialog } from "./TrackingDialog"
import { useStatusChange } from "./use-status-change"

/** An order's status in its colour, and any other to choose for those who may. */
export function StatusSelect({ order }: { order: AdminOrder }) {
  const may = useMay()
  return may("orders:write") ? <StatusChoice order={order} /> : <StatusBadge status={order.status} />
}

function StatusChoice({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  const { shown, isPending, choose, question } = useStatusChange(order)
  const number = order.order_number
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t("orders.statusOf", { number })}
        aria-busy={isPending}
        disabled={isPending}
        value={shown}
        onChange={({ target }) => {
          const to = ORDER_STATUSES.find((status) => status === target.value)
          if (to) choose(to)
        }}
        className={classNames(
          "min-h-11 appearance-none rounded-pill py-1.5 pr-9 pl-4 text-sm font-semibold",
          BADGE_TONES[STATUS_TONES[shown]],
        )}
      >
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status} className="bg-card text-ink">
            {account(`status.${status}`)}
          </option>
        ))}
      </select>
      <span aria-hidden className="pointer-events-none absolute right-3">
        {isPending ? <Spinner className="size-4" /> : <ChevronDown className="size-4" />}
      </span>
      <Confirmation
        open={question?.to === "cancelled"}
        onClose={() => question?.close()}
        title={t("orders.cancel.title", { number })}
        text={t(order.refundable_cents > 0 ? "orders.cancel.text" : "orders.cancel.textUnpaid", {
          amount: formatCents(order.refundable_cents, language),
        })}
        action={t("orders.cancel.action")}
        cancel={t("cancel")}
        onConfirm={() => question?.settle()}
      />
      {question?.to === "shipped" && (
        <TrackingDialog order={order} onClose={question.close} onSend={question.settle} />
      )}
    </span>
  )
}
