import type { Right } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, Route, Routes } from "react-router-dom"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"
import { AnalyticsTab } from "./analytics/AnalyticsTab"
import { ChangesScreen } from "./changes/ChangesScreen"
import { Dashboard } from "./dashboard/Dashboard"
import { AdministratorOnly } from "./guard/AdministratorOnly"
import { ForRight } from "./guard/ForRight"
import { ImportScreen } from "./imports/ImportScreen"
import { ListScreen } from "./lists/ListScreen"
import { MessageScreen } from "./messages/MessageScreen"
import { MessagesScreen } from "./messages/MessagesScreen"
import { OrderScreen } from "./order/OrderScreen"
import { PackingSlipScreen } from "./order/PackingSlipScreen"
import { OrdersTab } from "./orders/OrdersTab"
import { ProductsTab } from "./products/ProductsTab"
import { ClosedDaysSettings } from "./settings/ClosedDaysSettings"
import { MerchantSettings } from "./settings/MerchantSettings"
import { UsersTab } from "./users/UsersTab"
import { VatScreen } from "./vat/VatScreen"

/** Everything under /admin, for administrators. */
export function Administration() {
  const { t } = useTranslation("admin")
  const list = (right: Right, tab: "orders" | "products" | "users" | "analytics", element: ReactNode) =>
    screen(right, <ListScreen title={t(`tabs.${tab}`)}>{element}</ListScreen>)
  return (
    <AdministratorOnly>
      {(user) => (
        <Routes>
          <Route index element={<Dashboard user={user} />} />
          <Route path="orders" element={list("orders:read", "orders", <OrdersTab />)} />
          <Route path="products" element={list("goods:read", "products", <ProductsTab />)} />
          <Route path="customers" element={list("people:read", "users", <UsersTab />)} />
          <Route path="analytics" element={list("figures:read", "analytics", <AnalyticsTab />)} />
          <Route path="orders/:number" element={screen("orders:read", <OrderScreen />)} />
          <Route path="orders/:number/slip" element={screen("orders:read", <PackingSlipScreen />)} />
          <Route path="changes" element={screen("changes:read", <ChangesScreen />)} />
          <Route path="vat" element={screen("figures:read", <VatScreen />)} />
          <Route path="messages" element={screen("messages", <MessagesScreen />)} />
          <Route path="messages/:id" element={screen("messages", <MessageScreen />)} />
          <Route path="import" element={screen("goods:write", <ImportScreen />)} />
          <Route path="settings" element={screen("shop:write", <MerchantSettings />)} />
          <Route path="settings/closed-days" element={screen("shop:write", <ClosedDaysSettings />)} />
          <Route path="*" element={<NotThere />} />
        </Routes>
      )}
    </AdministratorOnly>
  )
}

const screen = (right: Right, element: ReactNode) => <ForRight right={right}>{element}</ForRight>

function NotThere() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  return (
    <Notice title={common("notFound.title")} text={common("notFound.text")}>
      <PageHead title={common("notFound.title")} indexed={false} />
      <Button asChild>
        <Link to="/admin">{t("back")}</Link>
      </Button>
    </Notice>
  )
}
