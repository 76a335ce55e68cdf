import { checked, decided, tested, type Row } from "../rows"
import { textOf } from "../texts"

const english = (
  catalogue: "account" | "admin" | "cart" | "checkout" | "common",
  texts: Record<string, string>,
) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      `The message “${text}” exists (${catalogue}.${key}).`,
      () => expect(textOf("en", catalogue, key)).toContain(text),
    ]),
  )
const french = (catalogue: "admin" | "cart", texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      `The French message is “${text}” (${catalogue}.${key}).`,
      () => expect(textOf("fr", catalogue, key)).toContain(text),
    ]),
  )

/** Checks of the statements in section 8 of the contract, about the error catalogue. */
export const ERRORS: Row[] = [
  ...tested("storefront/e2e/checkout/cart.e2e.ts", {
    "the cart survives a reload, its badge counts units, lines can be removed, an empty cart links to the products, and adding shows a confirmation or why it failed":
      ["An out-of-stock add shows a destructive toast."],
  }),
  ...tested("storefront/e2e/errors.e2e.ts", {
    "the checkout shows the server's error, a missing payment URL and a lost connection, and can be submitted again":
      [
        "A checkout failure without detail shows “checkout failed”.",
        "A checkout failure shows the server's detail.",
      ],
    "the confirmation page shows an expired session, a failing shop, a lost connection and a refund": [
      "An expired payment session shows “expired”.",
      "A failed verification shows “error checking”.",
    ],
    "the cart shows why a change was rejected, and reloads, in one toast at a time that the keyboard reaches":
      [
        "A cart update with HTTP 400 shows the server's detail.",
        "A cart update with HTTP 400 without detail shows “Quantité non disponible”.",
        "After a refused update the cart is reloaded.",
        "Another failure of a cart update shows “Erreur”.",
      ],
  }),
  ...tested("storefront/e2e/account/auth.e2e.ts", {
    "account forms show missing and invalid fields, password rules and the server's errors, the password reset reveals no account, and a customer and an administrator sign in":
      [
        "A login failure has the title “login failed”.",
        "A login failure shows the server's detail.",
        "A registration failure has the title “registration failed”.",
        "A registration failure shows the server's detail.",
      ],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save":
      [
        "A failed profile update shows a toast.",
        "A failed save of an address shows “address error”.",
        "A failed removal of an address shows “address delete error”.",
      ],
  }),
  ...tested("storefront/e2e/checkout/success.e2e.ts", {
    "the confirmation page shows an error without a payment session or for an unknown one, which it can check again":
      ["A missing session id shows the payment-error page."],
    "the confirmation page checks the payment ten times every two seconds, and then mentions the e-mail": [
      "After 10 polls, the payment-error page refers to the e-mail.",
    ],
  }),
  ...tested("storefront/e2e/toasts.e2e.ts", {
    "a failed request for ${what} is logged and shows no toast, and invalid stored user data is removed": [
      "Failures loading categories, products and the cart show no toast.",
      "Corrupted user data is cleared silently.",
    ],
    "a failed request to add, remove or clear cart lines is logged and reverts the cart": [
      "Failures adding to the cart are only logged.",
      "Failures removing from and clearing the cart are only logged.",
    ],
    "a toast is at most 420 pixels wide and disappears after five seconds, and a cart line without product data shows the product's id":
      ["A cart line without product is called “Product” plus 8 characters of the id."],
  }),
  ...tested("storefront/e2e/dashboard/admin-guards.e2e.ts", {
    "the dashboard shows an error after a failed request": [
      "A failed dashboard load shows a destructive toast.",
    ],
    "the dashboard redirects a guest to the sign-in, and a customer to the home page, even with a forged administrator flag, with a message":
      [
        "Without a token, the dashboard redirects to /auth.",
        "A customer sees the access-denied toast and is redirected to /.",
      ],
  }),
  ...tested("storefront/e2e/dashboard/admin-order-steps.e2e.ts", {
    "staff find an order and change its status, and see an error if the change fails": [
      "A failed order update shows a destructive toast.",
    ],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-products.e2e.ts", {
    "the product list shows an error in place if it fails to load, and each failed change shows an error and keeps the input":
      [
        "A failed update of price, stock or promotion shows a toast.",
        "A failed change, creation or removal of a product shows a toast.",
        "A failed upload shows the server's detail.",
        "An upload without token shows “Authentification requise”.",
        "A failed product list shows no toast.",
      ],
  }),
  ...decided(26, {
    "Failed lists offer a retry.": [
      "A failed list of orders or addresses is only logged.",
      "A failed product list is an empty list.",
    ],
    "A payment check tolerates two lost responses.": ["The first failed poll shows the payment-error page."],
  }),
  ...checked({
    ...french("cart", {
      "failure.insufficientStock": "Stock insuffisant",
      "failure.quantityUnavailable": "Quantité non disponible",
      "failure.title": "Erreur",
      "failure.update": "Erreur lors de la mise à jour du panier",
    }),
    ...french("admin", {
      "guard.signIn.title": "Connexion requise",
      "failure.changed": "Erreur lors de la modification du produit",
      "failure.price": "Erreur lors de la mise à jour du prix",
      "failure.stock": "Erreur lors de la mise à jour du stock",
      "failure.promotion": "Erreur lors de la mise à jour de la promotion",
      "failure.unauthenticated": "Authentification requise",
      "failure.image": "Erreur lors de l'upload de l'image: ",
      "done.changed": "Produit modifié",
      "done.image": "Image uploadée",
      "done.price": "Prix mis à jour",
      "done.stock": "Stock mis à jour",
      "done.promotion": "Promotion mise à jour",
    }),
    ...english("admin", {
      "failure.load": "Failed to load dashboard data",
      "failure.order": "Failed to update order",
      "failure.created": "Failed to create product",
      "failure.delete": "Failed to delete product",
      "guard.denied.title": "Access denied",
      "guard.denied.text": "Administrator access required",
      "done.order": "Order updated",
      "done.created": "Product created",
      "done.deleted": "Product deleted",
      "done.promoted": "added to promotions",
      "done.unpromoted": "removed from promotions",
    }),
    ...english("account", {
      "failure.login.title": "Login failed",
      "failure.login.text": "Invalid credentials",
      "failure.code": "Authentication failed",
      "failure.register.title": "Registration failed",
      "failure.register.text": "Registration error",
      "failure.profile": "Profile update error",
      "failure.address": "Address error",
      "failure.addressRemoval": "Error deleting address",
      "failure.load.title": "Failed to load data",
    }),
    ...english("common", {
      "reason.network": "Network error",
      "reason.server": "Server error",
      "reason.denied": "Access denied",
      "reason.notFound": "Not found",
      "reason.validation": "Validation error",
      "reason.unknown": "Unknown error",
      "failure.title": "An error occurred",
    }),
    ...english("checkout", {
      "failure.checkout": "Checkout failed",
      "failure.stock": "Stock error",
      "failure.noUrl": "No checkout URL received",
      "problem.noSession": "No session ID found",
      "problem.timeout": "Payment status check timed out. Please check your email for confirmation.",
      "problem.expired": "Payment session expired. Please try again.",
      "problem.error": "Error checking payment status. Please try again.",
    }),
  }),
  ...tested("plugins/customers/accounts/src/api/sign-in.http.spec.ts", {
    "returns the same response with the same number of hashes for unknown addresses": [
      "The server's detail is “Invalid email or password”.",
    ],
    "is created once per address in any spelling, and a repeated registration returns an error in the caller's language":
      ["The server's detail is “Email already in use”."],
  }),
]
