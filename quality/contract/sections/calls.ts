import { described } from "../description"
import { checked, decided, tested, type Row } from "../rows"

const sends = (call: string, fields: string[]) =>
  expect(described(call).body).toEqual(expect.arrayContaining(fields))
const lists = (call: string) => expect(described(call).answersList).toBe(true)
const exists = (call: string) => expect(described(call)).toBeDefined()

const PRODUCT_FIELDS = [
  ...["name_fr", "name_nl", "name_en", "description_fr", "description_nl"],
  ...["category_id", "price", "unit_label", "stock", "vat_rate", "images"],
]

/** Checks of the statements in section 7 of the contract, about the calls of the API. */
export const CALLS: Row[] = [
  ...checked({
    "GET /api/categories returns a list.": () => lists("GET /api/categories"),
    "GET /api/products returns a list.": () => lists("GET /api/products"),
    "GET /api/cart/{sessionId} returns a cart with items.": () =>
      expect(described("GET /api/cart/{session_id}").answer).toContain("items"),
    "POST /api/cart/{sessionId}/items takes product_id, quantity and unit_price.": () =>
      sends("POST /api/cart/{session_id}/items", ["product_id", "quantity", "unit_price"]),
    "PUT /api/cart/{sessionId}/items/{productId} takes the quantity as a query parameter.": () =>
      expect(described("PUT /api/cart/{session_id}/items/{product_id}").query).toContain("quantity"),
    "DELETE /api/cart/{sessionId}/items/{productId} exists.": () =>
      exists("DELETE /api/cart/{session_id}/items/{product_id}"),
    "DELETE /api/cart/{sessionId}/clear exists.": () => exists("DELETE /api/cart/{session_id}/clear"),
    "POST /api/payments/checkout/session takes origin_url and cart_session_id.": () =>
      sends("POST /api/payments/checkout/session", ["origin_url", "cart_session_id"]),
    "POST /api/payments/checkout/session takes customer_email and user_id.": () =>
      sends("POST /api/payments/checkout/session", ["customer_email", "user_id"]),
    "POST /api/payments/checkout/session returns url.": () =>
      expect(described("POST /api/payments/checkout/session").answer).toContain("url"),
    "GET /api/payments/checkout/status/{session_id} exists.": () =>
      exists("GET /api/payments/checkout/status/{session_id}"),
    "POST /api/auth/login takes email and password.": () =>
      sends("POST /api/auth/login", ["email", "password"]),
    "POST /api/auth/register takes email, password, first_name, last_name and phone.": () =>
      sends("POST /api/auth/register", ["email", "password", "first_name", "last_name", "phone"]),
    "GET /api/users/orders returns a list.": () => lists("GET /api/users/orders"),
    "GET /api/users/addresses returns a list.": () => lists("GET /api/users/addresses"),
    "PUT /api/users/profile takes first_name, last_name and phone.": () =>
      sends("PUT /api/users/profile", ["first_name", "last_name", "phone"]),
    "POST /api/users/addresses takes type, street and number.": () =>
      sends("POST /api/users/addresses", ["type", "street", "number"]),
    "POST /api/users/addresses takes city, postal_code and country.": () =>
      sends("POST /api/users/addresses", ["city", "postal_code", "country"]),
    "PUT /api/users/addresses/{id} takes the address.": () =>
      sends("PUT /api/users/addresses/{id}", ["street", "number", "city", "postal_code", "country"]),
    "DELETE /api/users/addresses/{id} exists.": () => exists("DELETE /api/users/addresses/{id}"),
    "The calls of an account need the token.": () => {
      for (const call of ["GET /api/users/orders", "GET /api/users/addresses", "PUT /api/users/profile"])
        expect(described(call).needsToken).toBe(true)
    },
    "GET /api/admin/analytics exists.": () => exists("GET /api/admin/analytics"),
    "GET /api/admin/orders returns a list.": () => lists("GET /api/admin/orders"),
    "GET /api/admin/products returns a list.": () => lists("GET /api/admin/products"),
    "GET /api/admin/products takes the query search.": () =>
      expect(described("GET /api/admin/products").query).toContain("search"),
    "GET /api/admin/products takes the query out_of_stock_only.": () =>
      expect(described("GET /api/admin/products").query).toContain("out_of_stock_only"),
    "GET /api/admin/products takes the query category_id.": () =>
      expect(described("GET /api/admin/products").query).toContain("category_id"),
    "GET /api/admin/users returns a list.": () => lists("GET /api/admin/users"),
    "PUT /api/admin/orders/{order_number}/status takes status in the body.": () =>
      sends("PUT /api/admin/orders/{order_number}/status", ["status"]),
    "PUT /api/admin/orders/{order_number}/status takes status in the query.": () =>
      expect(described("PUT /api/admin/orders/{order_number}/status").query).toContain("status"),
    "POST /api/admin/products takes the contract's fields.": () =>
      sends("POST /api/admin/products", PRODUCT_FIELDS),
    "PUT /api/admin/products/{id} takes the contract's fields and description_en.": () =>
      sends("PUT /api/admin/products/{id}", [...PRODUCT_FIELDS, "description_en"]),
    "DELETE /api/admin/products/{id} exists.": () => exists("DELETE /api/admin/products/{id}"),
    "PATCH /api/admin/products/{id}/price takes price.": () =>
      sends("PATCH /api/admin/products/{id}/price", ["price"]),
    "PATCH /api/admin/products/{id}/stock takes stock.": () =>
      sends("PATCH /api/admin/products/{id}/stock", ["stock"]),
    "PATCH /api/admin/products/{id}/promotion takes is_promotion.": () =>
      sends("PATCH /api/admin/products/{id}/promotion", ["is_promotion"]),
    "POST /api/admin/upload-image takes a multipart form with the field file.": () => {
      expect(described("POST /api/admin/upload-image").bodyTypes).toEqual(["multipart/form-data"])
      sends("POST /api/admin/upload-image", ["file"])
    },
    "POST /api/admin/upload-image returns url.": () =>
      expect(described("POST /api/admin/upload-image").answer).toContain("url"),
    "The administrators' calls need the token.": () => {
      for (const call of [
        "GET /api/admin/analytics",
        "GET /api/admin/users",
        "DELETE /api/admin/products/{id}",
      ])
        expect(described(call).needsToken).toBe(true)
    },
  }),
  ...tested("packages/shop-react/src/client/shop-client.spec.ts", {
    "the client sends the XSRF cookie's token as a header with a write": [
      "Writes send the token of the cookie in X-XSRF-TOKEN.",
    ],
    "the client sends a quantity as a query parameter": [
      "The storefront sends a quantity as a query parameter.",
    ],
  }),
  ...tested("plugins/platform/shop-api/src/api/xsrf.http.spec.ts", {
    "reject writes with a session cookie from another site's form": ["Writes without the token are refused."],
  }),
  ...tested("plugins/platform/shop-api/src/api/cart.http.spec.ts", {
    "ignores a price in the request": ["A cart item may be sent with its unit_price."],
    "accepts the removal of a product that it does not contain": ["An item can be removed from the cart."],
    "is empty for an unknown session, and is not created by reading or emptying it": [
      "A cart can be read and emptied by its session id.",
    ],
  }),
  ...tested("storefront/e2e/errors.e2e.ts", {
    "the checkout shows the server's error, a missing payment URL and a lost connection, and can be submitted again":
      ["Without url, the checkout fails with “No checkout URL received”."],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save":
      ["After a save or delete, the address list is reloaded."],
  }),
  ...tested("plugins/customers/accounts/src/api/profile.http.spec.ts", {
    "adds, changes and removes addresses": ["The address book works with the contract's calls."],
    "defaults to Belgium and to a delivery address": ["The default of an address is BE and shipping."],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-product-form.e2e.ts", {
    "the product form shows missing fields and creates a draft, which appears in the shop in three languages after its publication":
      ["The URL of an uploaded picture is appended to the product's images."],
  }),
  ...tested("storefront/e2e/other-origin/other-origin.e2e.ts", {
    "a client on another origin can browse, buy, register and manage products through the API": [
      "A client with only the contract's calls works.",
    ],
  }),
  ...decided(26, {
    "The storefront loads products with `GET /api/search`": [
      "The storefront loads GET /api/products at start.",
      "A cart line's product is found with GET /api/products.",
    ],
    "`POST /api/auth/logout` ends the session.": ["Logout makes no call."],
    "`PUT /api/admin/products/{id}` also accepts a part of the fields.": [
      "PUT of a product needs the whole body.",
    ],
    "A picture's address that begins with `/` belongs to the shop's own origin.": [
      "A path that begins with / is prefixed with a development address.",
      "Thumbnails of an old preview host are rewritten.",
    ],
  }),
]
