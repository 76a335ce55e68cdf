import { MAX_PRODUCTS_AT_ONCE, type AdminProduct } from "@bon-perroquet/contract"
import { useAdminProducts } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, Navigate } from "react-router"
import { Button } from "../../../../components/Button"
import { PageHead } from "../../../../components/PageHead"
import { Waiting } from "../../../../components/Waiting"
import { Empty } from "../../lists/Empty"
import { useAddress } from "../../use-address"
import { ProductTable } from "./ProductTable"

export function ProductTableScreen() {
  const { text } = useAddress()
  const ids = text("ids")
  return ids ? <Products key={ids} ids={ids} /> : <Navigate to="/admin/products" replace />
}

/** Keeps the order of rows while the user types. */
function inOrder(ids: string, products: readonly AdminProduct[]): AdminProduct[] {
  const place = ids.split(",")
  return [...products].sort((a, b) => place.indexOf(a.id) - place.indexOf(b.id))
}

function Products({ ids }: { ids: string }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useAdminProducts({ ids, limit: MAX_PRODUCTS_AT_ONCE })
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("productTable.title")} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/products">
          <ArrowLeft aria-hidden className="size-4" />
          {t("stock.back")}
        </Link>
      </Button>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{t("productTable.title")}</h1>
        <p className="max-w-3xl text-bark">{t("productTable.text")}</p>
      </div>
      {!data && (
        <Waiting what={t("productTable.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && data.rows.length === 0 && <Empty text={t("stock.unknown")} />}
      {data && data.rows.length > 0 && <ProductTable products={inOrder(ids, data.rows)} />}
    </div>
  )
}
