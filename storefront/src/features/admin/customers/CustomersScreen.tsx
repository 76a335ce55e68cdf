import { CUSTOMER_KINDS } from "@bon-perroquet/contract"
import { useCreditAccounts, useCustomers } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { useOffers } from "../../../config/services"
import { useMay } from "../guard/use-may"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { ImportLink } from "../import-link/ImportLink"
import { useAddress } from "../use-address"
import { useCustomerColumns } from "./use-customer-columns"
import { FilterChoice } from "../lists/FilterChoice"

/** Whether the shop accepts payment by invoice, or has open invoices since it stopped accepting it. */
function useInvoices(): boolean {
  const isOffered = useOffers("invoice_payment")
  const [may, hasPlugin] = [useMay(), useOffers("open_invoices")]
  const isWanted = !isOffered && hasPlugin && may("orders:read")
  const { data } = useCreditAccounts({ show: "open", offset: 0, limit: 1 }, isWanted)
  return isOffered || (data?.total ?? 0) > 0
}

export function CustomersScreen() {
  const { t } = useTranslation("admin")
  const { text, chosen, page, change } = useAddress()
  const columns = useCustomerColumns()
  const may = useMay()
  const hasInvoices = useInvoices()
  const hasQuotes = useOffers("quotes")
  const search = text("q")
  const kind = chosen("kind", CUSTOMER_KINDS)
  const question = { ...pageQuestion(page), search: search || undefined, kind }
  const query = useCustomers(question)
  const title = t("frame.to.customers")
  return (
    <Panel
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          {may("shop:write") && (
            <>
              <ImportLink kind="customers" />
              <ImportLink kind="newsletter" />
            </>
          )}
          {hasInvoices && may("orders:read") && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin/credit-accounts">{t("credit.list.title")}</Link>
            </Button>
          )}
          {hasQuotes && may("orders:read") && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin/quotes">{t("quotes.title")}</Link>
            </Button>
          )}
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/segments">{t("segments.link")}</Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/users">{t("customers.accounts")}</Link>
          </Button>
        </span>
      }
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("customers.search")} text={search} onChange={(q) => change({ q })} />
        <FilterChoice
          name="kind"
          label={t("customers.filter")}
          every={t("customers.everyKind")}
          values={CUSTOMER_KINDS}
          textOf={(each) => t(`customers.kinds.${each}`)}
        />
      </div>
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(search || kind ? "customers.noneFound" : "customers.none")}
      />
    </Panel>
  )
}
