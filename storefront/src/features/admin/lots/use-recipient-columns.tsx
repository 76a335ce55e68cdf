import type { LotRecipient } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { SelectOne } from "../lists/selection/SelectOne"
import type { ListSelection } from "../lists/selection/use-selection"
import { formatCount } from "../number-formats"
import { orderAddress } from "../screen-addresses"
import { LOT_LINK } from "./lot-address"

/** Returns the columns of the list of a lot's recipients. @param selection null if the user may not replace goods */
export function useRecipientColumns(
  isRecalled: boolean,
  selection: ListSelection<LotRecipient> | null,
): Column<LotRecipient>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      ...{ id: "order", label: t("orders.number"), isWide: true },
      cell: (recipient) => (
        <span className="inline-flex items-center gap-2">
          {selection && isRecalled && recipient.to_remedy === 0 && (
            <span aria-hidden className="w-11 max-lg:hidden" />
          )}
          {selection && recipient.to_remedy > 0 && (
            <SelectOne
              row={recipient}
              label={t("lots.chooseOrder", { number: recipient.order_number })}
              selection={selection}
            />
          )}
          <Link to={orderAddress(recipient.order_number)} className={LOT_LINK}>
            {recipient.order_number}
          </Link>
        </span>
      ),
    },
    {
      ...{ id: "date", label: t("orders.date") },
      cell: ({ ordered_at }) => <time dateTime={ordered_at}>{formatShortDay(ordered_at, language)}</time>,
    },
    {
      ...{ id: "customer", label: t("orders.customer") },
      cell: ({ name, email }) => (
        <span className="inline-flex flex-col wrap-anywhere">
          {name}
          <span className="text-sm text-bark">{email}</span>
        </span>
      ),
    },
    {
      ...{ id: "quantity", label: t("lots.quantity"), isFigure: true },
      cell: ({ quantity }) => formatCount(quantity, language),
    },
    ...(isRecalled
      ? [
          {
            ...{ id: "told", label: t("lots.told") },
            cell: ({ told_at, undelivered }: LotRecipient) => {
              if (undelivered) return <span className="text-macaw">{t("lots.undelivered")}</span>
              if (!told_at) return t("lots.notTold")
              return <time dateTime={told_at}>{formatMoment(told_at, language)}</time>
            },
          },
          {
            ...{ id: "remedy", label: t("lots.remedy") },
            cell: (recipient: LotRecipient) => <Remedy recipient={recipient} />,
          },
        ]
      : []),
  ]
}

function Remedy({ recipient: { refunded, replacements, to_remedy } }: { recipient: LotRecipient }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <span className="inline-flex flex-col">
      {refunded > 0 && <span>{t("lots.refundedUnits", { count: refunded })}</span>}
      {replacements.map(({ number, quantity }) => (
        <span key={number}>
          {`${formatCount(quantity, language)} × `}
          <Link to={orderAddress(number)} className={LOT_LINK}>
            {number}
          </Link>
        </span>
      ))}
      {to_remedy > 0 && <span className="text-bark">{t("lots.toRemedy", { count: to_remedy })}</span>}
    </span>
  )
}
