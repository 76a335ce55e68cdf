import type { Query } from "@bon-perroquet/shop-client"

export { pageOf } from "../api-pages"

export type UsersQuestion = Query<"/api/admin/users">
export type OrdersQuestion = Query<"/api/admin/orders">
export type CustomersQuestion = Query<"/api/admin/customers">
export type ChangesQuestion = Query<"/api/admin/changes">
export type MessagesQuestion = Query<"/api/admin/messages">
export type ProductsQuestion = Query<"/api/admin/products">
export type PromotionsQuestion = Query<"/api/admin/promotions">
export type StockMovementsQuestion = Query<"/api/admin/products/{id}/stock-movements">
export type LotsQuestion = Query<"/api/admin/lots">
export type CreditAccountsQuestion = Query<"/api/admin/credit-accounts">
export type FormerOrdersQuestion = Query<"/api/admin/former-orders">
export type ImportLinesQuestion = Query<"/api/admin/imports/{id}/lines">
export type RedirectsQuestion = Query<"/api/admin/settings/redirects">
export type ReviewsQuestion = Query<"/api/admin/reviews">
export type QuotesQuestion = Query<"/api/admin/quotes">
export type QuestionsQuestion = Query<"/api/admin/questions">
export type WebhookDeliveriesQuestion = Query<"/api/admin/webhooks/{id}/deliveries">
export type BalancesQuestion = Query<"/api/admin/gift-cards">
export type Period = Query<"/api/admin/vat-report">
