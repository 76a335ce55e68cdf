import { History, Mail } from "lucide-react"
import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import type { SignedInUser } from "../../account"
import { TabBar } from "../../account/components/TabBar"
import { Notice } from "../../../components/Notice"
import { AnalyticsTab } from "../analytics/AnalyticsTab"
import { Attention } from "../attention/Attention"
import { useMay } from "../guard/use-may"
import { OrdersTab } from "../orders/OrdersTab"
import { ProductsTab } from "../products/ProductsTab"
import { UsersTab } from "../users/UsersTab"
import { SummaryCards } from "./SummaryCards"

/** Each tab with what it takes to see it. */
const TABS = [
  { name: "orders", right: "orders:read" },
  { name: "products", right: "goods:read" },
  { name: "users", right: "people:read" },
  { name: "analytics", right: "figures:read" },
] as const
const PANELS = {
  orders: OrdersTab,
  products: ProductsTab,
  users: UsersTab,
  analytics: AnalyticsTab,
} as const

/** The shop's everyday: four figures, four tabs. */
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
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("title")} indexed={false} />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-bark">{t("welcome", { name: user.first_name })}</p>
        </div>
        <nav aria-label={t("more")} className="flex flex-wrap gap-2">
          {may("messages") && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin/messages">
                <Mail aria-hidden className="size-4" />
                {t("messages.title")}
              </Link>
            </Button>
          )}
          {may("changes:read") && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin/changes">
                <History aria-hidden className="size-4" />
                {t("changes.title")}
              </Link>
            </Button>
          )}
        </nav>
      </header>
      {may("figures:read") && <SummaryCards />}
      {may("orders:read") && <Attention />}
      {!tab && <Notice title={t("roles.none")} text={t("roles.noneText")} />}
      <Tabs.Root value={tab ?? ""} onValueChange={open}>
        <TabBar label={t("tabs.label")} tabs={tabs.map((name) => ({ name, text: t(`tabs.${name}`) }))} />
        {tabs.map((name) => {
          const Panel = PANELS[name]
          return (
            <Tabs.Content key={name} value={name} className="pt-6">
              <Panel />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}
