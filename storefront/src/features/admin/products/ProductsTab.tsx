import { ADMIN_FILES, useAdminProducts } from "@bon-perroquet/shop-react/admin"
import { Boxes, FileUp, Plus, Table } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { BoughtTogetherSection } from "../bought-together/BoughtTogetherSection"
import { useAddress } from "../use-address"
import { useMay } from "../guard/use-may"
import { useKeepsLots } from "../lots/use-keeps-lots"
import { FetchFileButton } from "../lists/FetchFileButton"
import { NEW } from "../product-form/ProductForm"
import { ProductEditor } from "../product-form/ProductEditor"
import { SalePricesSection } from "../sale-prices/SalePricesSection"
import { ProductInformation } from "../product-information/ProductInformation"
import { ProductFilters, useProductFilter } from "./ProductFilters"
import { MAX_PRODUCTS_AT_ONCE, type AdminProduct } from "@bon-perroquet/contract"
import { DataTable } from "../../../components/DataTable"
import { Empty } from "../lists/Empty"
import { Paging } from "../lists/Paging"
import { ChosenBar } from "../lists/selection/ChosenBar"
import { SelectAll } from "../lists/selection/SelectAll"
import { useSelection } from "../lists/selection/use-selection"
import { useProductColumns } from "./use-product-columns"

const tableAddress = (ids: readonly string[]): string =>
  `/admin/products/table?${new URLSearchParams({ ids: ids.join(",") }).toString()}`

export function ProductsTab() {
  const { t } = useTranslation("admin")
  const { text, change } = useAddress()
  const { question } = useProductFilter()
  const { data, error, isPlaceholderData, refetch } = useAdminProducts(question)
  const may = useMay()
  const mayWrite = may("products:write")
  const keepsLots = useKeepsLots()
  const edited = mayWrite && text("edit")
  /** After a draft was created, opens it again, so that the user can enter its mandatory information. */
  const close = (created?: AdminProduct) =>
    change({ edit: created && !created.active ? created.id : undefined, page: text("page") })
  return (
    <Panel
      title={t("tabs.products")}
      action={
        <span className="flex flex-wrap gap-2">
          <FetchFileButton file={ADMIN_FILES.products} name="bon-perroquet.csv" text={t("products.export")} />
          {keepsLots && (
            <LinkButton to="/admin/lots" variant="secondary" size="sm">
              <Boxes aria-hidden className="size-4" />
              {t("lots.title")}
            </LinkButton>
          )}
          {mayWrite && (
            <>
              <LinkButton to="/admin/import" variant="secondary" size="sm">
                <FileUp aria-hidden className="size-4" />
                {t("imports.title")}
              </LinkButton>
              <Button size="sm" onClick={() => change({ edit: NEW, page: text("page") })}>
                <Plus aria-hidden className="size-4" />
                {t("products.add")}
              </Button>
            </>
          )}
        </span>
      }
    >
      {edited && (
        <ProductEditor
          key={edited}
          id={edited}
          onClose={close}
          below={(product) => (
            <>
              <SalePricesSection product={product} />
              <ProductInformation id={product.id} />
              <BoughtTogetherSection id={product.id} />
            </>
          )}
        />
      )}
      <ProductFilters />
      {!data && <Waiting what={t("tabs.products")} failed={error !== null} onRetry={() => void refetch()} />}
      {data && <ProductList {...data} isBusy={isPlaceholderData} />}
    </Panel>
  )
}

type ProductListProps = { rows: readonly AdminProduct[]; total: number; isBusy: boolean }

const idOf = ({ id }: AdminProduct) => id

function ProductList({ rows, total, isBusy }: ProductListProps) {
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
          <LinkButton to={tableAddress(chosen.map(idOf))} size="sm">
            <Table aria-hidden className="size-4" />
            {t("productTable.begin")}
          </LinkButton>
        </ChosenBar>
      )}
    </>
  )
}
