import type { AdminProduct } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { DataTable } from "../../../components/DataTable"
import { useAddress } from "../use-address"
import { Empty } from "../lists/Empty"
import { Paging } from "../lists/Paging"
import { useProductColumns } from "./use-product-columns"
import { useProductFilter } from "./use-product-filter"

type ProductListProps = { rows: readonly AdminProduct[]; total: number; isBusy: boolean }

/** One page of the goods that match. */
export function ProductList({ rows, total, isBusy }: ProductListProps) {
  const { t } = useTranslation("admin")
  const { page, change } = useAddress()
  const columns = useProductColumns()
  const { search, outOnly, lowOnly } = useProductFilter()
  if (total === 0)
    return (
      <Empty
        text={t(outOnly ? "products.noneOut" : search || lowOnly ? "products.noneFound" : "products.none")}
      />
    )
  return (
    <>
      <DataTable
        label={t("tabs.products")}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isBusy={isBusy}
      />
      <Paging page={page} total={total} onTurn={(to) => change({ page: String(to) })} />
    </>
  )
}
