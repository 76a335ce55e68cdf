import { decided, tested, type Row } from "../rows"

/** Checks of the statements in section 2 of the contract, about the screens of customers and administrators. */
export const ACCOUNT_SCREENS: Row[] = [
  ...tested("storefront/e2e/account/auth.e2e.ts", {
    "the sign-in returns to the previous page and never to another site": [
      "A successful login shows a toast.",
    ],
    "account forms show missing and invalid fields, password rules and the server's errors, the password reset reveals no account, and a customer and an administrator sign in":
      [
        "The auth page has the tabs login and register.",
        "The password field has a show/hide button.",
        "A successful registration shows a toast.",
        "After registration the user stays in place.",
        "A registered customer has a profile.",
        "After login, administrators go to /admin.",
      ],
  }),
  ...decided(26, {
    "After sign-in you return to your page.": ["After login, other users always go to /."],
    "The buttons for newsletter and account deletion work.": [
      "The newsletter button has no action.",
      "The delete-account button has no action.",
    ],
    "The health card shows real checks.": ["The health card shows static values."],
    "An owner can change a role in the list of users.": [
      "The list of users shows the role of administrators as a badge.",
    ],
    "An administrator's price or stock is saved with Enter or on leaving the field": [
      "Price and stock inputs send a request on every change.",
    ],
  }),
  ...decided(70, {
    "The account page has the contract's four tabs. Security settings are a section of the profile tab.": [
      "The account page has no security settings.",
    ],
  }),
  ...tested("storefront/e2e/contract.e2e.ts", {
    "the account has four tabs, which contain all settings": [
      "The account page has four tabs: profile, orders, addresses, preferences.",
      "The header shows the first name of a signed-in user.",
      "The profile button leads to /profile.",
      "A customer sees no admin link.",
    ],
    "the header marks an administrator, and the dashboard has the contract's tables": [
      "The header shows an admin link to administrators.",
      "The header shows an Admin mark to administrators.",
      "The mobile side menu has the admin link.",
      "The order table has order number, customer e-mail address, total, status, date and actions.",
      "The order table has a status selector.",
      "The product table has inline inputs of price and stock.",
      "The product table has promotion toggle, image upload, edit and delete.",
      "The filter bar has search text, category with “all”, and out-of-stock only.",
      "The user table has name, e-mail address, registration date, role and actions.",
    ],
  }),
  ...tested("storefront/e2e/account/profile.e2e.ts", {
    "the checkout fills in the customer's saved data, and the order appears in the account": [
      "The orders tab shows the history.",
      "The empty history has a start-shopping button to /products.",
      "A line of the history shows order number, date, total, status, items and shipping city.",
    ],
    "a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save":
      [
        "Without a user, the account page shows a message.",
        "Without a user, the account page has a login button to /auth.",
        "The account page has a welcome line and a logout button.",
        "Logout clears the stored token and user data.",
        "Logout goes to / and shows a toast.",
        "The preferences tab has a delete-account button.",
        "The profile tab shows and edits the profile.",
        "The addresses tab adds, edits and deletes addresses.",
        "The preferences tab has the language and the newsletter.",
      ],
  }),
  ...tested("storefront/e2e/dashboard/admin-guards.e2e.ts", {
    "a dashboard with only a stored token loads the user, and then shows a greeting, four figures and four tabs with URLs":
      [
        "While the user is null, the dashboard shows “Chargement...”.",
        "The orders tab is the default.",
        "The dashboard welcomes the user by first name.",
        "The dashboard has four cards: orders, users, products, revenue.",
        "The revenue card is in euro with 2 decimals.",
        "The dashboard has four tabs: orders, products, users, analytics.",
      ],
    "the dashboard redirects a guest to the sign-in, and a customer to the home page, even with a forged administrator flag, with a message":
      [
        "Without a stored token, the dashboard shows “Connexion requise” and redirects to /auth.",
        "A customer is redirected from the dashboard to /.",
        "The redirected customer sees an access-denied toast.",
      ],
  }),
  ...tested("storefront/e2e/dashboard/admin-overview.e2e.ts", {
    "the tabs of the dashboard work with the keyboard only, and its lists show users, e-mails and changes": [
      "The user table shows a customer badge.",
    ],
    "the analytics tab shows a period as chart and table, the latest orders, and the health of services, and the dashboard warns about a missing mail server without moving the tasks":
      [
        "The analytics tab lists recent orders.",
        "The analytics tab has a health card with database, payments and e-mail.",
      ],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-product-form.e2e.ts", {
    "the product form shows missing fields and creates a draft, which appears in the shop in three languages after its publication":
      ["The products tab has an add form."],
    "the product form changes all fields, the order of pictures, the sale price and the mandatory information, and shows the history":
      ["The products tab has an edit form."],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-products.e2e.ts", {
    "the product list adds a picture, shows the server's error for other files, and deletes after a confirmation":
      [
        "A picture can be uploaded in the product table.",
        "The empty table says that no product was found for this search.",
      ],
  }),
  ...tested("storefront/e2e/dashboard/goods/admin-inline.e2e.ts", {
    "the product list edits price and stock by keyboard, asks before large and concurrent changes, and filters by a changed stock":
      [
        "The admin product list has an out-of-stock filter.",
        "The product list reloads when a filter changes.",
        "The empty table says that there are no out-of-stock products.",
      ],
  }),
]
