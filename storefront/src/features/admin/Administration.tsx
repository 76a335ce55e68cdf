import type { AdminProduct, Right } from "@bon-perroquet/contract"
import type { TFunction } from "i18next"
import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Navigate, Route, Routes, useParams } from "react-router"
import { LinkButton } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"
import { AccountingScreen } from "./accounting/AccountingScreen"
import { AnalyticsTab } from "./analytics/AnalyticsTab"
import { CategoriesScreen } from "./categories/CategoriesScreen"
import { CategoryScreen, NewCategoryScreen } from "./categories/CategoryScreen"
import { ChangesScreen } from "./changes/ChangesScreen"
import { CountriesSettings } from "./countries/CountriesSettings"
import { CustomerScreen } from "./customers/CustomerScreen"
import { CustomersScreen } from "./customers/CustomersScreen"
import { Dashboard } from "./dashboard/Dashboard"
import { AdministratorOnly } from "./guard/AdministratorOnly"
import { CreditAccountsScreen, ErasedAccount } from "./credit/CreditAccountsScreen"
import { GiftCardScreen } from "./gift-cards/GiftCardScreen"
import { GiftCardsScreen } from "./gift-cards/GiftCardsScreen"
import { FormerOrdersScreen } from "./former-orders/FormerOrdersScreen"
import { ImportScreen } from "./imports/ImportScreen"
import { LotScreen } from "./lots/LotScreen"
import { LotsScreen } from "./lots/LotsScreen"
import { ProductLotsSection } from "./lots/ProductLotsSection"
import { MessageScreen } from "./messages/MessageScreen"
import { MessagesScreen } from "./messages/MessagesScreen"
import { OrderScreen } from "./order/OrderScreen"
import { PackingSlipScreen } from "./order/slips/PackingSlipScreen"
import { PackingSlipsScreen } from "./order/slips/PackingSlipsScreen"
import { OrdersTab } from "./orders/OrdersTab"
import { PhoneOrderScreen } from "./phone-order/PhoneOrderScreen"
import { ProductsTab } from "./products/ProductsTab"
import { ProductTableScreen } from "./products/table/ProductTableScreen"
import { NewPromotionScreen, PromotionScreen } from "./promotions/PromotionScreen"
import { PromotionsScreen } from "./promotions/PromotionsScreen"
import { DispatchSettings } from "./settings/DispatchSettings"
import { BrandSettings } from "./settings/brand/BrandSettings"
import { OpeningSettings } from "./settings/OpeningSettings"
import { MerchantSettings } from "./settings/MerchantSettings"
import { ShopData } from "./settings/ShopData"
import { HomeSettings } from "./settings/home/HomeSettings"
import { MailTextsSettings } from "./settings/mails/MailTextsSettings"
import { SearchSettings } from "./settings/search/SearchSettings"
import { RedirectSettings } from "./settings/redirects/RedirectSettings"
import { FeatureSettings } from "./settings/features/FeatureSettings"
import { AddressSettings } from "./settings/address/AddressSettings"
import { PaymentSettings } from "./settings/payments/PaymentSettings"
import { MailServerSettings } from "./settings/mail-server/MailServerSettings"
import { ApiKeySettings } from "./settings/api-keys/ApiKeySettings"
import { WebhookLog } from "./settings/webhooks/WebhookLog"
import { WebhookSettings } from "./settings/webhooks/WebhookSettings"
import { AssistantsScreen } from "./assistants/AssistantsScreen"
import { InsightScreen } from "./insight/InsightScreen"
import { NewsletterSettings } from "./settings/newsletter/NewsletterSettings"
import { SegmentsScreen } from "./segments/SegmentsScreen"
import { StaffSettings } from "./settings/staff/StaffSettings"
import { PageTextsSettings } from "./settings/pages/PageTextsSettings"
import { QuoteScreen } from "./quotes/QuoteScreen"
import { QuotesScreen } from "./quotes/QuotesScreen"
import { RepeatsScreen } from "./repeats/RepeatsScreen"
import { QuestionScreen } from "./reviews/QuestionScreen"
import { ReviewScreen } from "./reviews/ReviewScreen"
import { ReviewsScreen } from "./reviews/ReviewsScreen"
import { StockScreen } from "./stock/StockScreen"
import { FeedsSettings } from "./settings/FeedsSettings"
import { EInvoicesScreen } from "./e-invoices/EInvoicesScreen"
import { WantedScreen } from "./wanted/WantedScreen"
import { NewTradeListScreen, TradeListScreen } from "./trade/TradeListScreen"
import { TradeListsScreen } from "./trade/TradeListsScreen"
import { UsersTab } from "./users/UsersTab"
import { ChecklistLink } from "./setup/ChecklistLink"
import { HeadingsFrom } from "../../components/Heading"
import { useMay } from "./guard/use-may"

