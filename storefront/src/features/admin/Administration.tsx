import type { AdminProduct, Right } from "@bon-perroquet/contract"
import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, Navigate, Route, Routes, useParams } from "react-router"
import { Button } from "../../components/Button"
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

export function Administration() {
  const { t } = useTranslation("admin")
  const list = (right: Right, tab: "orders" | "products" | "users" | "analytics", element: ReactNode) =>
    screen(right, <ListScreen title={t(`tabs.${tab}`)}>{element}</ListScreen>)
  const listOfCustomers = screen(
    "customers:read",
    <ListScreen title={t("frame.to.customers")}>
      <CustomersScreen />
    </ListScreen>,
  )
  const segments = screen(
    "customers:read",
    <ListScreen title={t("segments.title")}>
      <SegmentsScreen />
    </ListScreen>,
  )
  const listOfCategories = screen(
    "products:read",
    <ListScreen title={t("frame.to.categories")}>
      <CategoriesScreen />
    </ListScreen>,
  )
  const listOfPromotions = screen(
    "products:read",
    <ListScreen title={t("frame.to.promotions")}>
      <PromotionsScreen />
    </ListScreen>,
  )
  const tradeLists = screen(
    "products:read",
    <ListScreen title={t("trade.title")}>
      <TradeListsScreen />
    </ListScreen>,
  )
  const listOfLots = screen(
    "products:read",
    <ListScreen title={t("lots.title")}>
      <LotsScreen />
    </ListScreen>,
  )
  const listOfRepeats = screen(
    "orders:read",
    <ListScreen title={t("frame.to.repeats")}>
      <RepeatsScreen />
    </ListScreen>,
  )
  const listOfReviews = screen(
    "products:read",
    <ListScreen title={t("frame.to.reviews")}>
      <ReviewsScreen />
    </ListScreen>,
  )
  const creditAccounts = screen(
    "orders:read",
    <ListScreen title={t("credit.list.title")}>
      <CreditAccountsScreen />
    </ListScreen>,
  )
  const erasedAccount = record(
    "orders:read",
    <ListScreen title={t("credit.list.erased")}>
      <ErasedAccount />
    </ListScreen>,
  )
  const quotes = screen(
    "orders:read",
    <ListScreen title={t("quotes.title")}>
      <QuotesScreen />
    </ListScreen>,
  )
  const listOfFormerOrders = screen(
    "orders:read",
    <ListScreen title={t("formerOrders.title")}>
      <FormerOrdersScreen />
    </ListScreen>,
  )
  const visits = screen(
    "reports:read",
    <ListScreen title={t("insight.title")}>
      <InsightScreen />
    </ListScreen>,
  )
  const assistants = screen(
    "reports:read",
    <ListScreen title={t("assistants.title")}>
      <AssistantsScreen />
    </ListScreen>,
  )
  return (
    <AdministratorOnly>
      {(user) => (
        <>
          <ChecklistLink />
          <Routes>
            <Route index element={<Dashboard user={user} />} />
            <Route path="orders" element={list("orders:read", "orders", <OrdersTab />)} />
            <Route path="products" element={list("products:read", "products", <ProductsTab />)} />
            <Route path="products/table" element={screen("products:write", <ProductTableScreen />)} />
            <Route path="categories" element={listOfCategories} />
            <Route path="categories/new" element={screen("products:write", <NewCategoryScreen />)} />
            <Route path="categories/:id" element={record("products:read", <CategoryScreen />)} />
            <Route path="reviews" element={listOfReviews} />
            <Route path="reviews/questions/:id" element={record("products:read", <QuestionScreen />)} />
            <Route path="reviews/:id" element={record("products:read", <ReviewScreen />)} />
            <Route path="customers" element={listOfCustomers} />
            <Route path="customers/:id" element={record("customers:read", <CustomerScreen />)} />
            <Route path="credit-accounts" element={creditAccounts} />
            <Route path="credit-accounts/:id" element={erasedAccount} />
            <Route path="quotes" element={quotes} />
            <Route path="quotes/:id" element={record("orders:read", <QuoteScreen />)} />
            <Route path="segments" element={segments} />
            <Route path="promotions" element={listOfPromotions} />
            <Route path="promotions/new" element={screen("products:write", <NewPromotionScreen />)} />
            <Route path="promotions/:id" element={record("products:read", <PromotionScreen />)} />
            <Route path="trade-lists" element={tradeLists} />
            <Route path="trade-lists/new" element={screen("products:write", <NewTradeListScreen />)} />
            <Route path="trade-lists/:id" element={record("products:read", <TradeListScreen />)} />
            <Route path="gift-cards" element={screen("orders:read", <GiftCardsScreen />)} />
            <Route path="gift-cards/:id" element={record("orders:read", <GiftCardScreen />)} />
            <Route path="users" element={list("customers:read", "users", <UsersTab />)} />
            <Route path="analytics" element={list("reports:read", "analytics", <AnalyticsTab />)} />
            <Route path="insight" element={visits} />
            <Route path="assistants" element={assistants} />
            <Route path="orders/new" element={screen("orders:write", <PhoneOrderScreen />)} />
            <Route path="orders/slips" element={screen("orders:read", <PackingSlipsScreen />)} />
            <Route path="orders/:number" element={record("orders:read", <OrderScreen />)} />
            <Route path="orders/:number/slip" element={record("orders:read", <PackingSlipScreen />)} />
            <Route path="former-orders" element={listOfFormerOrders} />
            <Route path="changes" element={screen("changes:read", <ChangesScreen />)} />
            <Route path="accounting" element={screen("reports:read", <AccountingScreen />)} />
            <Route path="vat" element={<Navigate to="/admin/accounting" replace />} />
            <Route path="messages" element={screen("messages", <MessagesScreen />)} />
            <Route path="messages/:id" element={record("messages", <MessageScreen />)} />
            <Route path="stock" element={screen("products:read", <StockScreen lots={lotsOf} />)} />
            <Route path="lots" element={listOfLots} />
            <Route path="lots/:id" element={record("products:read", <LotScreen />)} />
            <Route path="repeat-deliveries" element={listOfRepeats} />
            <Route path="e-invoices" element={screen("orders:read", <EInvoicesScreen />)} />
            <Route path="wanted" element={screen("products:read", <WantedScreen />)} />
            <Route path="import" element={screen("products:write", <ImportScreen />)} />
            <Route path="settings" element={screen("shop:write", <MerchantSettings />)} />
            <Route path="settings/closed-days" element={screen("shop:write", <DispatchSettings />)} />
            <Route path="settings/countries" element={screen("shop:write", <CountriesSettings />)} />
            <Route path="settings/brand" element={screen("shop:write", <BrandSettings />)} />
            <Route path="settings/opening" element={screen("shop:write", <OpeningSettings />)} />
            <Route path="settings/features" element={screen("shop:write", <FeatureSettings />)} />
            <Route path="settings/address" element={screen("shop:write", <AddressSettings />)} />
            <Route path="settings/payments" element={screen("shop:write", <PaymentSettings />)} />
            <Route path="settings/mail-server" element={screen("shop:write", <MailServerSettings />)} />
            <Route path="settings/newsletter" element={screen("shop:write", <NewsletterSettings />)} />
            <Route path="settings/staff" element={screen("shop:write", <StaffSettings />)} />
            <Route path="settings/webhooks" element={screen("shop:write", <WebhookSettings />)} />
            <Route path="settings/webhooks/:id" element={record("shop:write", <WebhookLog />)} />
            <Route path="settings/api-keys" element={screen("shop:write", <ApiKeySettings />)} />
            <Route path="settings/mails" element={screen("shop:write", <MailTextsSettings />)} />
            <Route path="settings/mails/:mail" element={screen("shop:write", <MailTextsSettings />)} />
            <Route path="settings/home" element={screen("shop:write", <HomeSettings />)} />
            <Route path="settings/search" element={screen("shop:write", <SearchSettings />)} />
            <Route path="settings/redirects" element={screen("shop:write", <RedirectSettings />)} />
            <Route path="settings/data" element={screen("shop:write", <ShopData />)} />
            <Route path="settings/feeds" element={screen("shop:write", <FeedsSettings />)} />
            <Route path="settings/pages" element={screen("shop:write", <PageTextsSettings />)} />
            <Route path="settings/pages/:page" element={screen("shop:write", <PageTextsSettings />)} />
            <Route path="*" element={<NotThere />} />
          </Routes>
        </>
      )}
    </AdministratorOnly>
  )
}

const lotsOf = (product: AdminProduct) => <ProductLotsSection product={product} />

const screen = (right: Right, element: ReactNode) => <ForRight right={right}>{element}</ForRight>
const record = (right: Right, element: ReactNode) => screen(right, <OneRecord>{element}</OneRecord>)

/** Remounts the screen for another record, so that nothing typed for one record is offered for the next one. */
function OneRecord({ children }: { children: ReactNode }) {
  const { id, number } = useParams()
  return <Fragment key={id ?? number}>{children}</Fragment>
}

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
  return (
    <Notice title={t("roles.notAllowed.title")} text={t("roles.notAllowed.text")}>
      <PageHead title={t("roles.notAllowed.title")} indexed={false} />
      <Button asChild>
        <Link to="/admin">{t("back")}</Link>
      </Button>
    </Notice>
  )
}
