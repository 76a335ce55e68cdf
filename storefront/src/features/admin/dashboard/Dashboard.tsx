import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import type { SignedInUser } from "../../account"
import { TabBar } from "../../../components/TabBar"
import { Notice } from "../../../components/Notice"
import { AnalyticsTab } from "../analytics/AnalyticsTab"
import { useMay } from "../guard/use-may"
import { OrdersTab } from "../orders/OrdersTab"
import { ProductsTab } from "../products/ProductsTab"
import { Today } from "../today/Today"
import { UsersTab } from "../users/UsersTab"
import { useSystemHealth, useAnalytics, useAlerts } from "@bon-perroquet/shop-react/admin"
import { Euro, MailX, Package, ReceiptText, TriangleAlert, UsersRound } from "lucide-react"
import { toCents } from "@bon-perroquet/contract"
import { formatCents } from "../../../components/price"
import { Skeleton } from "../../../components/Skeleton"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { useLoadFailure } from "../use-load-failure"
import { AlertEntry } from "../alerts/AlertEntry"
import { SetupCard } from "../setup/SetupCard"
import { Disclosure } from "../Disclosure"

const TABS = [
  { name: "orders", right: "orders:read" },
  { name: "products", right: "products:read" },
  { name: "users", right: "customers:read" },
  { name: "analytics", right: "reports:read" },
] as const
const PANELS = {
  orders: OrdersTab,
  products: ProductsTab,
  users: UsersTab,
  analytics: AnalyticsTab,
} as const

export function Dashboard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("admin")
  const [search, setSearch] = useSearchParams()
  const may = useMay()
  const tabs = TABS.filter(({ right }) => may(right)).map(({ name }) => name)
  const [first] = tabs
  const tab = tabs.find((name) => name === search.get("tab")) ?? first
  const open = (next: string) =>
    setSearch(next === first ? {} : { tab: next }, { replace: true, state: KEEP_SCROLL })
  return (
    // Each part above the tabs has one line, so that the first order is visible without scrolling.
    <div className="page-width flex flex-col gap-3 py-4 lg:gap-4 lg:py-6">
      <PageHead title={t("frame.to.today")} indexed={false} />
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-xl lg:text-2xl">{t("frame.to.today")}</h1>
        <p className="text-bark">{t("welcome", { name: user.first_name })}</p>
      </header>
      {/* Above the parts that appear later. They would move the tasks, and a click on a moving link is lost. */}
      {may("shop:read") && <Today />}
      {may("shop:write") && <SetupCard />}
      <MailServerNotice />
      {may("orders:read") && <Alerts />}
      {may("reports:read") && <SummaryCards />}
      {!tab && <Notice title={t("roles.none")} text={t("roles.noneText")} />}
      <Tabs.Root value={tab ?? ""} onValueChange={open}>
        <TabBar label={t("tabs.label")} tabs={tabs.map((name) => ({ name, text: t(`tabs.${name}`) }))} />
        {tabs.map((name) => {
          const Panel = PANELS[name]
          return (
            <Tabs.Content key={name} value={name} className="pt-4">
              <Panel />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}

function MailServerNotice() {
  const { t } = useTranslation("admin")
  const { data } = useSystemHealth()
  if (!data || data.mail.has_server) return null
  return (
    <Disclosure title={t("mailServer.title")} icon={MailX} className="border-transparent bg-seed-wash">
      <p className="pb-3 text-sm">{t("mailServer.text")}</p>
    </Disclosure>
  )
}

function SummaryCards() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data, error } = useAnalytics()
  useLoadFailure(error)
  const count = (number: number | undefined) => number !== undefined && formatCount(number, language)
  const cards = [
    { label: t("cards.orders"), value: count(data?.total_orders), icon: ReceiptText },
    { label: t("cards.users"), value: count(data?.total_users), icon: UsersRound },
    { label: t("cards.products"), value: count(data?.total_products), icon: Package },
    {
      label: t("cards.revenue"),
      value: data && formatCents(toCents(data.total_revenue), language),
      icon: Euro,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, value, icon: Icon }) => (
        <div
          key={label}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-card px-3 py-1.5 sm:px-4"
        >
          <dt className="flex items-center gap-2 text-sm text-bark">
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </dt>
          <dd className="font-serif font-semibold tabular-nums sm:text-lg">
            {value || (error ? "–" : <Skeleton className="my-1 h-5 w-16" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Alerts() {
  const { t } = useTranslation("admin")
  const { data, error } = useAlerts()
  useLoadFailure(error)
  if (!data?.length) return null
  const title = t("alerts.title", { count: data.length })
  return (
    <Disclosure title={title} icon={TriangleAlert} className="border-macaw bg-card">
      <ul aria-label={title} className="flex max-h-112 flex-col divide-y divide-line overflow-y-auto">
        {data.map((item) => (
          <AlertEntry key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </Disclosure>
  )
}
