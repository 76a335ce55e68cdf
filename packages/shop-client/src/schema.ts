/** Made of the API's description by generate.mjs. */

export interface paths {
  "/api/admin/analytics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the shop's figures
     * @description Since it opened, and over a period: the last 30 days unless the query names others. Both days are counted.
     *
     *     For administrators.
     */
    get: operations["getAdminAnalytics"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/attention": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List what needs a person
     * @description What the shop can't finish by itself, by kind.
     *
     *     For administrators.
     */
    get: operations["getAdminAttention"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/attention/refunds/{id}/seen-to": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Say that a failed refund was seen to
     * @description Its money was given back in another way: it needs nobody any more, and that of an order is booked again.
     *
     *     For administrators.
     */
    post: operations["postAdminAttentionRefundsByIdSeenTo"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/changes": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read who did what
     * @description Newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminChanges"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/documents/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a document
     * @description An invoice or a credit note, by its number and `.pdf`.
     *
     *     For administrators.
     */
    get: operations["getAdminDocumentsByFile"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/health": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check the shop's parts
     * @description Measured at the moment of asking.
     *
     *     For administrators.
     */
    get: operations["getAdminHealth"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/imports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the newest imports
     * @description For administrators.
     */
    get: operations["getAdminImports"]
    put?: never
    /**
     * Check a file of prices and stock
     * @description A CSV file with the columns `sku` and `price` and/or `stock`. Changes nothing yet: the answer says what would change and what is wrong with it.
     *
     *     For administrators.
     */
    post: operations["postAdminImports"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/imports/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read how far an import is
     * @description For administrators.
     */
    get: operations["getAdminImportsById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/imports/{id}/run": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Carry an import out
     * @description It runs on by itself; reading it says how far it is. Running one that runs or is done changes nothing.
     *
     *     For administrators.
     */
    post: operations["postAdminImportsByIdRun"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the shop's e-mail
     * @description Newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/messages/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a message
     * @description As it was, or will be, sent.
     *
     *     For administrators.
     */
    get: operations["getAdminMessagesById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/messages/{id}/retry": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Try a message again
     * @description One that was given up is tried again at once.
     *
     *     For administrators.
     */
    post: operations["postAdminMessagesByIdRetry"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the orders
     * @description Newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminOrders"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read an order
     * @description With its history, refunds and how it was paid.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumber"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/documents": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an order's documents
     * @description Its invoice and credit notes, oldest first.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberDocuments"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/payment": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Say that an order's money has arrived
     * @description For an order that waits for its money, as one that is paid by bank transfer: it is paid from then on, and its invoice is issued. All of it must be there; another amount is refused.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberPayment"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/refunds": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refund an order
     * @description What is named of it (lines with quantities, delivery, amounts at a VAT rate of the order), an amount, or all that can still be refunded. An amount without parts is split over the order's rates in proportion. The key is made once per intention: the same key refunds once, however often it is sent. What was paid by bank transfer is given back by hand: `account` is the IBAN that it went to.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberRefunds"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/refunds/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Say what a refund was for
     * @description For one that names nothing, as one made in Stripe's dashboard. The parts must come to its amount; its credit note is taken back and issued anew at their rates.
     *
     *     For administrators.
     */
    put: operations["putAdminOrdersByOrderNumberRefundsById"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/status": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set an order's status
     * @description Any from any, and its effects with it: `preparing` begins the parcel, `shipped` takes the tracking number, `cancelled` refunds the payment and puts the goods back. The status may come in the body, in the query, or in both, where they must agree.
     *
     *     For administrators.
     */
    put: operations["putAdminOrdersByOrderNumberStatus"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/labels.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export data for labels
     * @description What the carrier needs for the orders with a status, or with these numbers.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersLabelsCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the products
     * @description Inactive ones too, newest first: all of them, or a page where `limit` says so.
     *
     *     For administrators.
     */
    get: operations["getAdminProducts"]
    put?: never
    /**
     * Make a product
     * @description For administrators.
     */
    post: operations["postAdminProducts"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a product
     * @description For administrators.
     */
    get: operations["getAdminProductsById"]
    /**
     * Change a product
     * @description What is absent stays as it is.
     *
     *     For administrators.
     */
    put: operations["putAdminProductsById"]
    post?: never
    /**
     * Delete a product
     * @description Orders keep what they say of it.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminProductsById"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/price": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change a price
     * @description For administrators.
     */
    patch: operations["patchAdminProductsByIdPrice"]
    trace?: never
  }
  "/api/admin/products/{id}/promotion": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Put on or take off promotion
     * @description For administrators.
     */
    patch: operations["patchAdminProductsByIdPromotion"]
    trace?: never
  }
  "/api/admin/products/{id}/stock": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Set the stock
     * @description Units that can be sold now; what is held for others is not counted and stays held.
     *
     *     For administrators.
     */
    patch: operations["patchAdminProductsByIdStock"]
    trace?: never
  }
  "/api/admin/products/export.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export prices and stock
     * @description Every product as CSV, in the columns that an import reads.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsExportCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/upload-image": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload a picture
     * @description JPEG, PNG, WebP or AVIF. It is stored in the sizes and formats that the shop shows; the address is for a product's `images`.
     *
     *     For administrators.
     */
    post: operations["postAdminUploadImage"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/users": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the people
     * @description Customers and administrators, newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminUsers"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/users/{id}/role": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Give an administrator a role
     * @description For owners. It holds from the administrator’s next call on; there is always one owner.
     *
     *     For administrators.
     */
    put: operations["putAdminUsersByIdRole"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/vat-report": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the VAT report
     * @description Figures of a period for the Belgian return and that of the One-Stop Shop. Both days belong to it.
     *
     *     For administrators.
     */
    get: operations["getAdminVatReport"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/vat-report.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the VAT report
     * @description The report of the period as CSV.
     *
     *     For administrators.
     */
    get: operations["getAdminVatReportCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/forgot": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a new password
     * @description Mails a link to whoever has an account with that address. The answer is the same, and as quick, whether anybody has.
     *
     *     **Limit:** 60 calls in 15 minutes from one address.
     */
    post: operations["postAuthForgot"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/login": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in
     * @description Customers and administrators sign in here. The token is sent with every further call as `Authorization: Bearer …`; it is one that the engine's own APIs accept as well. Names the browser's cart session to have its cart joined with the account's.
     *
     *     **Limit:** 10 wrong passwords for one account in 15 minutes, 60 for all of them from one address.
     */
    post: operations["postAuthLogin"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/logout": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Leave the account's cart to the account
     * @description Signing out is forgetting the token, which is the client's own affair; after this call the session's cart is empty and the account keeps what was in it.
     */
    post: operations["postAuthLogout"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/refresh": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a new token
     * @description For one that still holds: who uses the shop stays signed in.
     *
     *     For whoever is signed in.
     */
    post: operations["postAuthRefresh"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/register": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open an account
     * @description Opens a customer's account and signs in. A mail asks to verify the address; nothing waits for it.
     *
     *     **Limit:** 60 calls in 15 minutes from one address.
     */
    post: operations["postAuthRegister"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/reset": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set a new password
     * @description With the token of the link that was mailed. Every token issued before ceases to hold.
     *
     *     **Limit:** 60 calls in 15 minutes from one address.
     */
    post: operations["postAuthReset"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/verify": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify an e-mail address
     * @description With the token of the link that was mailed, by whoever is signed in to the account or says its password: the link alone would verify an account that a stranger opened with one's address.
     *
     *     **Limit:** 10 wrong passwords in 15 minutes from one address.
     */
    post: operations["postAuthVerify"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a cart
     * @description An unknown session has an empty cart. The session id is the client's own: a timestamp and enough randomness that it can't be guessed.
     */
    get: operations["getCartBySessionId"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/clear": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Empty a cart */
    delete: operations["deleteCartBySessionIdClear"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/items": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add to a cart
     * @description Adds units of a product, at the shop's price whatever the request says. The first item makes the cart.
     */
    post: operations["postCartBySessionIdItems"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/items/{product_id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set how many of a product
     * @description The number travels in the query; 0 or less removes the product.
     */
    put: operations["putCartBySessionIdItemsByProductId"]
    post?: never
    /** Remove a product from a cart */
    delete: operations["deleteCartBySessionIdItemsByProductId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/promotions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Apply a promo code
     * @description Case doesn't matter. The cart answers with what the code takes off; a code that does nothing is refused.
     *
     *     **Limit:** 30 codes in ten minutes from one address.
     */
    post: operations["postCartBySessionIdPromotions"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/promotions/{code}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Take a promo code off the cart
     * @description One that isn't on it changes nothing.
     */
    delete: operations["deleteCartBySessionIdPromotionsByCode"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/catalogue": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List some facts of the products
     * @description Of each product that is for sale only what `fields` names: all handles, all prices …
     */
    get: operations["getCatalogue"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/categories": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the categories
     * @description All of them, in the three languages.
     */
    get: operations["getCategories"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/contact": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write to the merchant
     * @description Mails the message to the merchant and a receipt to the sender, three in an hour at most.
     *
     *     **Limit:** 5 messages in 10 minutes from one address.
     */
    post: operations["postContact"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/delivery": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the ways of delivery
     * @description To a country, each with what it makes of the cart's total: to one's door first, then to a point, each the cheapest first.
     */
    get: operations["getDelivery"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/delivery/countries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the countries of delivery
     * @description Those that can be ordered to now.
     */
    get: operations["getDeliveryCountries"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/delivery/points": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Find pick-up points and lockers
     * @description The carrier's points nearest to a postal code.
     */
    get: operations["getDeliveryPoints"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/docs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the description of the API as a page */
    get: operations["getDocs"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/docs/style.css": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the page's style */
    get: operations["getDocsStyleCss"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/newsletter/confirm": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm the newsletter
     * @description With the token of the link that was mailed: only now is the newsletter subscribed to.
     */
    post: operations["postNewsletterConfirm"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/newsletter/unsubscribe": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Leave the newsletter
     * @description With the token of the link that stands in every issue.
     */
    post: operations["postNewsletterUnsubscribe"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/openapi.json": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read this document
     * @description The description of the API as OpenAPI 3.1, made of the schemas that the calls are held to.
     */
    get: operations["getOpenapiJson"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read an order by its link
     * @description The order that a mail's link leads to, for whoever has the link.
     */
    post: operations["postOrdersLinked"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/invoice": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Download an invoice by the order's link
     * @description The invoice of the order that a mail's link leads to, or another document of it by its number.
     *
     *     **Limit:** 120 documents a minute from one address.
     */
    post: operations["postOrdersLinkedInvoice"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/withdrawal": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw from an order by its link
     * @description Of the whole order, or of the items named. A quantity says how many of a line in all: the same declaration sent twice is one.
     */
    post: operations["postOrdersLinkedWithdrawal"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/look-up": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for an order's link
     * @description A guest names an order and its e-mail address, and is mailed the way to it. The answer is the same, and as quick, whether there is one or not.
     *
     *     **Limit:** 60 calls in 15 minutes from one address.
     */
    post: operations["postOrdersLookUp"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/withdrawal": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw from an order by its number
     * @description A guest's declaration, by number and e-mail address. The answer is the same, and as quick, whether there is such an order; what counts is the acknowledgement, which goes to the order's own address. Until its reader declares the same by the order's page it is shown as not confirmed; it counts from the first.
     *
     *     **Limit:** 60 calls in 15 minutes from one address.
     */
    post: operations["postOrdersWithdrawal"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/payments/checkout/cancel": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Give up a payment page
     * @description Nobody can pay it any more, and the goods it held are given back.
     */
    post: operations["postPaymentsCheckoutCancel"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/payments/checkout/session": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open the payment page
     * @description Opens the hosted payment page for a cart and holds its goods while it is open. The shopper goes on to `url`; `session_id` asks for the outcome. A page that is open for the same content and the same amount is answered again. With a token the order belongs to the account. A method that is paid later, as a bank transfer, places the order at once: `url` then is its confirmation.
     *
     *     **Limit:** 60 payment pages a minute from one address.
     */
    post: operations["postPaymentsCheckoutSession"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/payments/checkout/status/{session_id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask how a payment stands
     * @description Asking brings a payment that arrived to its order, if the provider's own message has not. `payment_status: paid` means the order stands, under `metadata.order_number`. Ask every two seconds, ten times at most; a mail tells the rest. `awaited` says how an order is to be paid that stands and waits for its money.
     */
    get: operations["getPaymentsCheckoutStatusBySessionId"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/payments/methods": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the ways to pay
     * @description Those that the shop offers, in the caller's language. The first is meant by whoever opens a payment page without choosing one.
     */
    get: operations["getPaymentsMethods"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/payments/webhook": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Receive the payment provider's events
     * @description For Stripe only. The signature over the raw body (`Stripe-Signature`) is the proof of origin and is checked before anything is read. 200: dealt with, or not ours. 503: another caller is at it or something failed, so that Stripe sends it again.
     */
    post: operations["postPaymentsWebhook"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the products
     * @description All that are for sale, in the three languages; a part of them where `offset` or `limit` says so.
     */
    get: operations["getProducts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a product
     * @description One that is for sale, by its id or its handle.
     */
    get: operations["getProductsById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/search": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search products
     * @description By words, category and stock, sorted, a page at a time; ranked for the caller's language.
     */
    get: operations["getSearch"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/addresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the addresses
     * @description For whoever is signed in.
     */
    get: operations["getUsersAddresses"]
    put?: never
    /**
     * Add an address
     * @description In a country that the shop delivers to.
     *
     *     For whoever is signed in.
     */
    post: operations["postUsersAddresses"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/addresses/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change an address
     * @description For whoever is signed in.
     */
    put: operations["putUsersAddressesById"]
    post?: never
    /**
     * Delete an address
     * @description For whoever is signed in.
     */
    delete: operations["deleteUsersAddressesById"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export one's personal data
     * @description What the shop keeps of the person, as a file to download.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersExport"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/me": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one's own account
     * @description For whoever is signed in.
     */
    get: operations["getUsersMe"]
    put?: never
    post?: never
    /**
     * Delete one's own account
     * @description For whoever knows its password: a token alone may be a forgotten browser's. Invoices and what accounting law asks for are kept, without the account.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 10 wrong passwords in 15 minutes from one address.
     */
    delete: operations["deleteUsersMe"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List one's orders
     * @description Newest first.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersOrders"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders/{order_number}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one of one's orders
     * @description For whoever is signed in.
     */
    get: operations["getUsersOrdersByOrderNumber"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders/{order_number}/documents/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a document of one's order
     * @description By its number and `.pdf`.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 120 documents a minute from one address.
     */
    get: operations["getUsersOrdersByOrderNumberDocumentsByFile"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders/{order_number}/invoice.pdf": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the invoice of one's order
     * @description It follows the payment within a moment.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 120 documents a minute from one address.
     */
    get: operations["getUsersOrdersByOrderNumberInvoicePdf"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders/{order_number}/withdrawal": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw from one of one's orders
     * @description Of the whole order, or of the items named. A quantity says how many of a line in all: the same declaration sent twice is one.
     *
     *     For whoever is signed in.
     */
    post: operations["postUsersOrdersByOrderNumberWithdrawal"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/preferences": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set language and newsletter
     * @description Sets the language of the shop's mail, asks for the newsletter (a mailed link confirms it), or leaves it.
     *
     *     For whoever is signed in.
     */
    put: operations["putUsersPreferences"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/profile": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change one's names and phone number
     * @description The e-mail address stays.
     *
     *     For whoever is signed in.
     */
    put: operations["putUsersProfile"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/verification": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask to verify one's address again
     * @description Sends the link once more, a few times in 15 minutes at most.
     *
     *     For whoever is signed in.
     */
    post: operations["postUsersVerification"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description A call that was understood; also where saying more would tell whether an account exists. */
    Accepted: {
      /** @constant */
      accepted: true
    }
    /** @description Who changed something: an administrator, or the shop itself (a payment that arrived). */
    Actor: {
      email: string | null
    }
    AddCartItem: {
      product_id: components["schemas"]["ProductId"]
      quantity: number
      /** @description Accepted because the contract has it; never believed. */
      unit_price?: number
    }
    Address: {
      apartment: string | null
      city: string
      /** @enum {string} */
      country:
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      id: string
      /** @description Filled in first at the checkout; at most one of an account's addresses. */
      is_default: boolean
      number: string
      postal_code: string
      street: string
      /** @enum {string} */
      type: "shipping" | "billing"
    }
    Addresses: components["schemas"]["Address"][]
    /** @description The engine's id of an address; wider, so that an odd one is "not found" rather than "malformed". */
    AddressId: string
    /** @description An address as it is written; what else a client's address object carries is left aside. */
    AddressInput: {
      apartment?: string | null
      city: string
      /**
       * @default BE
       * @enum {string}
       */
      country:
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      is_default?: boolean
      number: string
      postal_code: string
      street: string
      /**
       * @default shipping
       * @enum {string}
       */
      type: "shipping" | "billing"
    }
    /** @description GET /api/admin/orders/{order_number}/documents, oldest first. */
    AdminDocument: {
      /** @description Number of the invoice that a credit note corrects. */
      invoice_number: components["schemas"]["DocumentNumber"] | null
      issued_at: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      /**
       * @description In which it was issued.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      number: components["schemas"]["DocumentNumber"]
      /** @description VAT included; what a credit note gives back is positive as well. */
      total_cents: number
    }
    AdminDocuments: components["schemas"]["AdminDocument"][]
    AdministratorId: string
    /** @description GET /api/admin/orders: the contract's order, with what an administrator needs at a glance. */
    AdminOrder: {
      /** @description How a pending order is to be paid that waits for its money; null for any other. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      created_at: string
      customer_name: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has. */
        code: string | null
        /** @description Where the parcel waits; null for one that is brought home. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Its invoice and credit notes, oldest first; the invoice follows the payment within a moment. */
      documents: components["schemas"]["OrderDocument"][]
      email: string
      /** @description The engine's id, for its own administration. */
      id: string
      items: components["schemas"]["OrderItem"][]
      order_number: string
      payment: {
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions that took something off goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      refundable_cents: number
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Euro, VAT and delivery included. */
      total: number
      totals: {
        /** @constant */
        currency: "eur"
        delivery_cents: number
        delivery_net_cents: number
        discount_cents: number
        discount_net_cents: number
        items_cents: number
        items_net_cents: number
        subtotal_cents: number
        tax_cents: number
        total_cents: number
        vat: {
          net_cents: number
          rate: number
          vat_cents: number
        }[]
      }
      /** @description Whether there is still something that the customer may declare to withdraw from. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    /** @description GET /api/admin/orders/{order_number} */
    AdminOrderDetail: {
      /** @description Money of it is given back by hand: a refund names the bank account. */
      asks_refund_account: boolean
      /** @description How it was paid; null for an order that did not come through the payment page. */
      attempt: {
        checkout_session_id: string | null
        reason: string | null
        state: string
      } | null
      /** @description How a pending order is to be paid that waits for its money; null for any other. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      created_at: string
      customer_name: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has. */
        code: string | null
        /** @description Where the parcel waits; null for one that is brought home. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Its invoice and credit notes, oldest first; the invoice follows the payment within a moment. */
      documents: components["schemas"]["OrderDocument"][]
      email: string
      /** @description Oldest first. */
      history: components["schemas"]["StatusChange"][]
      /** @description The engine's id, for its own administration. */
      id: string
      items: components["schemas"]["OrderItem"][]
      order_number: string
      payment: {
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions that took something off goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      /** @description What can still be given back, line by line. */
      refundable: components["schemas"]["Refundable"]
      refundable_cents: number
      /** @description Oldest first, those on their way and those that failed included. */
      refunds: components["schemas"]["Refund"][]
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Euro, VAT and delivery included. */
      total: number
      totals: {
        /** @constant */
        currency: "eur"
        delivery_cents: number
        delivery_net_cents: number
        discount_cents: number
        discount_net_cents: number
        items_cents: number
        items_net_cents: number
        subtotal_cents: number
        tax_cents: number
        total_cents: number
        vat: {
          net_cents: number
          rate: number
          vat_cents: number
        }[]
      }
      /** @description Whether there is still something that the customer may declare to withdraw from. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    /** @description The total number matching is in the header X-Total-Count. */
    AdminOrders: components["schemas"]["AdminOrder"][]
    /** @description GET /api/admin/products: the contract's product, in the languages as they are written, not as they fall back. */
    AdminProduct: {
      active: boolean
      category_id: string | null
      description_en: string
      description_fr: string
      description_nl: string
      handle: string
      /** @description Units promised to open payment pages and to orders not sent yet; `stock` is what remains. */
      held: number
      /** @description The Medusa product's id. */
      id: string
      /** @description Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
      images: string[]
      is_out_of_stock: boolean
      is_promotion: boolean
      name_en: string
      name_fr: string
      name_nl: string
      /** @description Euro, VAT included, at most two decimals. */
      price: number
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      sku: string
      /** @description Units that can be sold now: stocked less held for others. Never negative. */
      stock: number
      /** @description What the price buys: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description Languages in which the name or the description is missing. */
      untranslated: ("nl" | "en")[]
      updated_at: string
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    AdminProducts: components["schemas"]["AdminProduct"][]
    /** @description GET /api/admin/users. The total number matching is in the header X-Total-Count. */
    AdminUser: {
      created_at: string
      email: string
      first_name: string
      id: string
      is_admin: boolean
      last_name: string
      orders: number
      phone: string | null
      role: ("owner" | "orders" | "goods" | "accounting") | null
    }
    AdminUsers: components["schemas"]["AdminUser"][]
    Analytics: {
      period: {
        average_order_cents: number
        best_sellers: {
          name: string
          product_id: string | null
          quantity: number
          revenue_cents: number
        }[]
        /** @description Every day of the period, those without an order too. */
        days: {
          /** Format: date */
          day: string
          orders: number
          revenue_cents: number
        }[]
        /** Format: date */
        from: string
        orders: number
        revenue_cents: number
        /** Format: date */
        to: string
        /** @description Collected in the period, per rate, refunds taken off. */
        vat: {
          net_cents: number
          rate: number
          vat_cents: number
        }[]
      }
      /** @description The newest ten. */
      recent_orders: components["schemas"]["AdminOrder"][]
      /** @description Active products with five units or fewer, the scarcest first. */
      running_out: {
        name: string
        product_id: string
        stock: number
      }[]
      total_orders: number
      total_products: number
      /** @description Euro: orders that are paid, preparing, shipped or delivered. */
      total_revenue: number
      total_users: number
    }
    /** @description GET /api/admin/attention */
    Attention: components["schemas"]["AttentionItem"][]
    /** @description One thing that needs a person. */
    AttentionItem: {
      amount_cents: number | null
      /** @description What is known of the cause, in the words of whoever said it. */
      cause: string | null
      due: string | null
      /** @description Of the refund, dispute, attempt, message …; unique within its kind. */
      id: string
      /** @enum {string} */
      kind:
        | "dispute_open"
        | "refund_failed"
        | "payment_stuck"
        | "refund_unfinished"
        | "status_unfinished"
        | "stripe_unheard"
        | "refund_unassigned"
        | "document_missing"
        | "mail_given_up"
      order_number: string | null
      since: string
    }
    /** @description Gives up an open payment page: its session is expired and the goods it held are given back. */
    CancelCheckout: {
      cart_session_id: components["schemas"]["SessionId"]
    }
    CancelledCheckout: {
      /** @constant */
      cancelled: true
    }
    Cart: {
      /** @enum {string} */
      country:
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      items: components["schemas"]["CartItem"][]
      promotions: components["schemas"]["CartPromotion"][]
      session_id: string
      totals: components["schemas"]["Totals"]
    }
    CartItem: {
      /** @description What promotions take off this line, VAT included. */
      discount_cents: number
      /** @description Of the product's page; null once it is no longer sold. */
      handle: string | null
      image: string | null
      /** @description unit_price × quantity. */
      line_total_cents: number
      /** @description In the caller's language. */
      name: string
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      product_id: string
      quantity: number
      /** @description Units still to be had now. */
      stock: number
      unit_label: string
      /** @description Euro, VAT included: the shop's own price, whatever the request said. */
      unit_price: number
      vat_rate: number
    }
    /** @description A promotion that a shopper asked for by its code, or one that applies by itself. */
    CartPromotion: {
      /** @description As the merchant wrote it. */
      code: string
      /** @description What it takes off this cart, VAT included; 0 with a problem. */
      discount_cents: number
      is_automatic: boolean
      /** @description Why it takes nothing off, as a refusal's code and its sentence in the caller's language. */
      problem: components["schemas"]["Error"] | null
    }
    Categories: components["schemas"]["Category"][]
    Category: {
      description_en: string
      description_fr: string
      description_nl: string
      handle: string
      id: string
      name_en: string
      name_fr: string
      name_nl: string
    }
    /** @description GET /api/admin/changes: who did what, newest first; the total number is in the header X-Total-Count. */
    Change: {
      /** @description created, changed, deleted, price, stock, promotion, images, status, refund … */
      action: string
      after: {
        [key: string]: unknown
      } | null
      at: string
      before: {
        [key: string]: unknown
      } | null
      by: string
      id: string
      /** @description What the subject was called then: a name, an order number. */
      label: string
      /** @enum {string} */
      subject: "product" | "order" | "import" | "administrator"
      subject_id: string
    }
    Changes: components["schemas"]["Change"][]
    /** @description Its beginning is its method's: a Stripe page's is "cs". */
    CheckoutSessionId: string
    /** @description POST /api/contact: a message to the merchant. */
    Contact: {
      email: components["schemas"]["Email"]
      message: string
      /** @description One line: it stands in a mail's text, never in a header. */
      name: string
      order_number?: string
      /** @enum {string} */
      topic: "order" | "product" | "delivery" | "other"
      /** @description No person sees this field; a robot that fills in everything gives itself away. */
      website?: string
    }
    ContactReceived: {
      /** @constant */
      received: true
    }
    DeleteAccount: {
      password: string
    }
    /** @description DELETE /api/admin/products/{id} */
    DeletedProduct: {
      /** @constant */
      deleted: true
      id: string
    }
    /** @description GET /api/delivery: the ways to deliver a cart to a country, each with the totals it leads to: to one's door first, then to a point, each the cheapest first. */
    Delivery: {
      /** @enum {string} */
      country:
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      methods: {
        /** @description Stable name of the kind: home, pickup_point, locker. */
        code: string
        id: string
        max_days: number
        /** @description Working days, from and to. */
        min_days: number
        /** @description Whether the order has to say to which point it goes. */
        needs_point: boolean
        price_cents: number
        totals: components["schemas"]["Totals"]
      }[]
    }
    DeliveryAddress: {
      box?: string
      city: string
      number: string
      postal_code: string
      street: string
    }
    DeliveryPoint: {
      city: string
      /** @description ISO 3166-1 alpha-2. */
      country: string
      /** @description From Monday to Sunday, [from, to] as 08:00; null on a day when it is closed. */
      hours: ([string, string] | null)[]
      id: string
      /** @enum {string} */
      kind: "pickup_point" | "locker"
      name: string
      number: string
      postal_code: string
      street: string
    }
    DeliveryPoints: components["schemas"]["DeliveryPoint"][]
    /** @description The last part of a document's address: its number and ".pdf". */
    DocumentFile: string
    /** @description F-2026-000123 for an invoice, C-2026-000004 for a credit note. */
    DocumentNumber: string
    /** @description One address with no spaces, one @ and a dotted domain: what the contract calls a valid e-mail. */
    Email: string
    /** @description Every refusal: a sentence in the caller's language and a name that programs can rely on. */
    Error: {
      code: string
      detail: string
    }
    ForgotPassword: {
      email: components["schemas"]["Email"]
    }
    GivenRole: {
      id: string
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    Import: {
      by: string
      /** @description Lines that would change, or have changed, something. */
      changes: number
      created_at: string
      /** @description Lines gone through so far, those with an error included. */
      done: number
      error_count: number
      /** @description Errors by line of the file, the heading being line 1; the first 1,000. */
      errors: {
        code: string
        detail: string
        line: number
      }[]
      file_name: string
      id: string
      /** @description Lines of goods in the file, the heading not counted. */
      lines: number
      /** @enum {string} */
      state: "checked" | "running" | "done"
    }
    /** @description Newest first. */
    Imports: components["schemas"]["Import"][]
    Link: {
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/invoice: a guest's signed link; the invoice, unless another document of the order is named. */
    LinkedDocument: {
      number?: components["schemas"]["DocumentNumber"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/withdrawal: the same for a guest, with the token of the order's link. */
    LinkedWithdrawalRequest: {
      items?: {
        id: string
        quantity: number
      }[]
      message?: string
      token: string
    }
    /** @description What a link in a mail carries. */
    LinkToken: string
    Login: {
      cart_session_id?: components["schemas"]["SessionId"]
      email: components["schemas"]["Email"]
      password: string
    }
    /** @description Leaves the account's cart to the account: the browser's session has an empty one. */
    Logout: {
      cart_session_id: components["schemas"]["SessionId"]
    }
    /** @description GET /api/admin/messages: the shop's e-mail, newest first; the total number is in the header X-Total-Count. */
    MailedMessage: {
      attempts: number
      created_at: string
      id: string
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      last_error: string | null
      sent_at: string | null
      /**
       * @description "sent" where there is no mail server means: kept, to be read here.
       * @enum {string}
       */
      state: "queued" | "sent" | "failed"
      subject: string
      to: string
    }
    /** @description GET /api/admin/messages/{id}: with both its parts. */
    MailedMessageDetail: {
      attempts: number
      created_at: string
      html: string
      id: string
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      last_error: string | null
      sent_at: string | null
      /**
       * @description "sent" where there is no mail server means: kept, to be read here.
       * @enum {string}
       */
      state: "queued" | "sent" | "failed"
      subject: string
      text: string
      to: string
    }
    MailedMessages: components["schemas"]["MailedMessage"][]
    MessageId: string
    NewPassword: string
    /** @description Opens the payment page. The first four fields are the contract's; a client that sends only them has the payment page ask for the address, in `country`. */
    OpenCheckout: {
      address?: components["schemas"]["DeliveryAddress"]
      cart_session_id: components["schemas"]["SessionId"]
      /** @enum {string} */
      country?:
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      customer_email: components["schemas"]["Email"]
      /** @description Id of a method listed by GET /api/delivery; the first of the list when absent. */
      delivery_method?: string
      /** @description Id of a point listed by GET /api/delivery/points, for a method that needs one. */
      delivery_point?: string
      /** @description The total that the shopper was shown, in cents: when the shop's differs the call answers 409 price_changed. */
      expected_total_cents?: number
      first_name?: string
      /**
       * @description Language of the payment page; Accept-Language decides when absent.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en"
      last_name?: string
      origin_url: string
      /** @description Code of a method listed by GET /api/payments/methods; the first of the list when absent. */
      payment_method?: string
      phone?: string
      user_id?: string | null
    }
    /** @description GET /api/delivery/countries: those open to orders, the shop's own first. */
    OpenCountries: {
      countries: (
        | "AT"
        | "BE"
        | "BG"
        | "CY"
        | "CZ"
        | "DE"
        | "DK"
        | "EE"
        | "ES"
        | "FI"
        | "FR"
        | "GR"
        | "HR"
        | "HU"
        | "IE"
        | "IT"
        | "LT"
        | "LU"
        | "LV"
        | "MT"
        | "NL"
        | "PL"
        | "PT"
        | "RO"
        | "SE"
        | "SI"
        | "SK"
      )[]
    }
    OpenedCheckout: {
      session_id: string
      url: string
    }
    /** @description An order as the person who placed it sees it. */
    Order: {
      /** @description How a pending order is to be paid that waits for its money; null for any other. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      created_at: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has. */
        code: string | null
        /** @description Where the parcel waits; null for one that is brought home. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Its invoice and credit notes, oldest first; the invoice follows the payment within a moment. */
      documents: components["schemas"]["OrderDocument"][]
      email: string
      items: components["schemas"]["OrderItem"][]
      order_number: string
      payment: {
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions that took something off goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Euro, VAT and delivery included. */
      total: number
      totals: {
        /** @constant */
        currency: "eur"
        delivery_cents: number
        delivery_net_cents: number
        discount_cents: number
        discount_net_cents: number
        items_cents: number
        items_net_cents: number
        subtotal_cents: number
        tax_cents: number
        total_cents: number
        vat: {
          net_cents: number
          rate: number
          vat_cents: number
        }[]
      }
      /** @description Whether there is still something that the customer may declare to withdraw from. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    OrderAddress: {
      apartment: string | null
      city: string
      /** @description ISO 3166-1 alpha-2. */
      country: string
      first_name: string
      last_name: string
      number: string
      phone: string | null
      postal_code: string
      street: string
    }
    /** @description An invoice or a credit note of an order. */
    OrderDocument: {
      issued_at: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      number: components["schemas"]["DocumentNumber"]
    }
    OrderItem: {
      /** @description What promotions took off this line, VAT included. */
      discount_cents: number
      /** @description Names the line within its order. */
      id: string
      image: string | null
      line_total_cents: number
      /** @description In the language in which it was ordered. */
      name: string
      product_id: string | null
      quantity: number
      /** @description Euro, VAT included, as it was charged. */
      unit_price: number
      vat_rate: number
    }
    /** @description A guest's question for the link to an order's page. */
    OrderLookUp: {
      email: components["schemas"]["Email"]
      order_number: string
    }
    /** @description As it stands on the order, whatever gave it out: earlier versions put the id of a payment page behind some. */
    OrderNumber: string
    OrderRefundId: string
    Orders: components["schemas"]["Order"][]
    /** @description As it comes: the status may stand in the query alone. */
    OrderStatusBody: {
      /**
       * @description The status that the administrator saw: refused with 409 when it is another by now.
       * @enum {string}
       */
      from?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @enum {string} */
      status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      tracking_number?: string | null
    }
    /** @description How an order is to be paid that waits for its money, as its payment method says it. */
    PaymentInstructions: {
      amount_cents: number
      /** @description Until when the goods are kept. */
      due_at: string
      /** @description What the method is called. */
      name: string
      /** @description What a code holds that a banking app reads, and what to do with it. */
      qr: {
        content: string
        text: string
      } | null
      rows: {
        label: string
        value: string
      }[]
      text: string
    }
    /** @description GET /api/payments/methods: the ways to pay that the shop offers; the first is meant where none is chosen. */
    PaymentMethods: {
      methods: {
        code: string
        name: string
        /** @description A sentence. */
        text: string
      }[]
    }
    PaymentStatus: {
      amount_total: number
      /** @description The order stands, under `metadata.order_number`, and is to be paid like this. */
      awaited?: components["schemas"]["PaymentInstructions"]
      currency: string
      metadata: {
        customer_email?: string
        order_number?: string
      }
      /** @enum {string} */
      payment_status: "paid" | "unpaid" | "no_payment_required"
      /**
       * @description The payment arrived but could not become an order: all of it is given back, as soon as Stripe does it.
       * @constant
       */
      refunded?: true
      /** @enum {string} */
      status: "open" | "complete" | "expired"
    }
    /** @description GET /api/users/export: everything the shop keeps of a person. */
    PersonalData: {
      addresses: unknown[]
      exported_at: string
      orders: unknown[]
      user: components["schemas"]["User"]
    }
    Preferences: {
      /** @enum {string} */
      language?: "fr" | "nl" | "en"
      newsletter?: boolean
    }
    /** @description Euro, VAT included, in whole cents. */
    Price: number
    PriceChange: {
      price: components["schemas"]["Price"]
    }
    Product: {
      active: boolean
      category_id: string | null
      description_en: string
      description_fr: string
      description_nl: string
      handle: string
      /** @description The Medusa product's id. */
      id: string
      /** @description Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
      images: string[]
      is_out_of_stock: boolean
      is_promotion: boolean
      name_en: string
      name_fr: string
      name_nl: string
      /** @description Euro, VAT included, at most two decimals. */
      price: number
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      sku: string
      /** @description Units that can be sold now: stocked less held for others. Never negative. */
      stock: number
      /** @description What the price buys: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    /** @description PUT /api/admin/products/{id}: the same, but what is absent stays as it is. */
    ProductChange: {
      active?: boolean
      category_id?: string | null
      description_en?: string
      description_fr?: string
      description_nl?: string
      images?: string[]
      is_promotion?: boolean
      name_en?: string
      name_fr: string
      name_nl?: string
      price: components["schemas"]["Price"]
      /** @description Made from the name when a new product has none. */
      sku?: string
      stock?: components["schemas"]["Stock"]
      unit_label?: string
      /** @enum {number} */
      vat_rate?: 6 | 21
      /** @description Net weight of one unit in grams. */
      weight?: number | null
    }
    /** @description Of each product what was asked for. */
    ProductFacts: {
      active?: boolean
      category_id?: string | null
      description_en?: string
      description_fr?: string
      description_nl?: string
      handle?: string
      id?: string
      images?: string[]
      is_out_of_stock?: boolean
      is_promotion?: boolean
      name_en?: string
      name_fr?: string
      name_nl?: string
      price?: number
      price_per_kg?: number | null
      sku?: string
      stock?: number
      unit_label?: string
      vat_rate?: number
      weight?: number | null
    }[]
    /** @description A Medusa id: a prefix and a ULID. Wider here, so that a client's odd id is "not found" rather than "malformed". */
    ProductId: string
    /** @description POST /api/admin/products. */
    ProductInput: {
      active?: boolean
      category_id?: string | null
      description_en?: string
      /** @default  */
      description_fr: string
      /** @default  */
      description_nl: string
      /** @default [] */
      images: string[]
      is_promotion?: boolean
      /** @default  */
      name_en: string
      name_fr: string
      /** @default  */
      name_nl: string
      price: components["schemas"]["Price"]
      /** @description Made from the name when a new product has none. */
      sku?: string
      /** @default 100 */
      stock: components["schemas"]["Stock"]
      /** @default €/kg */
      unit_label: string
      /**
       * @default 21
       * @enum {number}
       */
      vat_rate: 6 | 21
      /** @description Net weight of one unit in grams. */
      weight?: number | null
    }
    /** @description A product's id, or its handle: what its page's address carries. */
    ProductReference: string
    Products: components["schemas"]["Product"][]
    Profile: {
      first_name: string
      last_name: string
      phone?: string | null
    }
    /** @description POST /api/cart/{session_id}/promotions: a promo code, upper or lower case. */
    PromoCode: {
      code: string
    }
    PromotionChange: {
      is_promotion: boolean
    }
    /** @description POST …/payment: the money of an order that waits for it has arrived. */
    ReceivedPayment: {
      /** @description What arrived: refused unless it is what the order costs. */
      received_cents: number
    }
    Refund: {
      /** @description The bank account that it went to, where it was given back by hand. */
      account: string | null
      amount_cents: number
      /** @description Of an unassigned one: what it can have been for. */
      assignable: components["schemas"]["Refundable"] | null
      at: string
      by: {
        email: string | null
      }
      id: string
      /**
       * @description By the shop, in Stripe's own dashboard, or by the customer's bank, which decided a dispute.
       * @enum {string}
       */
      origin: "shop" | "stripe" | "dispute"
      /** @description What it is for; null for an amount that was split over the order's rates in proportion. */
      parts: components["schemas"]["RefundParts"] | null
      reason: string | null
      /**
       * @description On its way, given back, or sent back by the customer's bank.
       * @enum {string}
       */
      state: "pending" | "done" | "failed"
      /** @description Nobody said what it is for, and its VAT depends on it. */
      unassigned: boolean
    }
    /** @description What of an order can still be given back. */
    Refundable: {
      delivery_cents: number
      items: {
        amount_cents: number
        id: string
        name: string
        quantity: number
        vat_rate: number
      }[]
      rates: {
        amount_cents: number
        vat_rate: number
      }[]
    }
    /** @description PUT /api/admin/orders/{order_number}/refunds/{id}: what a refund was for, which must come to its amount. */
    RefundAssignment: {
      /** @description Amounts for nothing in particular, each at one of the order's rates. */
      amounts?: {
        amount_cents: number
        vat_rate: number
      }[]
      /** @description Of the delivery, VAT included; its VAT follows the goods. */
      delivery_cents?: number
      items?: {
        id: string
        quantity: number
      }[]
    }
    /** @description POST /api/admin/attention/refunds/{id}/seen-to */
    RefundId: string
    /** @description What a refund is for, each with what is given back for it, VAT included. */
    RefundParts: {
      /** @description Amounts for nothing in particular, at a rate of the order. */
      amounts: {
        amount_cents: number
        vat_rate: number
      }[]
      delivery_cents: number
      items: {
        amount_cents: number
        id: string
        name: string
        quantity: number
        vat_rate: number
      }[]
    }
    /** @description POST /api/admin/orders/{order_number}/refunds */
    RefundRequest: {
      /** @description The bank account that the money went to, for a payment that is given back by hand: an IBAN. */
      account?: string
      /** @description All that can still be refunded when absent and nothing is named; with named parts, what they must come to. */
      amount_cents?: number
      /** @description Amounts for nothing in particular, each at one of the order's rates. */
      amounts?: {
        amount_cents: number
        vat_rate: number
      }[]
      /** @description Of the delivery, VAT included; its VAT follows the goods. */
      delivery_cents?: number
      items?: {
        id: string
        quantity: number
      }[]
      /** @description Made by the client once per intention: the same key refunds once, however often it is sent. */
      key: string
      reason?: string
    }
    Register: {
      cart_session_id?: components["schemas"]["SessionId"]
      email: components["schemas"]["Email"]
      first_name: string
      /**
       * @description Language of the shop's mail; Accept-Language decides when absent.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en"
      last_name: string
      password: components["schemas"]["NewPassword"]
      phone?: string | null
    }
    ResetPassword: {
      password: components["schemas"]["NewPassword"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description PUT /api/admin/users/{id}/role */
    RoleChange: {
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    /** @description GET /api/search: one page of the products that match, and how many there are. */
    SearchAnswer: {
      /** @description How many products the shop has. */
      catalogue_total: number
      /** @description What each category would show with the same words: "all" first, then each in the shop's order. */
      categories: {
        count: number
        id: string
      }[]
      page: number
      /** @description At least 1. */
      page_count: number
      page_size: number
      products: components["schemas"]["Products"]
      /** @description How many match, on all pages. */
      total: number
    }
    Searched: string
    SessionId: string
    SignedIn: {
      token: string
      user: components["schemas"]["User"]
    }
    /** @description One change of an order's status. */
    StatusChange: {
      at: string
      by: components["schemas"]["Actor"]
      from: ("pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled") | null
      /** @enum {string} */
      to: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      tracking_number: string | null
    }
    Stock: number
    StockChange: {
      stock: components["schemas"]["Stock"]
    }
    SystemHealth: {
      /** @description Degraded while something needs a person: GET /api/admin/attention. */
      attention: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      database: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      mail: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      payments: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      /** @description What should have been forgotten by now, by kind. Degraded while the sweeps don't keep up. */
      retention: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
    }
    /** @description Goods, delivery and VAT of one document. All amounts are integer cents; every sum below holds exactly. */
    Totals: {
      /** @constant */
      currency: "eur"
      /** @description Delivery, VAT included, before discounts. In a cart without a chosen method: the usual one of its country. */
      delivery_cents: number
      /** @description Delivery excluding VAT, before discounts. */
      delivery_net_cents: number
      /** @description What promotions take off goods and delivery, VAT included. */
      discount_cents: number
      /** @description What the discount is excluding VAT: what it makes the subtotal smaller by. */
      discount_net_cents: number
      /** @description How much more makes delivery free; 0 when it is, null where it never is. */
      free_delivery_missing_cents: number | null
      /** @description Line totals, VAT included, before discounts. */
      items_cents: number
      /** @description Goods excluding VAT, before discounts: subtotal_cents − delivery_net_cents + discount_net_cents. */
      items_net_cents: number
      /** @description total_cents − tax_cents. */
      subtotal_cents: number
      /** @description Sum of vat[].vat_cents. */
      tax_cents: number
      /** @description items_cents + delivery_cents − discount_cents: what the customer pays. */
      total_cents: number
      /** @description VAT per rate in per cent, delivery included; each rounded once per document. */
      vat: {
        net_cents: number
        rate: number
        vat_cents: number
      }[]
    }
    /** @description POST /api/admin/upload-image: the address of the picture as the shop serves it. */
    UploadedImage: {
      url: string
    }
    /** @description A person with an account, as that person may see it. */
    User: {
      created_at: string
      email: string
      /** @description Whether the person has shown to read mail at this address. */
      email_verified: boolean
      first_name: string
      id: string
      is_admin: boolean
      /** @description Language of the shop's mail; null until chosen. */
      language: ("fr" | "nl" | "en") | null
      last_name: string
      newsletter: {
        /** @description When the state was reached, ISO 8601 in UTC. */
        since: string | null
        /**
         * @description "pending": asked for, and not yet confirmed by the link in the mail.
         * @enum {string}
         */
        state: "none" | "pending" | "subscribed"
      }
      phone: string | null
      /** @description What an administrator may do; null for a customer, and for an administrator who was given none. */
      role: ("owner" | "orders" | "goods" | "accounting") | null
    }
    /** @description Figures of a period: the Belgian return and that of the One-Stop Shop. Together they are the sum of the period's documents, to the cent. */
    VatReport: {
      /** @description Sales with Belgian VAT. */
      belgium: {
        /** @description Grids of the periodic return, by number; each in cents and never negative. */
        grids: {
          [key: string]: number
        }
        /** @description Sales and credit notes apart: a Belgian return has grids of their own for each. */
        rates: {
          credits: {
            base_cents: number
            vat_cents: number
          }
          rate: number
          sales: {
            base_cents: number
            vat_cents: number
          }
        }[]
      }
      documents: {
        credit_notes: number
        invoices: number
        /** @description Invoices less credit notes, VAT included. */
        total_cents: number
      }
      from: string
      /** @description Sales with the VAT of the country of delivery. */
      oss: {
        /** @description Credit notes of invoices from before it: declared as corrections of the quarter they were sold in ("2026-Q3"). */
        corrections: {
          base_cents: number
          country: string
          quarter: string
          rate: number
          vat_cents: number
        }[]
        /** @description Of the period, credit notes of invoices of the same period taken off. */
        supplies: {
          base_cents: number
          country: string
          rate: number
          vat_cents: number
        }[]
        /** @description VAT of supplies and corrections together. */
        vat_cents: number
      }
      to: string
    }
    /** @description Who is not signed in to the account says its password: an address is not verified for somebody else's account. */
    VerifyAddress: {
      password?: string
      token: components["schemas"]["LinkToken"]
    }
    /** @description A customer's declaration to withdraw from the purchase, or from a part of it. */
    Withdrawal: {
      /** @description When the last of it was declared. */
      at: string
      /** @description False while some of it was declared by number and e-mail address alone, and not by the order's page. */
      confirmed: boolean
      items: {
        id: string
        name: string
        quantity: number
      }[]
      message: string | null
    }
    /** @description POST /api/orders/withdrawal: a guest's declaration about all of an order, who has no link to it at hand. */
    WithdrawalByNumber: {
      email: components["schemas"]["Email"]
      message?: string
      order_number: string
    }
    /** @description POST /api/users/orders/{order_number}/withdrawal. All of the order when no items are named. A quantity says how many of a line are withdrawn from in all, so that the same declaration sent twice is one. */
    WithdrawalRequest: {
      items?: {
        id: string
        quantity: number
      }[]
      message?: string
    }
  }
  responses: {
    /** @description Any other refusal, in the same shape. */
    Refusal: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
  }
  parameters: {
    /**
     * @description Language of names and sentences.
     * @example fr
     */
    Language: string
  }
  requestBodies: never
  headers: {
    /** @description For If-None-Match. */
    ETag: string
    /** @description Names the call in the shop's logs. */
    RequestId: string
    /** @description Seconds to wait before trying again. */
    RetryAfter: number
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getAdminAnalytics: {
    parameters: {
      query?: {
        from?: string
        to?: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Analytics"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAttention: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Attention"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminAttentionRefundsByIdSeenTo: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["RefundId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminChanges: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        subject?: "product" | "order" | "import" | "administrator"
        subject_id?: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Changes"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminDocumentsByFile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description A document's number and `.pdf`.
         * @example F-2026-000123.pdf
         */
        file: components["schemas"]["DocumentFile"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/pdf": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminHealth: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SystemHealth"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminImports: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Imports"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminImports: {
    parameters: {
      query?: {
        file_name?: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "text/csv": string
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Import"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminImportsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Import"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminImportsByIdRun: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Import"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminMessages: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description In the recipient's address and the subject. */
        search?: components["schemas"]["Searched"]
        state?: "queued" | "sent" | "failed"
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MailedMessages"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminMessagesById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["MessageId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MailedMessageDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminMessagesByIdRetry: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["MessageId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrders: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description In the number, the e-mail address and the customer's name. */
        search?: components["schemas"]["Searched"]
        status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrders"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrdersByOrderNumber: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrderDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrdersByOrderNumberDocuments: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminDocuments"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersByOrderNumberPayment: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "received_cents": 4210
         *     }
         */
        "application/json": components["schemas"]["ReceivedPayment"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrderDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersByOrderNumberRefunds: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount_cents": 1250,
         *       "reason": "Sachet abîmé",
         *       "key": "refund-2026-11-21-1"
         *     }
         */
        "application/json": components["schemas"]["RefundRequest"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrderDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminOrdersByOrderNumberRefundsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["OrderRefundId"]
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "amounts": [
         *         {
         *           "vat_rate": 21,
         *           "amount_cents": 1790
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["RefundAssignment"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrderDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminOrdersByOrderNumberStatus: {
    parameters: {
      query?: {
        status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "status": "shipped",
         *       "tracking_number": "323212345678901234567890"
         *     }
         */
        "application/json": components["schemas"]["OrderStatusBody"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminOrderDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrdersLabelsCsv: {
    parameters: {
      query?: {
        /** @description Order numbers, comma separated. */
        numbers?: string
        status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminProducts: {
    parameters: {
      query?: {
        category_id?: string
        limit?: number
        offset?: number
        out_of_stock_only?: "true" | "false"
        /** @description In the names, the descriptions and the SKU. */
        search?: components["schemas"]["Searched"]
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProducts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProducts: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name_fr": "Noix de pécan",
         *       "name_nl": "Pecannoten",
         *       "name_en": "Pecans",
         *       "price": 18.9,
         *       "stock": 40,
         *       "vat_rate": 21
         *     }
         */
        "application/json": components["schemas"]["ProductInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminProductsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminProductsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name_fr": "Amandes décortiquées",
         *       "price": 12.5
         *     }
         */
        "application/json": components["schemas"]["ProductChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteAdminProductsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["DeletedProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  patchAdminProductsByIdPrice: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "price": 12.5
         *     }
         */
        "application/json": components["schemas"]["PriceChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  patchAdminProductsByIdPromotion: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "is_promotion": true
         *     }
         */
        "application/json": components["schemas"]["PromotionChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  patchAdminProductsByIdStock: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "stock": 40
         *     }
         */
        "application/json": components["schemas"]["StockChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProduct"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminProductsExportCsv: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminUploadImage: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["UploadedImage"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminUsers: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        search?: components["schemas"]["Searched"]
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminUsers"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminUsersByIdRole: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["AdministratorId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "orders"
         *     }
         */
        "application/json": components["schemas"]["RoleChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["GivenRole"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminVatReport: {
    parameters: {
      query: {
        from: string
        to: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["VatReport"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminVatReportCsv: {
    parameters: {
      query: {
        from: string
        to: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/csv": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthForgot: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ada@example.org"
         *     }
         */
        "application/json": components["schemas"]["ForgotPassword"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthLogin: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ada@example.org",
         *       "password": "noix de cajou"
         *     }
         */
        "application/json": components["schemas"]["Login"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SignedIn"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthLogout: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "cart_session_id": "1732190400000-3f9c2e7ab1d84c60"
         *     }
         */
        "application/json": components["schemas"]["Logout"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthRefresh: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SignedIn"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthRegister: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ada@example.org",
         *       "password": "noix de cajou",
         *       "first_name": "Ada",
         *       "last_name": "Peeters"
         *     }
         */
        "application/json": components["schemas"]["Register"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SignedIn"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthReset: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…",
         *       "password": "amandes et noisettes"
         *     }
         */
        "application/json": components["schemas"]["ResetPassword"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAuthVerify: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…",
         *       "password": "noix de cajou"
         *     }
         */
        "application/json": components["schemas"]["VerifyAddress"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getCartBySessionId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteCartBySessionIdClear: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postCartBySessionIdItems: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "product_id": "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG",
         *       "quantity": 2
         *     }
         */
        "application/json": components["schemas"]["AddCartItem"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putCartBySessionIdItemsByProductId: {
    parameters: {
      query: {
        quantity: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description A product's id.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: components["schemas"]["ProductId"]
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteCartBySessionIdItemsByProductId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description A product's id.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: components["schemas"]["ProductId"]
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postCartBySessionIdPromotions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "BIENVENUE10"
         *     }
         */
        "application/json": components["schemas"]["PromoCode"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteCartBySessionIdPromotionsByCode: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description A promo code, upper or lower case.
         * @example BIENVENUE10
         */
        code: string
        /**
         * @description The cart's session, made by the client: a timestamp and enough randomness.
         * @example 1732190400000-3f9c2e7ab1d84c60
         */
        session_id: components["schemas"]["SessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Cart"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getCatalogue: {
    parameters: {
      query: {
        /** @description What is asked of each product, separated by commas. */
        fields: string
        limit?: number
        offset?: number
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ProductFacts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getCategories: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Categories"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ada Peeters",
         *       "email": "ada@example.org",
         *       "topic": "product",
         *       "message": "Les noix sont-elles sans sel ?"
         *     }
         */
        "application/json": components["schemas"]["Contact"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ContactReceived"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getDelivery: {
    parameters: {
      query?: {
        cart_session_id?: components["schemas"]["SessionId"]
        country?:
          | "AT"
          | "BE"
          | "BG"
          | "CY"
          | "CZ"
          | "DE"
          | "DK"
          | "EE"
          | "ES"
          | "FI"
          | "FR"
          | "GR"
          | "HR"
          | "HU"
          | "IE"
          | "IT"
          | "LT"
          | "LU"
          | "LV"
          | "MT"
          | "NL"
          | "PL"
          | "PT"
          | "RO"
          | "SE"
          | "SI"
          | "SK"
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Delivery"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getDeliveryCountries: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OpenCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getDeliveryPoints: {
    parameters: {
      query: {
        country?:
          | "AT"
          | "BE"
          | "BG"
          | "CY"
          | "CZ"
          | "DE"
          | "DK"
          | "EE"
          | "ES"
          | "FI"
          | "FR"
          | "GR"
          | "HR"
          | "HU"
          | "IE"
          | "IT"
          | "LT"
          | "LU"
          | "LV"
          | "MT"
          | "NL"
          | "PL"
          | "PT"
          | "RO"
          | "SE"
          | "SI"
          | "SK"
        kind: "pickup_point" | "locker"
        postal_code?: string
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["DeliveryPoints"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getDocs: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/html": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getDocsStyleCss: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "text/css": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postNewsletterConfirm: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…"
         *     }
         */
        "application/json": components["schemas"]["Link"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postNewsletterUnsubscribe: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…"
         *     }
         */
        "application/json": components["schemas"]["Link"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getOpenapiJson: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": {
            openapi: string
          } & {
            [key: string]: unknown
          }
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinked: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…"
         *     }
         */
        "application/json": components["schemas"]["Link"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Order"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinkedInvoice: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…"
         *     }
         */
        "application/json": components["schemas"]["LinkedDocument"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/pdf": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinkedWithdrawal: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "eyJhbGciOi…",
         *       "message": "Le perroquet n'aime pas."
         *     }
         */
        "application/json": components["schemas"]["LinkedWithdrawalRequest"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Order"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLookUp: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "order_number": "BP-2026-000123",
         *       "email": "ada@example.org"
         *     }
         */
        "application/json": components["schemas"]["OrderLookUp"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersWithdrawal: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "order_number": "BP-2026-000123",
         *       "email": "ada@example.org"
         *     }
         */
        "application/json": components["schemas"]["WithdrawalByNumber"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postPaymentsCheckoutCancel: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "cart_session_id": "1732190400000-3f9c2e7ab1d84c60"
         *     }
         */
        "application/json": components["schemas"]["CancelCheckout"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CancelledCheckout"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postPaymentsCheckoutSession: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "origin_url": "https://shop.example",
         *       "cart_session_id": "1732190400000-3f9c2e7ab1d84c60",
         *       "customer_email": "ada@example.org",
         *       "user_id": null,
         *       "first_name": "Ada",
         *       "last_name": "Peeters",
         *       "country": "BE",
         *       "address": {
         *         "street": "Rue Haute",
         *         "number": "12",
         *         "postal_code": "1000",
         *         "city": "Bruxelles"
         *       }
         *     }
         */
        "application/json": components["schemas"]["OpenCheckout"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OpenedCheckout"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getPaymentsCheckoutStatusBySessionId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The payment page's `session_id`.
         * @example cs_test_a1B2c3D4e5F6g7H8
         */
        session_id: components["schemas"]["CheckoutSessionId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PaymentStatus"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getPaymentsMethods: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PaymentMethods"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postPaymentsWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        "application/json": {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": {
            /** @constant */
            received: true
          }
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getProducts: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Products"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getProductsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductReference"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Product"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getSearch: {
    parameters: {
      query?: {
        /** @description A category's id or handle; all of them when absent or "all". */
        category?: "" | string
        /** @description Leave out what can't be had now. */
        in_stock?: "" | ("true" | "false")
        limit?: "" | string
        /** @description From 1; beyond the last page the last is answered. */
        page?: "" | string
        /** @description What was typed. */
        q?: string
        sort?: "" | ("relevance" | "featured" | "price_asc" | "price_desc" | "name" | "newest")
      }
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SearchAnswer"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersAddresses: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Addresses"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersAddresses: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "shipping",
         *       "street": "Rue Haute",
         *       "number": "12",
         *       "postal_code": "1000",
         *       "city": "Bruxelles",
         *       "country": "BE"
         *     }
         */
        "application/json": components["schemas"]["AddressInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Address"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putUsersAddressesById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["AddressId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "street": "Rue Haute",
         *       "number": "12",
         *       "postal_code": "1000",
         *       "city": "Bruxelles",
         *       "country": "BE"
         *     }
         */
        "application/json": components["schemas"]["AddressInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Address"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteUsersAddressesById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["AddressId"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersExport: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PersonalData"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersMe: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["User"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteUsersMe: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "noix de cajou"
         *     }
         */
        "application/json": components["schemas"]["DeleteAccount"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersOrders: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Orders"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersOrdersByOrderNumber: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Order"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersOrdersByOrderNumberDocumentsByFile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description A document's number and `.pdf`.
         * @example F-2026-000123.pdf
         */
        file: components["schemas"]["DocumentFile"]
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/pdf": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersOrdersByOrderNumberInvoicePdf: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/pdf": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersOrdersByOrderNumberWithdrawal: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path: {
        /**
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "message": "Le perroquet n'aime pas."
         *     }
         */
        "application/json": components["schemas"]["WithdrawalRequest"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Order"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putUsersPreferences: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "language": "nl",
         *       "newsletter": true
         *     }
         */
        "application/json": components["schemas"]["Preferences"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["User"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putUsersProfile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "first_name": "Ada",
         *       "last_name": "Peeters",
         *       "phone": "+32 470 12 34 56"
         *     }
         */
        "application/json": components["schemas"]["Profile"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["User"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersVerification: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Accepted"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
}
