import type { DeliveryCountry, Language } from "@bon-perroquet/shop-api/contract"

/** Keys of the query cache. A language is part of a key only where the answer depends on it. */
export const shopKeys = {
  all: ["shop"] as const,
  /** Products and categories carry all their languages. */
  categories: ["shop", "categories"] as const,
  products: ["shop", "products"] as const,
  product: (id: string) => ["shop", "products", id] as const,
  /** A session's cart in every language. */
  cart: (sessionId: string) => ["shop", "cart", sessionId] as const,
  cartIn: (sessionId: string, language: Language) => ["shop", "cart", sessionId, language] as const,
  /** Delivery to every country. */
  deliveries: (sessionId: string) => ["shop", "delivery", sessionId] as const,
  delivery: (sessionId: string, country: DeliveryCountry) =>
    ["shop", "delivery", sessionId, country] as const,
  payment: (checkoutSessionId: string) => ["shop", "payment", checkoutSessionId] as const,
}
