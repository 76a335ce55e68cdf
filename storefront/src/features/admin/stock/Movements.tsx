import type { AdminProduct, StockMovement } from "@bon-perroquet/contract"
import { useStockMovements } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { formatCount } from "../number-formats"
import { orderAddress } from "../screen-addresses"
import { sizeTitle } from "../product-form/size-title"
import { useAddress } from "../use-address"

/** Lists movements, newest first. Their sum per size is the stock on the shelf. */
export function Movements({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { text, page, change } = useAddress()
  const size = product.variants.find(({ id }) => id === text("size"))?.id
  const query = useStockMovements(product.id, { ...pageQuestion(page), variant_id: size })
  const columns = useColumns(product)
  const sizes = product.variants.map((each) => ({
    value: each.id,
    text: sizeTitle(product, each, language),
  }))
  return (
    <Panel
      title={t("stock.history")}
      action={
        sizes.length > 1 && (
          <Choice
            label={t("stock.size")}
            value={size ?? ""}
            onChange={(next) => change({ size: next || undefined })}
            options={[{ value: "", text: t("stock.everySize") }, ...sizes]}
          />
        )
      }
    >
      <PagedTable
        label={t("stock.history")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("stock.none")}
      />
    </Panel>
  )
}

function useColumns(product: AdminProduct): Column<StockMovement>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = (id: string) => {
    const variant = product.variants.find((each) => each.id === id)
    return variant ? sizeTitle(product, variant, language) : "–"
  }
  return [
    { label: t("stock.at"), cell: ({ at }) => <time dateTime={at}>{formatMoment(at, language)}</time> },
    ...(product.variants.length > 1
      ? [{ label: t("stock.size"), cell: ({ variant_id }: StockMovement) => nameOf(variant_id) }]
      : []),
    { label: t("stock.reason"), cell: (movement) => <Reason movement={movement} /> },
    {
      label: t("stock.quantity"),
      isFigure: true,
      cell: ({ quantity }) => (
        <span className={quantity < 0 ? "text-macaw" : quantity > 0 ? "text-leaf" : undefined}>
          {signed(quantity, language)}
        </span>
      ),
    },
    { label: t("stock.after"), isFigure: true, cell: ({ stocked }) => formatCount(stocked, language) },
    { label: t("stock.by"), cell: ({ by }) => <span className="wrap-anywhere">{by ?? "–"}</span> },
  ]
}

/** Formats a quantity with a minus sign as wide as the plus. */
function signed(quantity: number, language: Parameters<typeof formatCount>[1]): string {
  if (quantity === 0) return "0"
  return `${quantity < 0 ? "−" : "+"}${formatCount(Math.abs(quantity), language)}`
}

function Reason({ movement: { reason, note, order_number, import_id } }: { movement: StockMovement }) {
  const { t } = useTranslation("admin")
  const link = "text-leaf underline underline-offset-2"
  return (
    <span className="inline-flex flex-col gap-1 max-lg:items-end">
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone="information">{t(`stock.reasons.${reason}`)}</Badge>
        {order_number && (
          <Link to={orderAddress(order_number)} className={link}>
            {order_number}
          </Link>
        )}
        {import_id && (
          <Link to={`/admin/import?${new URLSearchParams({ id: import_id }).toString()}`} className={link}>
            {t("changes.byImport")}
          </Link>
        )}
      </span>
      {note && <span className="text-sm wrap-anywhere text-bark">{note}</span>}
    </span>
  )
}
