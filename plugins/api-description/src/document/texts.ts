import { LANGUAGES } from "@bon-perroquet/contract"

/** Sections of the document by path prefix. The longest matching prefix applies. */
export const SECTIONS: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: "Catalogue",
    description: "What is sold. Products carry every language; prices are euro with VAT included.",
    paths: [
      "/api/products",
      "/api/catalogue",
      "/api/categories",
      "/api/search",
      "/api/feeds",
      "/api/reviews",
    ],
  },
  {
    name: "Cart",
    description:
      "A cart is known by a session id that the client makes. It says what is in it, never whose it is.",
    paths: ["/api/cart"],
  },
  {
    name: "Delivery",
    description: "Where the shop delivers to, how, for how much, and what it does beside it when asked.",
    paths: ["/api/delivery", "/api/extras", "/api/business"],
  },
  {
    name: "Payment",
    description:
      "The hosted payment page: opened, asked about, given up. A paid page becomes exactly one order.",
    paths: ["/api/payments", "/api/peppol"],
  },
  {
    name: "Account",
    description: "Signing in, and what a person may see and change of their own.",
    paths: ["/api/auth", "/api/users", "/api/newsletter", "/api/favourites", "/api/back-in-stock"],
  },
  {
    name: "Guest's order",
    description: "Reading, and withdrawing from, an order without an account; a repeat delivery by its link.",
    paths: ["/api/orders", "/api/repeat-deliveries"],
  },
  {
    name: "Contact",
    description: "Who sells, what they wrote of the shop, and messages to them.",
    paths: ["/api/shop", "/api/home", "/api/pages", "/api/contact", "/api/mail"],
  },
  {
    name: "Administration",
    description: "Goods, orders, people and figures, for administrators.",
    paths: ["/api/admin"],
  },
  {
    name: "This description",
    description: "The document that describes the API, and its page.",
    paths: ["/api/openapi.json", "/api/docs"],
  },
]

/** The enabled languages: `fr`, `nl` or `en`. */
const SPOKEN = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  LANGUAGES.map((language) => `\`${language}\``),
)

export const INTRODUCTION = [
  "Everything that the shop's own screens do goes through these calls.",
  "**Money.** Fields ending in `_cents` are whole cents; `price`, `unit_price` and `total` are euro with at most two " +
    "decimals. VAT is included in every price. A sum of an answer holds to the cent.",
  `**Times** are ISO 8601 in UTC. **Languages**: \`Accept-Language\` with ${SPOKEN} decides about names and ` +
    "sentences; French when it names none of them.",
  "**Refusals** have one shape: `code` for programs, stable; `detail` for people, in their language. An address that " +
    "does not exist is refused with 404 `not_found`, another method with 405 `method_not_allowed`. 503 with " +
    "`Retry-After` says that the shop is away for a moment.",
  "**Who asks.** A signed-in person's calls carry `Authorization: Bearer` with the token of `POST /api/auth/login`. " +
    "A write that carries a cookie, as a browser's does, has to repeat the cookie `XSRF-TOKEN` in the header " +
    "`X-XSRF-TOKEN`; a client without cookies needs neither.",
  "**Limits** are counted by address (by network under IPv6). Who passes one is refused with 429 `too_many_requests` " +
    "and told in `Retry-After` when to come back.",
  "`X-Request-Id` of an answer names the call in the shop's logs. One that is sent (1 to 64 letters, digits, `-` and " +
    "`_`) is kept.",
]

interface Parameter {
  description: string
  example: unknown
}

/** Path parameters that have the same meaning in all paths. */
export const PATH_PARAMETERS: Readonly<Record<string, Parameter>> = {
  session_id: {
    description: "The cart's session, made by the client: a timestamp and enough randomness.",
    example: "1732190400000-3f9c2e7ab1d84c60",
  },
  product_id: { description: "A product's id.", example: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" },
  sale_id: {
    description: "Id of a sale price, as the product's list of them tells it.",
    example: "plist_01JX2V0000000000000000000A",
  },
  order_number: { description: "An order's number.", example: "BP-2026-000123" },
  page: { description: "A page of text, by the last part of its address.", example: "shipping" },
  mail: { description: "A mail, by what it tells.", example: "placed" },
  code: { description: "A promo code, upper or lower case.", example: "BIENVENUE10" },
  file: { description: "A document's number and `.pdf`.", example: "F-2026-000123.pdf" },
  number: { description: "A document's number.", example: "F-2026-000123" },
  feed: { description: "`google-`, a language, and `.xml`.", example: "google-fr.xml" },
  id: { description: "The id that the list gives.", example: "01JD3V7M5Q8W2K4T6Y9ZB0CEFG" },
}
/** A parameter with the same name and another meaning. */
export const CHECKOUT_SESSION: Parameter = {
  description: "The payment page's `session_id`.",
  example: "cs_test_a1B2c3D4e5F6g7H8",
}
