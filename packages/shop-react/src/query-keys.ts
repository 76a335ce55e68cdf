import type { DeliveryCountry, Language } from "@bon-perroquet/contract"
import type { PointQuestion, ProductQuestion } from "./client/shop-client"

/** Keys of the query cache. A language is part of a key only where the answer depends on it. */
export const shopKeys = {
  all: ["shop"] as const,
  /** Products and categories carry all their languages. */
  categories: ["shop", "categories"] as const,
  /** Whatever tells of products, their prices and their stock. */
  products: ["shop", "products"] as const,
  product: (reference: string) => ["shop", "products", "one", reference] as const,
  searches: ["shop", "products", "search"] as const,
  /** Words are ranked, and names sorted, for the language; any other list is the same in all. */
  search: (question: ProductQuestion, language: Language) =>
    [
      "shop",
      "products",
      "search",
      question,
      question.q || question.sort === "name" ? language : null,
    ] as const,
  /** A session's cart in every language. */
  cart: (sessionId: string) => ["shop", "cart", sessionId] as const,
  cartIn: (sessionId: string, language: Language) => ["shop", "cart", sessionId, language] as const,
  /** Countries open to orders. */
  countries: ["shop", "countries"] as const,
  /** Delivery to every country. */
  points: (question: PointQuestion) => ["shop", "points", question] as const,
  deliveries: (sessionId: string) => ["shop", "delivery", sessionId] as const,
  delivery: (sessionId: string, country: DeliveryCountry) =>
    ["shop", "delivery", sessionId, country] as const,
  /** Their names are in the caller's language. */
  paymentMethods: (language: Language) => ["shop", "payment-methods", language] as const,
  payment: (checkoutSessionId: string) => ["shop", "payment", checkoutSessionId] as const,
  /** Whatever belongs to the signed-in person. */
  account: ["shop", "account"] as const,
  me: ["shop", "account", "me"] as const,
  addresses: ["shop", "account", "addresses"] as const,
  orders: ["shop", "account", "orders"] as const,
  order: (orderNumber: string) => ["shop", "account", "orders", orderNumber] as const,
  /** What a link in a mail leads to or does, for whoever has the link. */
  linkedOrder: (token: string) => ["shop", "mailed", "order", token] as const,
  mailedLink: (link: string, token: string) => ["shop", "mailed", link, token] as const,
}
