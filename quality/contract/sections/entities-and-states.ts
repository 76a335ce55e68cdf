import {
  DEFAULT_UNIT_LABEL,
  LOW_STOCK_THRESHOLD,
  NEW_PRODUCT,
  ORDER_STATUSES,
  SESSION_ID_PATTERN,
  STORAGE_KEYS,
} from "@bon-perroquet/contract"
import { described } from "../description"
import { checked, decided, tested, type Row } from "../rows"
import { textOf } from "../texts"

const answers = (call: string, fields: string[]) =>
  expect(described(call).answer).toEqual(expect.arrayContaining(fields))

/** Checks of the statements in section 3 of the contract, about entities and their fields. */
const ENTITIES: Row[] = checked({
  "A user has id, email, first_name, last_name, phone and is_admin.": () =>
    answers("GET /api/users/me", ["id", "email", "first_name", "last_name", "phone", "is_admin"]),
  "Administrators see created_at of a user.": () => answers("GET /api/admin/users", ["created_at"]),
  "A user has language and newsletter.": () => answers("GET /api/users/me", ["language", "newsletter"]),
  "A product has id and names in three languages.": () =>
    answers("GET /api/products", ["id", "name_fr", "name_nl", "name_en"]),
  "A product has descriptions in three languages.": () =>
    answers("GET /api/products", ["description_fr", "description_nl", "description_en"]),
  "A product has category_id, price and unit_label.": () =>
    answers("GET /api/products", ["category_id", "price", "unit_label"]),
  "The default unit label is €/kg.": () => expect(DEFAULT_UNIT_LABEL).toBe("€/kg"),
  "A product has stock and vat_rate.": () => answers("GET /api/products", ["stock", "vat_rate"]),
  "A product has images, sku and active.": () => answers("GET /api/products", ["images", "sku", "active"]),
  "A product has is_promotion and is_out_of_stock.": () =>
    answers("GET /api/products", ["is_promotion", "is_out_of_stock"]),
  "A cart item has a generic name and an image.": () =>
    answers("GET /api/cart/{session_id}", ["name", "image"]),
  "A category has id and names in three languages.": () =>
    answers("GET /api/categories", ["id", "name_fr", "name_en", "name_nl"]),
  "A category has descriptions in three languages.": () =>
    answers("GET /api/categories", ["description_fr", "description_en", "description_nl"]),
  "A cart item has product_id, quantity and unit_price.": () =>
    answers("GET /api/cart/{session_id}", ["product_id", "quantity", "unit_price"]),
  "A cart has subtotal, tax and total.": () =>
    answers("GET /api/cart/{session_id}", ["subtotal_cents", "tax_cents", "total_cents"]),
  "An order has id, order_number, email and total.": () =>
    answers("GET /api/users/orders", ["id", "order_number", "email", "total"]),
  "An order has status, created_at and items.": () =>
    answers("GET /api/users/orders", ["status", "created_at", "items"]),
  "An order has shipping_address with a city.": () =>
    answers("GET /api/users/orders", ["shipping_address", "city"]),
  "An order has a tracking number, a payment and a customer for administrators.": () =>
    answers("GET /api/admin/orders", ["tracking_number", "payment", "customer_name"]),
  "An address has id and type.": () => answers("GET /api/users/addresses", ["id", "type"]),
  "An address has street, number, city, postal_code and country.": () =>
    answers("GET /api/users/addresses", ["street", "number", "city", "postal_code", "country"]),
  "An address has an apartment field.": () => answers("GET /api/users/addresses", ["apartment"]),
  "A payment status has payment_status, status, amount_total and currency.": () =>
    answers("GET /api/payments/checkout/status/{session_id}", [
      ...["payment_status", "status", "amount_total", "currency"],
    ]),
  "A payment status has metadata with order_number and customer_email.": () =>
    answers("GET /api/payments/checkout/status/{session_id}", [
      ...["metadata", "order_number", "customer_email"],
    ]),
  "Login and registration return token and user.": () => {
    answers("POST /api/auth/login", ["token", "user"])
    answers("POST /api/auth/register", ["token", "user"])
  },
  "Analytics have total_orders, total_users, total_products, total_revenue and recent_orders.": () =>
    answers("GET /api/admin/analytics", [
      ...["total_orders", "total_users", "total_products", "total_revenue", "recent_orders"],
    ]),
  "The browser stores authToken and userData.": () =>
    expect(STORAGE_KEYS).toMatchObject({ authToken: "authToken", userData: "userData" }),
  "The browser stores sessionId and language.": () =>
    expect(STORAGE_KEYS).toMatchObject({ sessionId: "sessionId", language: "language" }),
  "The browser stores bp_cookies_choice and bp_cookies_date.": () =>
    expect(STORAGE_KEYS).toMatchObject({
      cookiesChoice: "bp_cookies_choice",
      cookiesDate: "bp_cookies_date",
    }),
  "A session id that is a timestamp string is accepted.": () =>
    expect(SESSION_ID_PATTERN.test(String(Date.now()))).toBe(true),
})

