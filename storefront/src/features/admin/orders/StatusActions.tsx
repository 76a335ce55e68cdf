import { ORDER_STATUSES, type AdminOrder, type OrderStatus } from "@bon-perroquet/contract"
import { Ellipsis } from "lucide-react"
import { DropdownMenu } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useMay } from "../guard/use-may"
import { OrderBadges, isToSend } from "./OrderBadges"
import { StatusQuestion } from "./StatusQuestion"
import { useStatusChange } from "./use-status-change"

/** Usual next status. */
const NEXT = { paid: "preparing", preparing: "shipped", shipped: "delivered" } as const
const nextOf = (order: AdminOrder) =>
  isToSend(order) && !order.on_hold ? NEXT[order.status as keyof typeof NEXT] : undefined

type StatusActionsProps = {
  order: AdminOrder
  /** True to show below the button that the customer receives an e-mail. */ isTelling?: boolean
}

/** Shows the status of an order, with a button for the usual next status and a menu for the others. */
export function StatusActions({ order, isTelling = false }: StatusActionsProps) {
  const { t } = useTranslation("admin")
  const may = useMay()
  return (
    <span
      role="group"
      aria-label={t("orders.statusOf", { number: order.order_number })}
      className="inline-flex flex-wrap items-center gap-x-4 gap-y-1.5 max-lg:justify-end"
    >
      <OrderBadges order={order} />
      {may("orders:write") && <Steps order={order} isTelling={isTelling} />}
    </span>
  )
}

function Steps({ order, isTelling = false }: StatusActionsProps) {
  const { t } = useTranslation("admin")
  const change = useStatusChange(order)
  const number = order.order_number
  const next = nextOf(order)
  const isClosed = order.status === "cancelled" && order.payment.refunded_cents > 0
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
      {!isClosed && <Menu order={order} next={next} onChoose={change.ask} />}
      {isTelling && next && <span className="text-sm text-bark">{t(`orders.mail.${next}`)}</span>}
      <StatusQuestion order={order} change={change} />
    </span>
  )
}

type MenuProps = {
  order: AdminOrder
  next: OrderStatus | undefined
  onChoose: (to: OrderStatus | "tracking") => void
}

const ITEM =
  "flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm outline-none select-none data-highlighted:bg-sunken"

function Menu({ order, next, onChoose }: MenuProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { status, order_number: number } = order
  const others = ORDER_STATUSES.filter((each) => each !== status && each !== next)
  return (
    // A modal menu would hide the rest of the page from screen readers.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" size="icon" aria-label={t("orders.moreOf", { number })}>
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        className="z-50 min-w-56 rounded-card border border-line bg-card p-1.5 shadow-float"
      >
        {(status === "shipped" || status === "delivered") && order.parcels.length < 2 && (
          <DropdownMenu.Item className={ITEM} onSelect={() => onChoose("tracking")}>
            {t(order.delivery.tracking_number ? "orders.tracking.correct" : "orders.tracking.add")}
          </DropdownMenu.Item>
        )}
        {others.map((to) => (
          <DropdownMenu.Item key={to} className={ITEM} onSelect={() => onChoose(to)}>
            {t("orders.set", { status: account(`status.${to}`) })}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