const lotsOf = (product: AdminProduct) => <ProductLotsSection product={product} />

type ScreenRow = [path: string, right: Right, element: ReactNode]

const SCREENS: ScreenRow[] = [
  ["products/table", "products:write", <ProductTableScreen />],
  ["categories/new", "products:write", <NewCategoryScreen />],
  ["categories/:id", "products:read", <CategoryScreen />],
  ["reviews/questions/:id", "products:read", <QuestionScreen />],
  ["reviews/:id", "products:read", <ReviewScreen />],
  ["customers/:id", "customers:read", <CustomerScreen />],
  ["quotes/:id", "orders:read", <QuoteScreen />],
  ["promotions/new", "products:write", <NewPromotionScreen />],
  ["promotions/:id", "products:read", <PromotionScreen />],
  ["trade-lists/new", "products:write", <NewTradeListScreen />],
  ["trade-lists/:id", "products:read", <TradeListScreen />],
  ["gift-cards", "orders:read", <GiftCardsScreen />],
  ["gift-cards/:id", "orders:read", <GiftCardScreen />],
  ["orders/new", "orders:write", <PhoneOrderScreen />],
  ["orders/slips", "orders:read", <PackingSlipsScreen />],
  ["orders/:number", "orders:read", <OrderScreen />],
  ["orders/:number/slip", "orders:read", <PackingSlipScreen />],
  ["changes", "changes:read", <ChangesScreen />],
  ["accounting", "reports:read", <AccountingScreen />],
  ["messages", "messages", <MessagesScreen />],
  ["messages/:id", "messages", <MessageScreen />],
  ["stock", "products:read", <StockScreen lots={lotsOf} />],
  ["lots/:id", "products:read", <LotScreen />],
  ["e-invoices", "orders:read", <EInvoicesScreen />],
  ["wanted", "products:read", <WantedScreen />],
  ["import", "products:write", <ImportScreen />],
]

const SETTINGS: [path: string, element: ReactNode][] = [
  ["settings", <MerchantSettings />],
  ["settings/closed-days", <DispatchSettings />],
  ["settings/countries", <CountriesSettings />],
  ["settings/brand", <BrandSettings />],
  ["settings/opening", <OpeningSettings />],
  ["settings/features", <FeatureSettings />],
  ["settings/address", <AddressSettings />],
  ["settings/payments", <PaymentSettings />],
  ["settings/mail-server", <MailServerSettings />],
  ["settings/newsletter", <NewsletterSettings />],
  ["settings/staff", <StaffSettings />],
  ["settings/webhooks", <WebhookSettings />],
  ["settings/webhooks/:id", <WebhookLog />],
  ["settings/api-keys", <ApiKeySettings />],
  ["settings/mails", <MailTextsSettings />],
  ["settings/mails/:mail", <MailTextsSettings />],
  ["settings/home", <HomeSettings />],
  ["settings/search", <SearchSettings />],
  ["settings/redirects", <RedirectSettings />],
  ["settings/data", <ShopData />],
  ["settings/feeds", <FeedsSettings />],
  ["settings/pages", <PageTextsSettings />],
  ["settings/pages/:page", <PageTextsSettings />],
]

