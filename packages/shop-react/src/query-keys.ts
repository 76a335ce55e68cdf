import type {
  Allergen,
  BirdKind,
  DeliveryCountry,
  InformationPage,
  Language,
  ProductSort,
} from "@bon-perroquet/contract"
import type { Query } from "@bon-perroquet/shop-client"

/** Search parameters. Other keys are names of the merchant's custom fields. */
export type ProductQuestion = {
  q?: string
  category?: string
  sort?: ProductSort
  in_stock?: true
  /** Allergens to exclude. */
  without?: Allergen[]
  bird?: BirdKind
  page?: number
  limit?: number
}

export type PointQuestion = Query<"/api/delivery/points">

/** Query keys. A key contains the language only if the response depends on it. */
export const shopKeys = {
  all: ["shop"] as const,
  categories: ["shop", "categories"] as const,
  products: ["shop", "products"] as const,
  product: (reference: string) => ["shop", "products", "one", reference] as const,
  information: (id: string) => ["shop", "products", "information", id] as const,
  questions: (id: string, page: number) => ["shop", "products", "questions", id, page] as const,
  reviews: (id: string, page: number) => ["shop", "products", "reviews", id, page] as const,
  related: (id: string) => ["shop", "products", "related", id] as const,
  searches: ["shop", "products", "search"] as const,
  /** Ranking and sorting depend on the language. */
  search: (question: ProductQuestion, language: Language) =>
    [
      "shop",
      "products",
      "search",
      question,
      question.q || question.sort === "name" ? language : null,
    ] as const,
  carts: ["shop", "cart"] as const,
  cart: (sessionId: string) => ["shop", "cart", sessionId] as const,
  cartIn: (sessionId: string, language: Language) => ["shop", "cart", sessionId, language] as const,
  allCartRepeats: ["shop", "cart-repeats"] as const,
  cartRepeats: (sessionId: string) => ["shop", "cart-repeats", sessionId] as const,
  facts: ["shop", "facts"] as const,
  credits: ["shop", "credit"] as const,
  credit: (account: string | null) => ["shop", "credit", account] as const,
  storeCredit: (account: string | null) => ["shop", "account", "store-credit", account] as const,
  pageTexts: ["shop", "page-texts"] as const,
  pageText: (page: InformationPage, language: Language) => ["shop", "page-texts", page, language] as const,
  /** The key begins with `products`, because the home page shows products. */
  home: (language: Language) => ["shop", "products", "home", language] as const,
  countries: ["shop", "countries"] as const,
  points: (question: PointQuestion) => ["shop", "points", question] as const,
  allDeliveries: ["shop", "delivery"] as const,
  deliveries: (sessionId: string) => ["shop", "delivery", sessionId] as const,
  delivery: (
    sessionId: string,
    country: DeliveryCountry,
    extras: readonly string[],
    vatNumber: string | undefined,
  ) => ["shop", "delivery", sessionId, country, extras, vatNumber] as const,
  vatNumber: (typed: string, country: string) => ["shop", "business", typed, country] as const,
  extras: (language: Language) => ["shop", "extras", language] as const,
  paymentMethods: (language: Language, country: DeliveryCountry | undefined) =>
    ["shop", "payment-methods", language, country] as const,
  paidOrder: (checkoutSessionId: string) => ["shop", "payment", checkoutSessionId, "order"] as const,
  giftCardOffer: ["shop", "gift-card-offer"] as const,
  giftCardPurchase: (checkoutSessionId: string) =>
    ["shop", "payment", checkoutSessionId, "gift-card"] as const,
  payment: (checkoutSessionId: string) => ["shop", "payment", checkoutSessionId] as const,
  account: ["shop", "account"] as const,
  me: ["shop", "account", "me"] as const,
  assistantAgreement: ["shop", "account", "assistant-agreement"] as const,
  security: ["shop", "account", "security"] as const,
  secondFactor: ["shop", "account", "security", "second-factor"] as const,
  sessions: ["shop", "account", "security", "sessions"] as const,
  securitySettings: ["shop", "account", "security", "settings"] as const,
  favourites: ["shop", "account", "favourites"] as const,
  allTradePrices: ["shop", "account", "trade-prices"] as const,
  tradePrices: (account: string | null, ids: readonly string[]) =>
    ["shop", "account", "trade-prices", account, ids] as const,
  favouriteProducts: (ids: readonly string[]) => ["shop", "products", "favourites", ids] as const,
  addresses: ["shop", "account", "addresses"] as const,
  orders: ["shop", "account", "orders"] as const,
  formerOrders: ["shop", "account", "former-orders"] as const,
  repeats: ["shop", "account", "repeats"] as const,
  quotes: ["shop", "account", "quotes"] as const,
  quotesIn: (language: Language) => ["shop", "account", "quotes", language] as const,
  order: (orderNumber: string) => ["shop", "account", "orders", orderNumber] as const,
  ownReviews: (orderNumber: string) => ["shop", "account", "reviews", orderNumber] as const,
  linkedReviews: (token: string) => ["shop", "mailed", "reviews", token] as const,
  linkedOrder: (token: string) => ["shop", "mailed", "order", token] as const,
  linkedBalances: (token: string, account: string | null) =>
    ["shop", "mailed", "order", token, "balances", account] as const,
  trackedOrder: (token: string) => ["shop", "mailed", "tracked", token] as const,
  linkedRepeat: (token: string) => ["shop", "mailed", "repeat", token] as const,
  repeatMethods: (of: { token: string } | { id: string }, country: string) =>
    ["shop", "mailed", "repeat-methods", of, country] as const,
  mailedLink: (link: string, token: string) => ["shop", "mailed", link, token] as const,
}