/** Checks of the statements in section 4 of the contract, about states and their transitions. */
const STATES: Row[] = [
  ...tested("storefront/src/features/account/session.spec.ts", {
    "a session that the browser stored is restored": [
      "A stored token with stored user data restores the user.",
    ],
  }),
  ...tested("packages/shop-react/src/client/shop-client.spec.ts", {
    "the client sends the language and the bearer token, and no XSRF token with a read": [
      "The token is sent as bearer authorization with every request.",
    ],
  }),
  ...tested("storefront/e2e/toasts.e2e.ts", {
    "a failed request for ${what} is logged and shows no toast, and invalid stored user data is removed": [
      "If the stored user can't be parsed, user and token are removed silently.",
    ],
    "a toast is at most 420 pixels wide and disappears after five seconds, and a cart line without product data shows the product's id":
      ["A toast disappears after 5000 ms."],
  }),
  ...tested("storefront/e2e/account/auth.e2e.ts", {
    "account forms show missing and invalid fields, password rules and the server's errors, the password reset reveals no account, and a customer and an administrator sign in":
      ["A successful login stores user and token."],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save":
      [
        "Logout clears user, token, stored data and the header.",
        "The profile has the states view, edit and saved.",
        "The address form opens for a new or a selected address.",
        "The address form closes and resets on save.",
      ],
  }),
  ...checked({
    "An order is pending, paid, preparing, shipped, delivered or cancelled.": () =>
      expect(ORDER_STATUSES).toEqual([
        ...["pending", "paid", "preparing", "shipped", "delivered", "cancelled"],
      ]),
    "The English label of preparing is processing.": () =>
      expect(textOf("en", "account", "status.preparing")).toBe("Processing"),
    "The text of a status is translated.": () => {
      for (const status of ORDER_STATUSES)
        expect(
          new Set((["fr", "nl", "en"] as const).map((each) => textOf(each, "account", `status.${status}`)))
            .size,
        ).toBe(3)
    },
    "In the shop, stock 1 to 5 is low.": () => expect(LOW_STOCK_THRESHOLD).toBe(5),
    "Out of stock is called “Rupture de stock” for administrators.": () =>
      expect(textOf("fr", "admin", "products.availability.out")).toBe("Rupture de stock"),
    "Stock of 5 or less is called “Stock faible” for administrators.": () =>
      expect(textOf("fr", "admin", "products.availability.low")).toBe("Stock faible"),
    "Other stock is called “En stock” for administrators.": () =>
      expect(textOf("fr", "admin", "products.availability.plenty")).toBe("En stock"),
    "An active product is called “Actif”.": () =>
      expect(textOf("fr", "admin", "products.active")).toBe("Actif"),
    "An inactive product has a label.": () =>
      expect(textOf("fr", "admin", "products.inactive")).toBe("Inactif"),
    "A new product has unit_label €/kg.": () => expect(NEW_PRODUCT.unit_label).toBe("€/kg"),
    "A new product has stock 100.": () => expect(NEW_PRODUCT.stock).toBe(100),
    "A new product has vat_rate 21.": () => expect(NEW_PRODUCT.vat_rate).toBe(21),
  }),
  ...tested("storefront/e2e/dashboard/admin-order-steps.e2e.ts", {
    "staff find an order and change its status, and see an error if the change fails": [
      "An administrator can set a status from another one.",
    ],
  }),
  ...tested("storefront/src/features/order/status-tones.spec.ts", {
    "each order status has the colour that the contract requires": [
      "The badges are green, yellow, blue, red and grey as the contract has them.",
    ],
  }),
  ...decided(10, {
    "except that a refunded order stays cancelled": ["No status change is restricted."],
  }),
  ...tested("storefront/e2e/catalogue/browse.e2e.ts", {
    "the product card shows the availability without nested controls, and the search ignores case and shows a message if it finds nothing":
      [
        "Stock of 0 or less is out of stock.",
        "The button of a product out of stock is disabled and labelled unavailable.",
      ],
  }),
  ...tested("storefront/e2e/information.e2e.ts", {
    "the cookie banner is shown until an answer is stored, the cookie settings apply to each group separately, and withdrawing a consent deletes its data":
      [
        "Accept and refuse store the choice.",
        "The choice of cookies is stored with its date.",
        "The banner is hidden after the choice.",
      ],
  }),
  ...tested("storefront/e2e/catalogue/product.e2e.ts", {
    "a shopper opens a product from its card, sees all details, and goes on to related products and the category":
      ["Stock above 5 shows the stock count."],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-inline.e2e.ts", {
    "the product list edits price and stock by keyboard, asks before large and concurrent changes, and filters by a changed stock":
      ["The badge of a product follows its stock."],
  }),
  ...tested("storefront/e2e/errors.e2e.ts", {
    "the cart shows why a change was rejected, and reloads, in one toast at a time that the keyboard reaches":
      ["The cart is reloaded after each change."],
    "the checkout shows the server's error, a missing payment URL and a lost connection, and can be submitted again":
      ["After an error, the checkout shows a toast and can be sent again."],
    "the confirmation page shows an expired session, a failing shop, a lost connection and a refund": [
      "The status `expired` means that the session expired.",
    ],
  }),
  ...tested("plugins/platform/shop-api/src/carts/rules.spec.ts", {
    "remove only existing lines, or all lines": ["A quantity of 0 or less removes the item."],
  }),
  ...tested("storefront/e2e/checkout/cart.e2e.ts", {
    "the cart survives a reload, its badge counts units, lines can be removed, an empty cart links to the products, and adding shows a confirmation or why it failed":
      ["The session id is created once and kept in local storage."],
  }),
  ...tested("storefront/e2e/checkout/buy.e2e.ts", {
    "buys goods at 6 % and 21 % VAT by ${method} and sees the same total from cart to order": [
      "After checkout, the browser goes to the provider's page.",
    ],
  }),
  ...tested("packages/shop-react/src/payment/payment-outcome.spec.ts", {
    "polling ends when the payment is paid": ["payment_status `paid` means success."],
    "polling ends when the payment session expires": ["An expired session ends the verification."],
    "a pending payment is polled at most ten times": ["Any other status keeps polling."],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-product-form.e2e.ts", {
    "the product form shows missing fields and creates a draft, which appears in the shop in three languages after its publication":
      [
        "The product form opens for a new product.",
        "After a save, the product form closes and the data is reloaded.",
      ],
    "the product form changes all fields, the order of pictures, the sale price and the mandatory information, and shows the history":
      ["The product form opens to edit a product."],
  }),
  ...decided(26, {
    "A session id has random characters after its timestamp.": ["The session id is only a timestamp."],
  }),
]

export const ENTITIES_AND_STATES: Row[] = [...ENTITIES, ...STATES]
