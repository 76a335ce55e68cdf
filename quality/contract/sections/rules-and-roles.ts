import { fieldSentence, PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { checked, decided, tested, type Row } from "../rows"
import { textOf } from "../texts"

/** Checks of the statements in section 5 of the contract, about validation. */
const RULES: Row[] = [
  ...tested("storefront/e2e/checkout/checkout.e2e.ts", {
    "the checkout lists missing fields, rejects a country without delivery, even after a reload, checks postal code and delivery price of another country, shows a rejected e-mail address and a changed price, and accepts another invoice address":
      [
        "Missing fields show “please complete form”.",
        "An e-mail address with a space is invalid.",
        "The checkout requires e-mail address, first name and last name.",
        "The phone number is optional at checkout.",
      ],
  }),
  ...tested("storefront/e2e/account/auth.e2e.ts", {
    "account forms show missing and invalid fields, password rules and the server's errors, the password reset reveals no account, and a customer and an administrator sign in":
      [
        "The login requires a valid e-mail address.",
        "The login requires a password.",
        "The registration requires first name, last name, e-mail address and password.",
        "The registration requires a valid e-mail address.",
        "The hint states the minimum length of a password.",
        "Two different passwords are reported.",
        "The phone number is optional at registration.",
        "An administrator is redirected to /admin after login.",
      ],
  }),
  ...checked({
    "A password has at least 6 characters.": () => expect(PASSWORD_MIN_LENGTH).toBe(6),
    "A short password shows “Le mot de passe doit contenir au moins 6 caractères”.": () =>
      expect(fieldSentence("fr", "password_short", PASSWORD_MIN_LENGTH)).toBe(
        "Le mot de passe doit contenir au moins 6 caractères",
      ),
    "Different passwords show “Passwords don't match”.": () =>
      expect(textOf("en", "account", "password.differs")).toMatch(/^Passwords don[’']t match/),
    "The English message of an out-of-stock product is “This product is out of stock”.": () =>
      expect(textOf("en", "cart", "outOfStock.text")).toBe("This product is out of stock"),
    "More than the stock shows “Quantity exceeds available stock”.": () =>
      expect(textOf("en", "cart", "stock.exceeded_one")).toContain("Quantity exceeds available stock"),
  }),
  ...decided(70, {
    "Weak ones are refused.": ["Any password of 6 characters is accepted."],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "the checkout fills in the customer's saved data, and the order appears in the account": [
      "A customer views orders.",
    ],
    "a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save":
      [
        "The e-mail address of a profile is read-only.",
        "A customer edits first name, last name and phone.",
        "A customer has preferences.",
      ],
  }),
  ...decided(65, {
    "the carrier's label": ["Addresses are not validated."],
  }),
  ...tested("storefront/e2e/checkout/cart.e2e.ts", {
    "the cart survives a reload, its badge counts units, lines can be removed, an empty cart links to the products, and adding shows a confirmation or why it failed":
      [
        "Adding an out-of-stock product shows a destructive toast.",
        "The checkout requires a cart with items.",
        "Clearing the cart requires a confirmation.",
        "The minus button is disabled at quantity 1.",
        "The plus button is disabled at the stock.",
        "A tooltip states the maximum units.",
        "A quantity above the stock is refused.",
      ],
  }),
  ...tested("storefront/e2e/catalogue/browse.e2e.ts", {
    "the product card shows the availability without nested controls, and the search ignores case and shows a message if it finds nothing":
      ["The search is case-insensitive.", "The search finds French names.", "The search finds Dutch names."],
  }),
  ...tested("plugins/platform/shop-api/src/api/search.http.spec.ts", {
    "returns the catalogue's products, matches in names before descriptions": [
      "The search finds French descriptions.",
    ],
    "filters by a category's id or handle, and counts the others": ["The category filter is an id."],
    "finds the products of every category with “all” and with an empty category": [
      "The category filter may be “all”.",
    ],
  }),
  ...decided(26, {
    "The product form shows what is wrong at each field.": ["The product form has no messages of its own."],
    "The file picker and the server accept photographs, not SVG.": ["Every image file is accepted."],
  }),
  ...tested("storefront/src/features/admin/product-form/prices.spec.ts", {
    "a typed price can have a decimal comma or a decimal point": [
      "The price of the form is parsed as a decimal.",
    ],
  }),
  ...tested("storefront/src/features/admin/product-form/product-form.spec.ts", {
    "a product with an unknown VAT class is rejected": ["The VAT choices are 6% and 21%."],
    "a product that is loaded and saved keeps its sizes, and has the price, stock and unit of the first": [
      "The stock of the form is parsed as an integer.",
    ],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-products.e2e.ts", {
    "the product list adds a picture, shows the server's error for other files, and deletes after a confirmation":
      ["The image upload accepts image files only.", "Deleting a product requires a confirmation."],
  }),
]

/** Checks of the statements in section 6 of the contract, about roles. */
const ROLES: Row[] = [
  ...tested("storefront/e2e/other-origin/other-origin.e2e.ts", {
    "a client on another origin can browse, buy, register and manage products through the API": [
      "A guest browses and buys by session id.",
      "A guest's checkout sends the user id null.",
      "A customer orders with the bearer token.",
      "A customer manages addresses.",
      "An administrator creates, changes and deletes products.",
      "An administrator sets price, stock and promotion flag, and uploads pictures.",
      "An administrator changes the status of an order.",
      "An administrator views analytics and orders.",
    ],
  }),
  ...tested("storefront/e2e/dashboard/admin-overview.e2e.ts", {
    "the tabs of the dashboard work with the keyboard only, and its lists show users, e-mails and changes": [
      "An administrator views users.",
    ],
    "the analytics tab shows a period as chart and table, the latest orders, and the health of services, and the dashboard warns about a missing mail server without moving the tasks":
      ["An administrator views the health of the system."],
  }),
  ...tested("storefront/e2e/information.http.spec.ts", {
    "information pages are complete and have no unfilled placeholders": ["A guest reads the static pages."],
  }),
  ...tested("storefront/e2e/dashboard/admin-guards.e2e.ts", {
    "the dashboard redirects a guest to the sign-in, and a customer to the home page, even with a forged administrator flag, with a message":
      [
        "A customer at the dashboard gets “Access denied”.",
        "A customer at the dashboard gets “Administrator access required”.",
        "The server checks that the caller is an administrator.",
      ],
  }),
]

export const RULES_AND_ROLES: Row[] = [...RULES, ...ROLES]
