import type { AdminUser } from "@bon-perroquet/contract"
import { useAdminUsers } from "@bon-perroquet/shop-react/admin"
import { AtSign } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { Panel } from "../../../components/Panel"
import { useAddress } from "../use-address"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { Badge } from "../../../components/Badge"

export function UsersTab() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useUserColumns()
  const search = text("q")
  const question = { ...pageQuestion(page), search: search || undefined }
  const query = useAdminUsers(question)
  return (
    <Panel title={t("tabs.users")}>
      <div role="search" className="flex">
        <SearchField label={t("users.search")} text={search} onChange={(q) => change({ q })} />
      </div>
      <PagedTable
        label={t("tabs.users")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(search ? "users.noneFound" : "users.none")}
      />
    </Panel>
  )
}

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("users.name"),
      isWide: true,
      cell: ({ first_name, last_name, email }) => (
        <span className="font-semibold">{`${first_name} ${last_name}`.trim() || email}</span>
      ),
    },
    {
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
      label: t("users.since"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at, language)}</time>,
    },
    { label: t("users.role"), cell: (user) => <RoleBadge user={user} /> },
    { label: t("users.orders"), isFigure: true, cell: ({ orders }) => orders },
    { label: t("actions"), isWide: true, cell: (user) => <Actions user={user} /> },
  ]
}

function Actions({ user }: { user: AdminUser }) {
  const { email } = user
  const { t } = useTranslation("admin")
  const orders = new URLSearchParams({ q: email }).toString()
  return (
    <span className="flex gap-2 lg:justify-end">
      <LinkButton
        to={`/admin/orders?${orders}`}
        aria-label={t("users.ordersOf", { email })}
        variant="secondary"
        size="sm"
        className="max-lg:flex-1"
      >
        {t("users.orders")}
      </LinkButton>
      <Button asChild variant="secondary" size="icon">
        <a
          href={`mailto:${email}`}
          aria-label={t("users.writeTo", { email })}
          title={t("users.writeTo", { email })}
        >
          <AtSign aria-hidden className="size-5" />
        </a>
      </Button>
    </span>
  )
}

function RoleBadge({ user: { is_admin, role } }: { user: AdminUser }) {
  const { t } = useTranslation("admin")
  if (!is_admin) return <Badge>{t("users.customer")}</Badge>
  return <Badge tone="success">{t(role ? `roles.names.${role}` : "roles.none")}</Badge>
}
