import { MAX_PRODUCTS_AT_ONCE, type AdminProduct } from "@bon-perroquet/contract"
import { useAdminProducts } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Navigate } from "react-router"
import { Waiting } from "../../../../components/Waiting"
import { Empty } from "../../lists/Empty"
import { useAddress } from "../../use-address"
import { ProductTable } from "./ProductTable"
import { Subscreen } from "../../subscreen/Subscreen"

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
    <Subscreen
      title={t("productTable.title")}
      back={{ to: "/admin/products", text: t("stock.back") }}
      intro={t("productTable.text")}
    >
      {!data && (
        <Waiting what={t("productTable.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && data.rows.length === 0 && <Empty text={t("stock.unknown")} />}
      {data && data.rows.length > 0 && <ProductTable products={inOrder(ids, data.rows)} />}
    </Subscreen>
  )
}
