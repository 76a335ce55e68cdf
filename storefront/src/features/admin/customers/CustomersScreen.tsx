import { CUSTOMER_KINDS } from "@bon-perroquet/contract"
import { useCreditAccounts, useCustomers } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
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
            <LinkButton to="/admin/credit-accounts" variant="secondary" size="sm">
              {t("credit.list.title")}
            </LinkButton>
          )}
          {hasQuotes && may("orders:read") && (
            <LinkButton to="/admin/quotes" variant="secondary" size="sm">
              {t("quotes.title")}
            </LinkButton>
          )}
          <LinkButton to="/admin/segments" variant="secondary" size="sm">
            {t("segments.link")}
          </LinkButton>
          <LinkButton to="/admin/users" variant="secondary" size="sm">
            {t("customers.accounts")}
          </LinkButton>
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
