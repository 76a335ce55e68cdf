import type { AdminOrder } from "@bon-perroquet/contract"
import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { LinkButton } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { formatShortMoment } from "../short-date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { SelectOne } from "../lists/selection/SelectOne"
import type { Selection } from "./many/use-selection"
import { ChannelBadge } from "./ChannelBadge"
import { orderAddress, slipAddress } from "../screen-addresses"
import { StatusActions } from "./StatusActions"

export function useOrderColumns(selection: Selection, hidden: readonly string[]): Column<AdminOrder>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns: Column<AdminOrder>[] = [
    {
      id: "selected",
      label: t("many.selected"),
      isWide: true,
      isNamedOnly: true,
      className: "max-lg:absolute max-lg:top-4 max-lg:right-1 lg:w-11 lg:px-0!",
      cell: (order) => (
        <SelectOne row={order} label={t("many.one", { number: order.order_number })} selection={selection} />
      ),
    },
    { id: "number", label: t("orders.number"), isWide: true, cell: (order) => <NumberCell order={order} /> },
    {
      id: "customer",
      label: t("orders.customer"),
      isWide: true,
      cell: ({ customer_name, email }) => (
        <>
          <span className="block">{customer_name}</span>
          <span className="block text-sm wrap-anywhere text-bark">{email}</span>
        </>
      ),
    },
    {
      id: "total",
      label: t("orders.total"),
      isFigure: true,
      cell: ({ totals }) => <Price cents={totals.total_cents} className="font-semibold" />,
    },
    { id: "status", label: t("orders.status"), cell: (order) => <StatusActions order={order} /> },
    {
      id: "date",
      label: t("orders.date"),
      className: "lg:whitespace-nowrap",
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortMoment(created_at, language)}</time>,
    },
    { id: "actions", label: t("actions"), isWide: true, cell: (order) => <Actions order={order} /> },
  ]
  return columns.filter(({ id }) => !id || !hidden.includes(id))
}

function NumberCell({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={orderAddress(order.order_number)}
        className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-leaf underline underline-offset-2"
      >
        {order.order_number}
      </Link>
      <ChannelBadge order={order} />
      {order.assistant && <Badge tone="information">{t("assistants.badge")}</Badge>}
      {order.withdrawal && <Badge tone="warning">{t("withdrawal.badge")}</Badge>}
    </span>
  )
}

function Actions({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const number = order.order_number
  return (
    <span className="flex gap-2 lg:justify-end">
      <LinkButton
        to={orderAddress(number)}
        aria-label={t("orders.openOf", { number })}
        variant="secondary"
        size="sm"
        className="max-lg:flex-1"
      >
        {t("orders.open")}
      </LinkButton>
      {!order.on_hold && (
        <LinkButton
          to={slipAddress(number)}
          aria-label={t("orders.slipOf", { number })}
          title={t("orders.slipOf", { number })}
          variant="secondary"
          size="icon"
        >
          <Printer aria-hidden className="size-5" />
        </LinkButton>
      )}
    </span>
  )
}
