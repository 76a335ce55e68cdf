import { CUSTOMER_KINDS } from "@bon-perroquet/contract"
import { useCustomers } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { useOffers } from "../../../config/services"
import { useMay } from "../guard/use-may"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { ImportLink } from "../import-link/ImportLink"
import { useAddress } from "../use-address"
import { useCustomerColumns } from "./use-customer-columns"

export function CustomersScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useCustomerColumns()
  const may = useMay()
  const paysByInvoice = useOffers("invoice_payment")
  const hasQuotes = useOffers("quotes")
  const search = text("q")
  const kind = CUSTOMER_KINDS.find((each) => each === text("kind"))
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
          {paysByInvoice && may("orders:read") && (
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
        <Choice
          label={t("customers.filter")}
          value={kind ?? ""}
          onChange={(next) => change({ kind: next })}
          options={[
            { value: "", text: t("customers.everyKind") },
            ...CUSTOMER_KINDS.map((each) => ({ value: each, text: t(`customers.kinds.${each}`) })),
          ]}
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