/** Lists without a heading of their own, with their title. */
const listScreens = (t: TFunction<"admin">): [...ScreenRow, title: string][] => [
  ["orders", "orders:read", <OrdersTab />, t("tabs.orders")],
  ["products", "products:read", <ProductsTab />, t("tabs.products")],
  ["categories", "products:read", <CategoriesScreen />, t("frame.to.categories")],
  ["reviews", "products:read", <ReviewsScreen />, t("frame.to.reviews")],
  ["customers", "customers:read", <CustomersScreen />, t("frame.to.customers")],
  ["credit-accounts", "orders:read", <CreditAccountsScreen />, t("credit.list.title")],
  ["credit-accounts/:id", "orders:read", <ErasedAccount />, t("credit.list.erased")],
  ["quotes", "orders:read", <QuotesScreen />, t("quotes.title")],
  ["segments", "customers:read", <SegmentsScreen />, t("segments.title")],
  ["promotions", "products:read", <PromotionsScreen />, t("frame.to.promotions")],
  ["trade-lists", "products:read", <TradeListsScreen />, t("trade.title")],
  ["users", "customers:read", <UsersTab />, t("tabs.users")],
  ["analytics", "reports:read", <AnalyticsTab />, t("tabs.analytics")],
  ["insight", "reports:read", <InsightScreen />, t("insight.title")],
  ["assistants", "reports:read", <AssistantsScreen />, t("assistants.title")],
  ["former-orders", "orders:read", <FormerOrdersScreen />, t("formerOrders.title")],
  ["lots", "products:read", <LotsScreen />, t("lots.title")],
  ["repeat-deliveries", "orders:read", <RepeatsScreen />, t("frame.to.repeats")],
]

export function Administration() {
  const { t } = useTranslation("admin")
  const screens: ScreenRow[] = [
    ...SCREENS,
    ...SETTINGS.map(([path, element]): ScreenRow => [path, "shop:write", element]),
    ...listScreens(t).map(([path, right, element, title]): ScreenRow => [
      path,
      right,
      <ListScreen title={title}>{element}</ListScreen>,
    ]),
  ]
  return (
    <AdministratorOnly>
      {(user) => (
        <>
          <ChecklistLink />
          <Routes>
            <Route index element={<Dashboard user={user} />} />
            <Route path="vat" element={<Navigate to="/admin/accounting" replace />} />
            {screens.map(([path, right, element]) => (
              <Route
                key={path}
                path={path}
                element={
                  <ForRight right={right}>
                    <OneRecord>{element}</OneRecord>
                  </ForRight>
                }
              />
            ))}
            <Route path="*" element={<NotThere />} />
          </Routes>
        </>
      )}
    </AdministratorOnly>
  )
}

/** Remounts the screen for another record, so that nothing typed for one record is offered for the next one. */
function OneRecord({ children }: { children: ReactNode }) {
  const { id, number } = useParams()
  return <Fragment key={id ?? number}>{children}</Fragment>
}

function NotThere() {
  const { t } = useTranslation("common")
  return <NoScreen title={t("notFound.title")} text={t("notFound.text")} />
}

function NoScreen({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("admin")
  return (
    <Notice title={title} text={text}>
      <PageHead title={title} indexed={false} />
      <LinkButton to="/admin">{t("back")}</LinkButton>
    </Notice>
  )
}

type ListScreenProps = { title: string; children: ReactNode }

function ListScreen({ title, children }: ListScreenProps) {
  return (
    <div className="page-width py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <HeadingsFrom level={1}>{children}</HeadingsFrom>
    </div>
  )
}

function ForRight({ right, children }: { right: Right; children: ReactNode }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (may(right)) return children
  return <NoScreen title={t("roles.notAllowed.title")} text={t("roles.notAllowed.text")} />
}
