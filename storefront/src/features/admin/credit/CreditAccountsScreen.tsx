import { CREDIT_ACCOUNTS_SHOWN, type ListedCreditAccount } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { useCreditAccounts, useCustomerCredit } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import type { Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Price } from "../../../components/price"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { formatShortDay } from "../short-date"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { CreditCard } from "./CreditCard"
import { Back } from "../subscreen/Subscreen"
import { priceColumn } from "../lists/price-column"

/** Accounts that pay by invoice, with what they owe. */
export function CreditAccountsScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useColumns()
  const show = CREDIT_ACCOUNTS_SHOWN.find((each) => each === text("show")) ?? "all"
  const query = useCreditAccounts({ ...pageQuestion(page), show })
  const title = t("credit.list.title")
  return (
    <Panel title={title}>
      <Choice
        label={t("credit.list.show")}
        value={show}
        onChange={(next) => change({ show: next })}
        options={CREDIT_ACCOUNTS_SHOWN.map((each) => ({ value: each, text: t(`credit.list.shown.${each}`) }))}
      />
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ customer_id }) => customer_id}
        none={t("credit.list.none")}
      />
    </Panel>
  )
}

/** Invoices and payments of an account that was deleted. */
export function ErasedAccount() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useCustomerCredit(id)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const title = t("credit.list.erased")
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Back to="/admin/credit-accounts" text={t("credit.list.title")} />
      <Panel title={title}>
        {data && <CreditCard customerId={id} isErased />}
        {!data && isMissing && <Empty text={t("credit.list.unknown")} />}
        {!data && !isMissing && (
          <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
        )}
      </Panel>
    </div>
  )
}

function useColumns(): Column<ListedCreditAccount>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "name",
      label: t("credit.list.account"),
      isWide: true,
      cell: ({ customer_id, name, email }) => (
        <Link
          to={`/admin/${name === null ? "credit-accounts" : "customers"}/${customer_id}`}
          className="inline-flex min-h-11 flex-col justify-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
        >
          {name ?? t("credit.list.erased")}
          {email !== name && <span className="text-sm font-normal text-bark">{email}</span>}
        </Link>
      ),
    },
    {
      id: "overdue",
      label: t("credit.overdue"),
      isFigure: true,
      cell: ({ overdue_cents }) =>
        overdue_cents > 0 ? (
          <span className="font-semibold text-macaw">
            <Price cents={overdue_cents} />
          </span>
        ) : (
          "–"
        ),
    },
    priceColumn(t("credit.balance"), ({ balance_cents }) => balance_cents, "balance"),
    {
      id: "due",
      label: t("credit.list.oldest"),
      cell: ({ oldest_due_on }) => (oldest_due_on ? formatShortDay(oldest_due_on, language) : "–"),
    },
    {
      id: "limit",
      label: t("credit.list.limit"),
      isFigure: true,
      cell: ({ terms }) => (terms ? <Price cents={terms.limit_cents} /> : t("credit.list.ended")),
    },
  ]
}
