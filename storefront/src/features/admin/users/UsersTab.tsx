import type { AdminUser } from "@bon-perroquet/contract"
import { useAdminUsers } from "@bon-perroquet/shop-react/admin"
import { AtSign } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatShortDay } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { Empty } from "../lists/Empty"
import { pageQuestion, Paging } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { RoleSelect } from "./RoleSelect"
import { TakeSecondFactor } from "./TakeSecondFactor"
import { useLoadFailure } from "../use-load-failure"

/** Everybody with an account. */
export function UsersTab() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useUserColumns()
  const search = text("q")
  const question = { ...pageQuestion(page), search: search || undefined }
  const { data, error, isPlaceholderData, refetch } = useAdminUsers(question)
  useLoadFailure(error)
  return (
    <Panel title={t("tabs.users")}>
      <div role="search" className="flex">
        <SearchField label={t("users.search")} text={search} onChange={(q) => change({ q })} />
      </div>
      {!data && <Waiting what={t("tabs.users")} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t(search ? "users.noneFound" : "users.none")} />}
      {data && data.rows.length > 0 && (
        <DataTable
          label={t("tabs.users")}
          columns={columns}
          rows={data.rows}
          keyOf={({ id }) => id}
          isBusy={isPlaceholderData}
        />
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </Panel>
  )
}

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "name",
      label: t("users.name"),
      isWide: true,
      cell: ({ first_name, last_name, email }) => (
        <span className="font-semibold">{`${first_name} ${last_name}`.trim() || email}</span>
      ),
    },
    {
      id: "email",
      label: t("users.email"),
      isWide: true,
      cell: ({ email, phone }) => (
        <>
          <span className="block wrap-anywhere">{email}</span>
          {phone && <span className="block text-sm text-bark">{phone}</span>}
        </>
      ),
    },
    {
      id: "since",
      label: t("users.since"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at, language)}</time>,
    },
    {
      id: "role",
      label: t("users.role"),
      cell: (user) => <RoleSelect user={user} />,
    },
    { id: "orders", label: t("users.orders"), isFigure: true, cell: ({ orders }) => orders },
    { id: "actions", label: t("actions"), isWide: true, cell: (user) => <Actions user={user} /> },
  ]
}

function Actions({ user }: { user: AdminUser }) {
  const { email } = user
  const { t } = useTranslation("admin")
  const orders = new URLSearchParams({ q: email }).toString()
  return (
    <span className="flex gap-2 lg:justify-end">
      <Button asChild variant="secondary" size="sm" className="max-lg:flex-1">
        <Link to={`/admin/orders?${orders}`} aria-label={t("users.ordersOf", { email })}>
          {t("users.orders")}
        </Link>
      </Button>
      <Button asChild variant="secondary" size="icon">
        <a
          href={`mailto:${email}`}
          aria-label={t("users.writeTo", { email })}
          title={t("users.writeTo", { email })}
        >
          <AtSign aria-hidden className="size-5" />
        </a>
      </Button>
      <TakeSecondFactor user={user} />
    </span>
  )
}
