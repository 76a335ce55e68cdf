import { type AdminUser, ROLES } from "@bon-perroquet/contract"
import { useAdminUsers, useChangeRole } from "@bon-perroquet/shop-react/admin"
import { AtSign } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { Panel } from "../../../components/Panel"
import { useAddress } from "../use-address"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { TakeSecondFactor } from "./TakeSecondFactor"
import { Badge } from "../../../components/Badge"
import { CONTROL } from "../../../components/class-names"
import { toast, useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"

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

function RoleSelect({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (!user.is_admin) return <Badge>{t("users.customer")}</Badge>
  if (may("shop:write")) return <RoleChoice user={user} />
  return <Badge tone="success">{t(user.role ? `roles.names.${user.role}` : "roles.none")}</Badge>
}

function RoleChoice({ user: { id, email, role } }: { user: AdminUser }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending, variables } = useChangeRole(id)
  const choose = (requested: string) => {
    const next = ROLES.find((each) => each === requested)
    if (!next) return
    mutate(next, {
      onSuccess: () =>
        toast({
          variant: "success",
          title: t("done.role"),
          description: t("roles.isNow", { email, role: t(`roles.names.${next}`) }),
        }),
      onError: (error) => sayFailure(error, t("failure.role")),
    })
  }
  return (
    <select
      aria-label={t("roles.of", { email })}
      aria-busy={isPending}
      disabled={isPending}
      value={isPending ? variables : (role ?? "")}
      onChange={({ target }) => choose(target.value)}
      className={`${CONTROL} w-auto! max-w-full`}
    >
      {!role && <option value="">{t("roles.none")}</option>}
      {ROLES.map((each) => (
        <option key={each} value={each}>
          {t(`roles.names.${each}`)}
        </option>
      ))}
    </select>
  )
}
