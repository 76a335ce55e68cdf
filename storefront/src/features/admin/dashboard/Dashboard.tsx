import { History, Mail } from "lucide-react"
import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import type { SignedInUser } from "../../account"
import { TabBar } from "../../account/components/TabBar"
import { AnalyticsTab } from "../analytics/AnalyticsTab"
import { Attention } from "../attention/Attention"
import { OrdersTab } from "../orders/OrdersTab"
import { ProductsTab } from "../products/ProductsTab"
import { UsersTab } from "../users/UsersTab"
import { SummaryCards } from "./SummaryCards"

const TABS = ["orders", "products", "users", "analytics"] as const
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
  const tab = TABS.find((name) => name === search.get("tab")) ?? "orders"
  const open = (next: string) =>
    setSearch(next === "orders" ? {} : { tab: next }, { replace: true, state: KEEP_SCROLL })
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("title")} indexed={false} />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-bark">{t("welcome", { name: user.first_name })}</p>
        </div>
        <nav aria-label={t("more")} className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/messages">
              <Mail aria-hidden className="size-4" />
              {t("messages.title")}
            </Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/changes">
              <History aria-hidden className="size-4" />
              {t("changes.title")}
            </Link>
          </Button>
        </nav>
      </header>
      <SummaryCards />
      <Attention />
      <Tabs.Root value={tab} onValueChange={open}>
        <TabBar label={t("tabs.label")} tabs={TABS.map((name) => ({ name, text: t(`tabs.${name}`) }))} />
        {TABS.map((name) => {
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
