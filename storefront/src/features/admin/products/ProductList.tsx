import { MAX_PRODUCTS_AT_ONCE, type AdminProduct } from "@bon-perroquet/contract"
import { Table } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { DataTable } from "../../../components/DataTable"
import { useMay } from "../guard/use-may"
import { useAddress } from "../use-address"
import { Empty } from "../lists/Empty"
import { Paging } from "../lists/Paging"
import { ChosenBar } from "../lists/selection/ChosenBar"
import { SelectAll } from "../lists/selection/SelectAll"
import { useSelection } from "../lists/selection/use-selection"
import { tableAddress } from "./table/table-address"
import { useProductColumns } from "./use-product-columns"
import { useProductFilter } from "./use-product-filter"

type ProductListProps = { rows: readonly AdminProduct[]; total: number; isBusy: boolean }

const idOf = ({ id }: AdminProduct) => id

export function ProductList({ rows, total, isBusy }: ProductListProps) {
  const { t } = useTranslation("admin")
  const { page, change } = useAddress()
  const selection = useSelection(rows, idOf, MAX_PRODUCTS_AT_ONCE)
  const columns = useProductColumns(selection)
  const mayWrite = useMay()("products:write")
  const { search, outOnly, lowOnly } = useProductFilter()
  const { chosen, clear } = selection
  return (
    <>
      {mayWrite && total > 0 && (
        <SelectAll
          selection={selection}
          isEmpty={rows.length === 0}
          full={t("productTable.full", { count: MAX_PRODUCTS_AT_ONCE })}
        />
      )}
      {total === 0 ? (
        <Empty
          text={t(outOnly ? "products.noneOut" : search || lowOnly ? "products.noneFound" : "products.none")}
        />
      ) : (
        <>
          <DataTable label={t("tabs.products")} columns={columns} rows={rows} keyOf={idOf} isBusy={isBusy} />
          <Paging page={page} total={total} onTurn={(to) => change({ page: String(to) })} />
        </>
      )}
      {chosen.length > 0 && (
        <ChosenBar
          label={t("productTable.chosenBar")}
          count={t("productTable.chosen", { count: chosen.length })}
          onClear={clear}
        >
          <Button asChild size="sm">
            <Link to={tableAddress(chosen.map(idOf))}>
              <Table aria-hidden className="size-4" />
              {t("productTable.begin")}
            </Link>
          </Button>
        </ChosenBar>
      )}
    </>
  )
}
