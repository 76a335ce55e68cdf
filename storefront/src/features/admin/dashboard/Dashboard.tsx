import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import type { SignedInUser } from "../../account"
import { TabBar } from "../../../components/TabBar"
import { Notice } from "../../../components/Notice"
import { AnalyticsTab } from "../analytics/AnalyticsTab"
import { Alerts } from "../alerts/Alerts"
import { useMay } from "../guard/use-may"
import { OrdersTab } from "../orders/OrdersTab"
import { ProductsTab } from "../products/ProductsTab"
import { Today } from "../today/Today"
import { UsersTab } from "../users/UsersTab"
import { MailServerNotice } from "./MailServerNotice"
import { SummaryCards } from "./SummaryCards"

/** Tabs with the required rights. */
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
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("title")} indexed={false} />
      <header>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-bark">{t("welcome", { name: user.first_name })}</p>
      </header>
      <MailServerNotice />
      {may("shop:read") && <Today />}
      {may("orders:read") && <Alerts />}
      {may("reports:read") && <SummaryCards />}
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
