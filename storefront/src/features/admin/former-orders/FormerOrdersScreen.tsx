import { useAdminFormerOrders } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Panel } from "../../../components/Panel"
import { useMay } from "../guard/use-may"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { ImportLink } from "../import-link/ImportLink"
import { useAddress } from "../use-address"
import { useFormerOrderColumns } from "./use-former-order-columns"

export function FormerOrdersScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const may = useMay()
  const columns = useFormerOrderColumns()
  const search = text("q")
  const query = useAdminFormerOrders({ ...pageQuestion(page), search: search || undefined })
  const title = t("formerOrders.title")
  return (
    <Panel title={title} action={may("shop:write") && <ImportLink kind="orders" />}>
      <div role="search" className="flex">
        <SearchField label={t("formerOrders.search")} text={search} onChange={(q) => change({ q })} />
      </div>
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ number }) => number}
        none={t(search ? "formerOrders.noneFound" : "formerOrders.none")}
      />
    </Panel>
  )
}
