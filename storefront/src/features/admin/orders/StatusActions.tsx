import { ORDER_STATUSES, type AdminOrder, type OrderStatus } from "@bon-perroquet/contract"
import { Truck, ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { useMay } from "../guard/use-may"
import { OrderBadges, isToSend } from "./OrderBadges"
import { StatusQuestion } from "./StatusQuestion"
import { useStatusChange } from "./use-status-change"
import type { KeyboardEvent } from "react"
import { BADGE_TONES } from "../../../components/Badge"
import { STATUS_TONES } from "../../order"

type StatusSelectProps = { order: AdminOrder; isBusy: boolean; onChoose: (to: OrderStatus) => void }

/** Keys that do not change the selected option while the list is closed. */
const HARMLESS = ["Tab", "Enter", " ", "Escape"]

/** Opens the list. The key must not choose a status, because a choice may send an e-mail or move money. */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  if (HARMLESS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (event.key === "ArrowDown" || event.key === "ArrowUp") event.currentTarget.showPicker()
}

function StatusSelect({ order, isBusy, onChoose }: StatusSelectProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { status, order_number: number } = order
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t("orders.select", { number })}
        aria-busy={isBusy}
        value={status}
        onKeyDown={openList}
        onChange={({ target }) => {
          const to = ORDER_STATUSES.find((each) => each === target.value)
          if (to && !isBusy) onChoose(to)
        }}
        className={classNames(
          "min-h-11 cursor-pointer appearance-none rounded-pill border border-transparent py-1 pr-8 pl-3.5 text-sm font-semibold",
          BADGE_TONES[STATUS_TONES[status]],
        )}
      >
        {ORDER_STATUSES.map((each) => (
          <option key={each} value={each} className="bg-card text-ink">
            {account(`status.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4" />
    </span>
  )
}

/** Statuses that need no confirmation, because they send no e-mail and move no money. */
const QUIET: readonly OrderStatus[] = ["pending", "delivered"]

/**
 * Usual next status, by current status. Orders that wait for stock have none, because only a part of them can be
 * packed.
 */
const NEXT = { paid: "preparing", preparing: "shipped", shipped: "delivered" } as const
const nextOf = (order: AdminOrder) =>
  isToSend(order) && !order.on_hold && !order.waiting.length
    ? NEXT[order.status as keyof typeof NEXT]
    : undefined

/** Returns whether the order itself has a tracking number. If there are several parcels, each has its own. */
const hasTracking = ({ status, parcels }: AdminOrder): boolean =>
  (status === "shipped" || status === "delivered") && parcels.length < 2

/** Returns true for a cancelled order with a refund, whose status cannot change. */
const isClosed = ({ status, payment }: AdminOrder): boolean =>
  status === "cancelled" && payment.refunded_cents > 0

type StatusActionsProps = {
  order: AdminOrder
  /** Shows beside the button which e-mail the customer receives. */
  showsMailNote?: boolean
}

export function StatusActions({ order, showsMailNote = false }: StatusActionsProps) {
  const { t } = useTranslation("admin")
  const mayChange = useMay()("orders:write") && !isClosed(order)
  return (
    <span
      role="group"
      aria-label={t("orders.statusOf", { number: order.order_number })}
      className={classNames(
        "inline-flex flex-wrap items-center gap-x-4 gap-y-1.5",
        // On narrow screens, each row is a card with its values on the right.
        !showsMailNote && "max-lg:justify-end",
      )}
    >
      <OrderBadges order={order} hasSelector={mayChange} />
      {mayChange && <Steps order={order} showsMailNote={showsMailNote} />}
    </span>
  )
}

function Steps({ order, showsMailNote = false }: StatusActionsProps) {
  const { t } = useTranslation("admin")
  const change = useStatusChange(order)
  const number = order.order_number
  const next = nextOf(order)
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {next && (
        <Button
          size="sm"
          pending={change.isPending}
          aria-label={t("orders.nextOf", { step: t(`orders.next.${next}`), number })}
          title={t(`orders.mail.${next}`)}
          onClick={() => (next === "shipped" ? change.ask(next) : change.set(next))}
        >
          {t(`orders.next.${next}`)}
        </Button>
      )}
      <StatusSelect
        order={order}
        isBusy={change.isPending}
        onChoose={(to) => (QUIET.includes(to) ? change.set(to) : change.ask(to))}
      />
      {hasTracking(order) && <TrackingButton order={order} onOpen={() => change.ask("tracking")} />}
      {showsMailNote && next && <span className="text-sm text-bark">{t(`orders.mail.${next}`)}</span>}
      <StatusQuestion order={order} change={change} />
    </span>
  )
}

function TrackingButton({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) {
  const { t } = useTranslation("admin")
  const { delivery, order_number: number } = order
  const text = t(delivery.tracking_number ? "orders.tracking.correct" : "orders.tracking.add")
  const name = t("orders.nextOf", { step: text, number })
  return (
    <Button variant="quiet" size="icon" aria-label={name} title={text} onClick={onOpen}>
      <Truck aria-hidden className="size-5" />
    </Button>
  )
}
