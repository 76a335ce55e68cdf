import { QUOTE_STATES, type StaffQuote } from "@bon-perroquet/contract"
import { useStaffQuotes } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { QuoteStateBadge } from "../../quotes"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { formatShortDay } from "../short-date"
import { useAddress } from "../use-address"
import { quoteAddress } from "../screen-addresses"
import { priceColumn } from "../lists/price-column"

export function QuotesScreen() {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { text, page, change } = useAddress()
  const columns = useColumns()
  const state = QUOTE_STATES.find((each) => each === text("state"))
  const query = useStaffQuotes({ ...pageQuestion(page), state })
  const title = t("quotes.title")
  return (
    <Panel title={title}>
      <Choice
        label={t("quotes.filter")}
        value={state ?? ""}
        onChange={(next) => change({ state: next })}
        options={[
          { value: "", text: t("quotes.everyState") },
          ...QUOTE_STATES.map((each) => ({ value: each, text: account(`quotes.states.${each}`) })),
        ]}
      />
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(state ? "quotes.noneFound" : "quotes.none")}
      />
    </Panel>
  )
}

function useColumns(): Column<StaffQuote>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "customer",
      label: t("quotes.customer"),
      isWide: true,
      cell: ({ id, name, email }) => (
        <Link
          to={quoteAddress(id)}
          className="inline-flex min-h-11 flex-col justify-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
        >
          {name ?? t("quotes.deleted")}
          {email !== name && <span className="text-sm font-normal text-bark">{email}</span>}
        </Link>
      ),
    },
    {
      id: "requested",
      label: t("quotes.requested"),
      cell: ({ requested_at }) => formatShortDay(requested_at, language),
    },
    { id: "state", label: t("quotes.state"), cell: ({ state }) => <QuoteStateBadge state={state} /> },
    {
      id: "until",
      label: t("quotes.validUntil"),
      cell: ({ valid_until }) => (valid_until ? formatShortDay(valid_until, language) : "–"),
    },
    priceColumn(t("quotes.total"), ({ net_cents }) => net_cents, "total"),
  ]
}
