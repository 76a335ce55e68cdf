import type { AdminProduct } from "@bon-perroquet/shop-api/contract"
import { useTranslation } from "react-i18next"
import { DataTable } from "../../../components/DataTable"
import { useAddress } from "../dashboard/use-address"
import { Empty } from "../lists/Empty"
import { pageQuestion, Paging } from "../lists/Paging"
import { useProductColumns } from "./use-product-columns"
import { useProductFilter } from "./use-product-filter"

type ProductListProps = { products: readonly AdminProduct[]; isBusy: boolean }

/** The goods that match, a page at a time: each row holds fields, and a thousand of them would be slow. */
export function ProductList({ products, isBusy }: ProductListProps) {
  const { t } = useTranslation("admin")
  const { page, change } = useAddress()
  const columns = useProductColumns()
  const { search, outOnly } = useProductFilter()
  if (products.length === 0)
    return <Empty text={t(outOnly ? "products.noneOut" : search ? "products.noneFound" : "products.none")} />
  const { offset, limit } = pageQuestion(page)
  return (
    <>
      <DataTable
        label={t("tabs.products")}
        columns={columns}
        rows={products.slice(offset, offset + limit)}
        keyOf={({ id }) => id}
        isBusy={isBusy}
      />
      <Paging page={page} total={products.length} onTurn={(to) => change({ page: String(to) })} />
    </>
  )
}
