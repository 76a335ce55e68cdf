import type { Customer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { customerAddress } from "../screen-addresses"

export function useCustomerColumns(): Column<Customer>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("users.name"),
      isWide: true,
      cell: ({ id, name, email }) => (
        <>
          <Link
            to={customerAddress(id)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
          >
            {name || email}
          </Link>
          {name && <span className="block text-sm wrap-anywhere text-bark">{email}</span>}
        </>
      ),
    },
    { label: t("customers.kind"), cell: (customer) => <KindBadge {...customer} /> },
    { label: t("users.orders"), isFigure: true, cell: ({ orders }) => orders },
    {
      label: t("customers.worth"),
      isFigure: true,
      cell: ({ worth_cents }) => <Price cents={worth_cents} className="font-semibold" />,
    },
    {
      label: t("customers.lastOrder"),
      cell: ({ last_order_at: at }) =>
        at ? <time dateTime={at}>{formatShortDay(at, language)}</time> : <span className="text-bark">–</span>,
    },
    {
      label: t("customers.since"),
      cell: ({ since }) => <time dateTime={since}>{formatShortDay(since, language)}</time>,
    },
  ]
}

export function KindBadge({ kind }: Pick<Customer, "kind">) {
  const { t } = useTranslation("admin")
  return <Badge tone={kind === "account" ? "success" : "quiet"}>{t(`customers.kinds.${kind}`)}</Badge>
}
