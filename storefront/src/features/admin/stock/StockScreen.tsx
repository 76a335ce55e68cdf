import type { AdminProduct, AdminVariant } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { useAdminProduct } from "@bon-perroquet/shop-react/admin"
import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { useAddress } from "../use-address"
import { Movements } from "./Movements"
import { MovementForm } from "./MovementForm"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatCount } from "../number-formats"
import { sizeTitle } from "../product-form/size-title"
import { Back } from "../subscreen/Subscreen"

type StockScreenProps = {
  lots: (product: AdminProduct) => ReactNode
}

export function StockScreen({ lots }: StockScreenProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { text } = useAddress()
  const { data: product, error, refetch } = useAdminProduct(text("id") || "-")
  const mayWrite = useMay()("products:write")
  const title = product
    ? t("stock.titleOf", { name: localised(product, "name", language) })
    : t("stock.title")
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Back to="/admin/products" text={t("stock.back")} />
      <h1 className="text-2xl">{title}</h1>
      {!product && isUnknown(error) && <Empty text={t("stock.unknown")} />}
      {!product && !isUnknown(error) && (
        <Waiting what={t("stock.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {product && (
        <Fragment key={product.id}>
          <Shelves product={product} />
          {lots(product)}
          {mayWrite && <MovementForm product={product} />}
          <Movements product={product} />
        </Fragment>
      )}
    </div>
  )
}

function Shelves({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const figure = (id: "stocked" | "held" | "free", of: (variant: AdminVariant) => number) => ({
    ...{ id, label: t(`stock.${id}`), isFigure: true },
    cell: (variant: AdminVariant) => formatCount(of(variant), language),
  })
  const columns: Column<AdminVariant>[] = [
    {
      ...{ id: "size", label: t("stock.size"), isWide: true },
      cell: (variant) => <span className="font-semibold">{sizeTitle(product, variant, language)}</span>,
    },
    figure("stocked", ({ stock, held }) => stock + held),
    figure("held", ({ held }) => held),
    figure("free", ({ stock }) => stock),
  ]
  return (
    <DataTable
      label={t("stock.now")}
      columns={columns}
      rows={product.variants}
      keyOf={(variant) => variant.id}
    />
  )
}
