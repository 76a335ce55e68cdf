import type { Language, ProductImport } from "@bon-perroquet/contract"
import { shopKeys } from "../query-keys"
import type {
  ChangesQuestion,
  CustomersQuestion,
  ImportLinesQuestion,
  LotsQuestion,
  MessagesQuestion,
  OrdersQuestion,
  Period,
  ProductsQuestion,
  PromotionsQuestion,
  QuestionsQuestion,
  ReviewsQuestion,
  StockMovementsQuestion,
  UsersQuestion,
} from "./pages"

export type NoteSubject = { order: string } | { customer: string }

type ImportState = ProductImport["state"]

/** Cleared on sign-out. */
const all = [...shopKeys.account, "admin"] as const

export const adminKeys = {
  all,
  repeats: (language: Language) => [...all, "repeats", language] as const,
  analytics: (period: Partial<Period>) => [...all, "analytics", period] as const,
  vatReport: (period: Period) => [...all, "vat-report", period] as const,
  cash: (period: Period) => [...all, "cash", period] as const,
  payouts: (period: Period) => [...all, "payouts", "list", period] as const,
  payout: (id: string) => [...all, "payouts", "one", id] as const,
  health: [...all, "health"] as const,
  alerts: [...all, "alerts"] as const,
  boughtWith: (id: string, language: Language) => [...all, "bought-with", id, language] as const,
  wanted: (language: Language) => [...all, "wanted", language] as const,
  today: [...all, "today"] as const,
  setting: (name: string) => [...all, "settings", name] as const,
  missedSearches: [...all, "missed-searches"] as const,
  settingVersions: (name: string) => [...all, "settings", name, "versions"] as const,
  mails: [...all, "mails"] as const,
  mailOriginal: (mail: string) => [...all, "mail-words", mail] as const,
  mailPreview: (mail: string, draft: object) => [...all, "mail-words", mail, draft] as const,
  search: (q: string) => [...all, "search", q] as const,
  users: (question: UsersQuestion) => [...all, "users", question] as const,
  customers: (question: CustomersQuestion) => [...all, "customers", "list", question] as const,
  customer: (id: string) => [...all, "customers", "one", id] as const,
  notes: (about: NoteSubject) => [...all, "notes", about] as const,
  everyNote: [...all, "notes"] as const,
  changes: (question: ChangesQuestion) => [...all, "changes", question] as const,
  everyMessages: [...all, "messages"] as const,
  messages: (question: MessagesQuestion) => [...all, "messages", "list", question] as const,
  messagesWith: (about: NoteSubject) => [...all, "messages", "with", about] as const,
  message: (id: string) => [...all, "messages", "one", id] as const,
  everyOrders: [...all, "orders"] as const,
  orderLists: [...all, "orders", "list"] as const,
  orders: (question: OrdersQuestion) => [...all, "orders", "list", question] as const,
  order: (number: string) => [...all, "orders", "one", number] as const,
  orderDelivery: (number: string, country: string) =>
    [...all, "orders", "delivery", number, country] as const,
  everyEInvoice: [...all, "e-invoices"] as const,
  undeliveredEInvoices: [...all, "e-invoices", "undelivered"] as const,
  orderEInvoices: (number: string) => [...all, "e-invoices", "order", number] as const,
  labelService: [...all, "label-service"] as const,
  everyProducts: [...all, "products", "list"] as const,
  products: (question: ProductsQuestion) => [...all, "products", "list", question] as const,
  product: (id: string) => [...all, "products", "one", id] as const,
  salePrices: (id: string) => [...all, "products", "sale-prices", id] as const,
  information: (id: string) => [...all, "products", "information", id] as const,
  stockMovements: (id: string, question: StockMovementsQuestion) =>
    [...all, "products", "stock", id, question] as const,
  productLots: (id: string) => [...all, "lots", "product", id] as const,
  lots: (question: LotsQuestion) => [...all, "lots", "list", question] as const,
  lot: (id: string) => [...all, "lots", "one", id] as const,
  lotRecipients: (id: string) => [...all, "lots", "recipients", id] as const,
  orderLots: (numbers: string) => [...all, "lots", "orders", numbers] as const,
  countries: [...all, "countries"] as const,
  everyPromotion: [...all, "promotions"] as const,
  promotionLists: [...all, "promotions", "list"] as const,
  promotions: (question: PromotionsQuestion) => [...all, "promotions", "list", question] as const,
  promotion: (id: string) => [...all, "promotions", "one", id] as const,
  questionLists: [...all, "questions", "list"] as const,
  questions: (asked: QuestionsQuestion, language: Language) =>
    [...all, "questions", "list", asked, language] as const,
  question: (id: string, language: Language) => [...all, "questions", "one", id, language] as const,
  reviewLists: [...all, "reviews", "list"] as const,
  reviews: (question: ReviewsQuestion, language: Language) =>
    [...all, "reviews", "list", question, language] as const,
  review: (id: string, language: Language) => [...all, "reviews", "one", id, language] as const,
  imports: [...all, "imports"] as const,
  importMappings: [...all, "import-mappings"] as const,
  import: (id: string) => [...all, "imports", id] as const,
  importLines: (id: string, state: ImportState, question: ImportLinesQuestion) =>
    [...all, "imports", id, "lines", state, question] as const,
}
