import { checked, decided, tested, type Row } from "../rows"
import { textOf } from "../texts"
import bpost from "@bon-perroquet/bpost/modules/bpost"

/** Sections 1 and 2 of the contract: purpose, and the screens of a shopper. */
export const SHOP_SCREENS: Row[] = [
  ...tested("storefront/e2e/checkout/buy.e2e.ts", {
    "buys goods at 6 % and 21 % VAT by ${method} and sees the same total from cart to order": [
      "A guest pays by card on the provider's hosted page.",
      "A guest pays with Bancontact on the provider's hosted page.",
      "A purchase works in fr, nl and en.",
      "The cart belongs to a session id of the browser.",
      "The cart's summary shows the subtotal excluding VAT.",
      "The cart's summary shows VAT and total.",
      "The cart has a button to /checkout.",
      "The checkout shows lines, subtotal, VAT and total.",
      "The pay-now button shows the total.",
      "The success page shows the order number of metadata.order_number.",
      "The success page shows amount_total divided by 100.",
      "The success page shows the customer's e-mail address.",
      "The success page names the payment method “Stripe Checkout”.",
      "The success page has a paid badge.",
    ],
  }),
  ...tested("storefront/e2e/catalogue/browse.e2e.ts", {
    "the product card shows the availability without nested controls, and the search ignores case and shows a message if it finds nothing":
      [
        "The product list has a search box.",
        "If nothing matches, the product list shows an empty message with the total count.",
        "The product card shows a localized name.",
        "The product card has a promotion badge.",
        "The promotion badge appears only for promotions in stock.",
        "The product card has an out-of-stock badge.",
        "The product card has a low-stock notice.",
      ],
    "a visitor gets the shop in the browser's language, and another chosen language is kept": [
      "The languages are fr, nl and en.",
      "The choice of language is stored under the key `language`.",
      "The header has a language selector.",
    ],
    "the home page links to categories and first products, and lists the languages by their code, and the back and forward buttons treat a typed search as one step":
      [
        "The selector offers EN, FR and NL.",
        "The route / has a hero with title, subtitle and a shop-now button.",
        "The home page shows the first 6 products as featured.",
        "The shop-now button leads to /products.",
        "Each category card leads to /products?category={id}.",
        "The product list reads the category query parameter.",
      ],
  }),
  ...tested("storefront/e2e/catalogue/found.http.spec.ts", {
    "a browser without a supported language gets the shop in French": ["The fallback language is fr."],
  }),
  ...tested("storefront/e2e/errors.e2e.ts", {
    "the cart shows why a change was rejected, and reloads, in one toast at a time that the keyboard reaches":
      ["The page has a global toast area.", "Only one toast is visible at a time."],
  }),
  ...decided(26, {
    "The first visit uses the browser's language instead of French.": ["The default language is fr."],
    "`/account` redirects to `/profile`.": ["The screen of a route /account is not shown."],
    "Terms, privacy and about have real texts": [
      "The content of /terms is not shown.",
      "/about has only a heading.",
      "The privacy page says “December 2024”.",
    ],
    "The product list has pages of 24.": ["The grid shows the whole list of products."],
    "The checkout also collects country, address and delivery method.": [
      "The checkout has only the fields first name, last name, e-mail and phone.",
    ],
    "VAT is shown per rate": ["The checkout's summary has one line “VAT Belgium 21%”."],
  }),
  ...tested("storefront/e2e/contract.e2e.ts", {
    "header, footer and home page have the links and blocks of the contract": [
      "The home page has three value blocks: quality, payment, delivery.",
      "The header has a logo.",
      "The header links to home, products, shipping and contact.",
      "The header stays at the top when the page scrolls.",
      "A visitor sees no admin link.",
      "The login button leads to /auth.",
      "The footer has quick links.",
      "The footer has support links: shipping, returns, privacy.",
      "The footer offers contact by e-mail.",
      "The footer shows the copyright.",
      "About and contact links exist.",
      "The auth page links to /privacy.",
      "The auth page links to /terms.",
      "The auth page opens with the login tab.",
      "The product grid has 1 to 4 columns by width.",
      "The product card shows the first picture.",
      "The product card shows the localized description.",
      "The product card shows the price with its unit label.",
      "The product card shows a VAT note.",
      "The category filter has the option “all”.",
    ],
  }),
  ...tested("storefront/e2e/dashboard/admin-guards.e2e.ts", {
    "a dashboard with only a stored token loads the user, and then shows a greeting, four figures and four tabs with URLs":
      ["An administrator opens the dashboard at /admin."],
  }),
  ...tested("storefront/e2e/checkout/cart.e2e.ts", {
    "the cart survives a reload, its badge counts units, lines can be removed, an empty cart links to the products, and adding shows a confirmation or why it failed":
      [
        "The cart icon opens a side panel.",
        "The empty cart has a continue-shopping button to /products.",
        "The cart icon has a badge with the total quantity.",
        "The cart panel has a clear-cart button.",
        "Clearing the cart asks for the browser's confirmation.",
        "A cart line has a remove button.",
        "An empty cart shows a message at checkout.",
        "The empty checkout has a continue-shopping button to /products.",
        "A cart line shows a stock indicator.",
        "A cart line has minus and plus buttons.",
        "The product card has an add-to-cart button.",
      ],
  }),
  ...tested("storefront/e2e/checkout/checkout.e2e.ts", {
    "the checkout shows each line, lists payment methods and links back to the previous page": [
      "A checkout line shows image and name.",
      "A checkout line shows quantity × unit price.",
      "A checkout line shows its total.",
      "The phone field has the placeholder +32 xxx xx xx xx.",
      "The checkout lists Visa, Mastercard, American Express and Bancontact Belgium.",
      "The back button goes back one page.",
    ],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "the checkout fills in the customer's saved data, and the order appears in the account": [
      "The checkout is pre-filled from the signed-in user.",
    ],
  }),
  ...tested("storefront/e2e/account/drafts.e2e.ts", {
    "the contact form and the checkout form restore unsaved input": [
      "The checkout is pre-filled from stored data.",
    ],
  }),
  ...tested("storefront/e2e/checkout/success.e2e.ts", {
    "the confirmation page shows an error without a payment session or for an unknown one, which it can check again":
      [
        "The success page lists three next steps: confirmation, processing, shipping.",
        "The success page shows business hours Monday to Friday 9:00-17:00.",
        "The success page reads the query parameter session_id.",
        "The error state links to the home page.",
        "The error state links to the products.",
        "Without an order number the success page shows N/A.",
        "The success page shows the currency in capitals.",
        "Without an e-mail address the success page shows “not provided”.",
      ],
    "the confirmation page checks the payment ten times every two seconds, and then mentions the e-mail": [
      "The success page shows a loading state while it verifies.",
    ],
  }),
  ...tested("storefront/e2e/checkout/payment.e2e.ts", {
    "a refused and cancelled payment releases the reserved goods and keeps cart and form, and the next payment is confirmed at once":
      [
        "The page of a cancelled payment explains that the payment was not processed.",
        "The page of a cancelled payment says that the cart is kept.",
        "The page of a cancelled payment lists common reasons.",
        "The page of a cancelled payment has the support contact.",
        "The page of a cancelled payment links to /checkout.",
        "The page of a cancelled payment links to /products and /.",
        "The route /checkout/cancel shows that the payment was cancelled.",
      ],
    "the confirmation page shows a delayed bank payment as processing, then as paid": [
      "The success page has a processing badge.",
    ],
  }),
  ...tested("storefront/e2e/catalogue/search.e2e.ts", {
    "the URL of the product list contains the complete filter, quick changes of the filter all apply, sold-out products are last, and the list keeps its result while loading and retries after a failure":
      ["The product list shows that it loads, then the grid.", "The product list has a category filter."],
  }),
  ...tested("storefront/e2e/information.http.spec.ts", {
    "information pages are complete and have no unfilled placeholders": [
      "/contact, /shipping, /returns and /privacy are public pages.",
    ],
  }),
  ...tested("storefront/e2e/information.e2e.ts", {
    "the cookie banner is shown until an answer is stored, the cookie settings apply to each group separately, and withdrawing a consent deletes its data":
      [
        "The cookie banner is shown until a choice is stored.",
        "The cookie banner links to /privacy.",
        "The cookie banner can be accepted and refused.",
        "The cookie settings have the groups essential, preferences, analytics and marketing.",
      ],
  }),
  ...checked({
    "The shipping page names bpost with tracking.": () => {
      expect(textOf("fr", "information", "shipping.intro")).toMatch(/\{\{carriers\}\}.*suivi/)
      expect(new bpost.service({}).name).toBe("bpost")
    },
    "The shipping page names home delivery, pick-up point or post office, and 24/7 parcel locker.": () =>
      expect(textOf("en", "information", "shipping.sections.methods.points")).toMatch(
        /door.*pick-up point or post office.*locker.*24 hours a day, 7 days a week/s,
      ),
    "The shipping page says that orders are sent within 2-3 working days.": () =>
      expect(textOf("en", "information", "shipping.sections.times.text")).toContain("within {{dispatch}}"),
    "The returns page says that the 14-day right does not apply to perishable food.": () =>
      expect(textOf("en", "information", "returns.sections.withdrawal")).toMatch(/14 days.*Perishable food/s),
    "The returns page prefers contact within 48 hours.": () =>
      expect(textOf("en", "information", "returns.sections.steps.text")).toContain("within 48 hours"),
    "Returns are for damaged or defective goods or a wrong product.": () =>
      expect(textOf("en", "information", "returns.sections.accepted.points")).toMatch(
        /damaged.*faulty.*other than the one you ordered/s,
      ),
    "The contact page promises a response in 24 to 48 hours.": () =>
      expect(textOf("en", "information", "contact")).toContain("24 to 48 hours"),
  }),
]
