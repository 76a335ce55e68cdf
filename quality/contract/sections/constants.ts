import {
  DISPATCH,
  FEATURED_PRODUCTS,
  LANGUAGES,
  LOW_STOCK_THRESHOLD,
  NEW_PRODUCT,
  PASSWORD_MIN_LENGTH,
  PAYMENT_POLL,
} from "@bon-perroquet/contract"
import { checked, decided, tested, type Row } from "../rows"
import { textOf } from "../texts"

/** Checks of the statements in section 9 of the contract, about constants. */
export const CONSTANTS: Row[] = [
  ...tested("plugins/platform/shop-api/src/carts/view.spec.ts", {
    "has the shop's prices and exact totals: 3 × 7.35 at 6 % and 2 × 9.99 at 21 %": [
      "VAT is 21% standard and 6% for basic food.",
      "A price includes VAT and is split by the rate.",
    ],
  }),
  ...decided(26, {
    '"VAT is added" at checkout is a presentation': [
      "At checkout, VAT of 21% is computed on the subtotal and added on top.",
    ],
    "Toasts with an undo button stay for ten seconds.": ["Every toast disappears after 5000 ms."],
  }),
  ...tested("storefront/e2e/checkout/cart.e2e.ts", {
    "eight quick clicks on the plus button send two requests, and the cart shows the missing amount for free delivery from 70 euros":
      ["Delivery in Belgium is free over €70."],
  }),
  ...tested("storefront/e2e/toasts.e2e.ts", {
    "a toast is at most 420 pixels wide and disappears after five seconds, and a cart line without product data shows the product's id":
      ["The toast viewport is at most 420 px wide.", "The default duration of a toast is 5000 ms."],
  }),
  ...tested("storefront/e2e/checkout/success.e2e.ts", {
    "the confirmation page checks the payment ten times every two seconds, and then mentions the e-mail": [
      "The payment status is polled every 2 seconds, at most 10 times.",
    ],
  }),
  ...tested("storefront/e2e/checkout/buy.e2e.ts", {
    "buys goods at 6 % and 21 % VAT by ${method} and sees the same total from cart to order": [
      "Amounts of the provider are in cents.",
    ],
  }),
  ...tested("packages/contract/src/money.spec.ts", {
    "decimalEuro formats cents for machines, and formatCents for people": [
      "Amounts are in euro with 2 decimals.",
    ],
  }),
  ...checked({
    "The default VAT rate is 21.": () => expect(NEW_PRODUCT.vat_rate).toBe(21),
    "Orders are shipped within 2-3 working days.": () =>
      expect(DISPATCH).toMatchObject({ min_days: 2, max_days: 3 }),
    "The low-stock threshold is 5 units.": () => expect(LOW_STOCK_THRESHOLD).toBe(5),
    "The home page has 6 featured products.": () => expect(FEATURED_PRODUCTS).toBe(6),
    "A new product has stock 100, vat_rate 21 and unit_label €/kg.": () =>
      expect(NEW_PRODUCT).toMatchObject({ stock: 100, vat_rate: 21, unit_label: "€/kg" }),
    "The minimum password length is 6.": () => expect(PASSWORD_MIN_LENGTH).toBe(6),
    "Polling has 10 attempts in steps of 2 seconds.": () =>
      expect(PAYMENT_POLL).toEqual({ intervalMs: 2_000, attempts: 10 }),
    "The languages begin with fr, nl and en.": () =>
      expect(LANGUAGES.slice(0, 3)).toEqual(["fr", "nl", "en"]),
    "Support responds in 24 to 48 hours.": () =>
      expect(textOf("fr", "checkout", "support.response")).toContain("24 à 48 heures"),
  }),
  ...tested("storefront/src/components/toast/store.spec.ts", {
    "a toast is visible for as long as the contract requires, and is removed some time after its dismissal": [
      "A dismissed toast is removed after 1,000,000 ms.",
    ],
  }),
]
