import type {
  Allergen,
  BirdKind,
  DeliveryCountry,
  InformationPage,
  Language,
  ProductSort,
} from "@bon-perroquet/contract"
import type { Query } from "@bon-perroquet/shop-client"

/** What is asked of the catalogue; what is left out is not limited. */
export type ProductQuestion = {
  /** Words, as they were typed. */
  q?: string
  /** A category's id or handle. */
  category?: string
  sort?: ProductSort
  in_stock?: true
  /** What they must not contain. */
  without?: Allergen[]
  /** For which kind of bird they are. */
  bird?: BirdKind
  page?: number
  /** Products on a page. */
  limit?: number
}

/** Near which postal code a point of the carrier's is looked for. */
export type PointQuestion = Query<"/api/delivery/points">

/** Keys of the query cache. A language is part of a key only where the answer depends on it. */
export const shopKeys = {
  all: ["shop"] as const,
  /** Products and categories carry all their languages. */
  categories: ["shop", "categories"] as const,
  /** Whatever tells of products, their prices and their stock. */
  products: ["shop", "products"] as const,
  product: (reference: string) => ["shop", "products", "one", reference] as const,
  /** What is told of a product before buying, in all languages. */
  information: (id: string) => ["shop", "products", "information", id] as const,
  /** A page of what buyers say of a product, the same in all languages. */
  reviews: (id: string, page: number) => ["shop", "products", "reviews", id, page] as const,
  /** What is shown beside a product. */
  related: (id: string) => ["shop", "products", "related", id] as const,
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
  /** Which lines of a session's cart come again. */
  cartRepeats: (sessionId: string) => ["shop", "cart-repeats", sessionId] as const,
  /** Who sells, and when nothing is sent. */
  facts: ["shop", "facts"] as const,
  /** What the merchant wrote of the pages of text. */
  pageTexts: ["shop", "page-texts"] as const,
  pageText: (page: InformationPage, language: Language) => ["shop", "page-texts", page, language] as const,
  /** What the merchant set of the home page; its products are the catalogue's. */
  home: (language: Language) => ["shop", "products", "home", language] as const,
  /** Countries open to orders. */
  countries: ["shop", "countries"] as const,
  /** Delivery to every country. */
  points: (question: PointQuestion) => ["shop", "points", question] as const,
  deliveries: (sessionId: string) => ["shop", "delivery", sessionId] as const,
  delivery: (
    sessionId: string,
    country: DeliveryCountry,
    extras: readonly string[],
    vatNumber: string | undefined,
  ) => ["shop", "delivery", sessionId, country, extras, vatNumber] as const,
  /** What is said of a VAT number. */
  vatNumber: (typed: string) => ["shop", "business", typed] as const,
  /** Their names are in the caller's language. */
  extras: (language: Language) => ["shop", "extras", language] as const,
  /** Their names are in the caller's language. */
  paymentMethods: (language: Language) => ["shop", "payment-methods", language] as const,
  payment: (checkoutSessionId: string) => ["shop", "payment", checkoutSessionId] as const,
  /** Whatever belongs to the signed-in person. */
  account: ["shop", "account"] as const,
  me: ["shop", "account", "me"] as const,
  /** How the person signs in, and where. */
  security: ["shop", "account", "security"] as const,
  secondFactor: ["shop", "account", "security", "second-factor"] as const,
  sessions: ["shop", "account", "security", "sessions"] as const,
  securitySettings: ["shop", "account", "security", "settings"] as const,
  /** Ids alone. */
  favourites: ["shop", "account", "favourites"] as const,
  favouriteProducts: (ids: readonly string[]) => ["shop", "products", "favourites", ids] as const,
  addresses: ["shop", "account", "addresses"] as const,
  orders: ["shop", "account", "orders"] as const,
  repeats: ["shop", "account", "repeats"] as const,
  order: (orderNumber: string) => ["shop", "account", "orders", orderNumber] as const,
  ownReviews: (orderNumber: string) => ["shop", "account", "reviews", orderNumber] as const,
  linkedReviews: (token: string) => ["shop", "mailed", "reviews", token] as const,
  /** What a link in a mail leads to or does, for whoever has the link. */
  linkedOrder: (token: string) => ["shop", "mailed", "order", token] as const,
  linkedRepeat: (token: string) => ["shop", "mailed", "repeat", token] as const,
  repeatMethods: (of: { token: string } | { id: string }, country: string) =>
    ["shop", "mailed", "repeat-methods", of, country] as const,
  mailedLink: (link: string, token: string) => ["shop", "mailed", link, token] as const,
}
