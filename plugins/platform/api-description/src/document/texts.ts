import { LANGUAGES } from "@bon-perroquet/contract"

/** Sections of the document, by path prefix. The longest matching prefix applies. */
export const SECTIONS: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: "Catalogue",
    description:
      "Products, categories, search and reviews. Texts are in all languages. Prices are in euro, VAT included.",
    paths: [
      "/api/products",
      "/api/catalogue",
      "/api/categories",
      "/api/search",
      "/api/feeds",
      "/api/redirects",
      "/api/reviews",
    ],
  },
  {
    name: "Cart",
    description:
      "A cart is identified by a session id that the client creates. It contains no data about its owner.",
    paths: ["/api/cart"],
  },
  {
    name: "Delivery",
    description: "Delivery countries, methods, prices, extras, and VAT number checks.",
    paths: ["/api/delivery", "/api/extras", "/api/business"],
  },
  {
    name: "Payment",
    description:
      "The hosted payment page: open it, retrieve its status, cancel it. Each paid page creates exactly one order.",
    paths: ["/api/payments", "/api/peppol", "/api/gift-cards"],
  },
  {
    name: "Assistants",
    description:
      "For programs that shop for a person: search, carts and checkouts that the person completes.",
    paths: ["/api/agents", "/api/ucp", "/api/acp"],
  },
  {
    name: "Account",
    description: "Sign-in, and the data of the current account.",
    paths: [
      "/api/auth",
      "/api/users",
      "/api/newsletter",
      "/api/favourites",
      "/api/back-in-stock",
      "/api/cart-reminder",
      "/api/trade-prices",
    ],
  },
  {
    name: "Guest's order",
    description:
      "Orders without an account: retrieve an order and withdraw from it. Subscriptions by their link.",
    paths: ["/api/orders", "/api/repeat-deliveries"],
  },
  {
    name: "Contact",
    description: "The merchant, the texts of the shop, and messages to the merchant.",
    paths: ["/api/shop", "/api/home", "/api/pages", "/api/contact", "/api/mail"],
  },
  {
    name: "Administration",
    description: "Products, orders, customers and reports, for administrators.",
    paths: ["/api/admin"],
  },
  {
    name: "This description",
    description: "This OpenAPI document and its page.",
    paths: ["/api/openapi.json", "/api/docs"],
  },
]

/** Lists the enabled languages, for example "`fr`, `nl` or `en`". */
const SPOKEN = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  LANGUAGES.map((language) => `\`${language}\``),
)

export const INTRODUCTION = [
  "The shop's screens use only these calls, and you can use them too.",
  "**Money.** Fields that end in `_cents` are integer cents. `price`, `unit_price` and `total` are in euro with at " +
    "most two decimals. All prices include VAT. Sums within a response are exact to the cent.",
  `**Times** are in ISO 8601 and UTC. **Languages**: send \`Accept-Language\` with ${SPOKEN} to choose the language ` +
    "of names and messages. The default is French.",
  "**Errors** have two fields: a stable `code` for programs and a `detail` for people, in their language. An unknown " +
    "path returns 404 `not_found`, an unsupported method returns 405 `method_not_allowed`. 503 with `Retry-After` " +
    "means that the shop is temporarily unavailable. Empty values of optional query parameters count as absent.",
  "**Authentication.** Send the token of `POST /api/auth/login` as `Authorization: Bearer`. If you send cookies, as " +
    "browsers do, repeat the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN` of each write. Clients without cookies " +
    "do not need it.",
  "**Browsers of another origin** may call the API if the shop's setting `SHOP_ORIGINS` names the origin. They send " +
    "the bearer token and no cookies. `X-Total-Count`, `Retry-After`, `ETag`, `Content-Disposition` and " +
    "`X-Request-Id` are readable.",
  "**Rate limits** apply per IP address (per /64 network for IPv6). If you exceed a limit, you get 429 " +
    "`too_many_requests`. `Retry-After` contains the seconds to wait.",
  "**Request ids.** The response header `X-Request-Id` identifies the call in the shop's logs. You can send your own " +
    "id (1 to 64 letters, digits, `-` and `_`).",
]

interface Parameter {
  description: string
  example: unknown
}

export const PATH_PARAMETERS: Readonly<Record<string, Parameter>> = {
  session_id: {
    description:
      "Session id of the cart. The client creates it from a timestamp and enough random characters.",
    example: "1732190400000-3f9c2e7ab1d84c60",
  },
  payment_id: { description: "Id of a booked payment.", example: "cre_01JX2V0000000000000000000A" },
  product_id: { description: "Id of the product.", example: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG" },
  sale_id: {
    description: "Id of the sale price, from the list of the product's sale prices.",
    example: "plist_01JX2V0000000000000000000A",
  },
  order_number: { description: "Number of the order.", example: "BP-2026-000123" },
  page: { description: "Name of the text page: the last part of its URL.", example: "shipping" },
  mail: { description: "Name of the e-mail.", example: "placed" },
  code: { description: "Promo code. Letter case makes no difference.", example: "BIENVENUE10" },
  file: { description: "Number of the document and `.pdf`.", example: "F-2026-000123.pdf" },
  number: { description: "Number of the document.", example: "F-2026-000123" },
  feed: { description: "`google-`, a language and `.xml`.", example: "google-fr.xml" },
  segment: { description: "Name of the segment.", example: "bird_macaw" },
  token: { description: "Secret part of the webhook's address.", example: "3f9c2e7ab1d84c60" },
  delivery_id: { description: "Id of the webhook's delivery.", example: "msg_01JX2V0000000000000000000A" },
  id: { description: "Id from the corresponding list.", example: "01JD3V7M5Q8W2K4T6Y9ZB0CEFG" },
}
/** Parameter with the payment's `session_id`, which differs from a cart's. */
export const CHECKOUT_SESSION: Parameter = {
  description: "`session_id` of the payment page.",
  example: "cs_test_a1B2c3D4e5F6g7H8",
}
