/** Made of the API's description by generate.mjs. */

export interface paths {
  "/api/admin/accounting/archive.zip": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a year's archive
     * @description A ZIP file with all invoices and credit notes of the year as PDF, the sales journal, and the SHA-256 checksum of each file.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingArchiveZip"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/cash": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the cash report
     * @description Incoming and outgoing money of each day of the period, by payment method.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingCash"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/cash.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the cash report
     * @description Incoming and outgoing money by day and payment method, as CSV.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingCashCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/e-invoices.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the status of structured invoices
     * @description One line per document of the period for a Belgian business, with its delivery state, as CSV.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingEInvoicesCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/intra-community.xml": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the recapitulative statement
     * @description Goods sold without VAT to businesses in other member states in a quarter, with one line per customer and code L, in the format of Intervat.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingIntraCommunityXml"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/journal.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the sales journal
     * @description One line per document and VAT rate of the period, as CSV. Amounts of credit notes are negative, so the sum of a column is the net sales.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingJournalCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/payouts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List Stripe payouts
     * @description Payouts of the period, newest first, with payments, refunds, fees and the number of transactions that do not match the orders.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingPayouts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/payouts.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download Stripe payouts
     * @description All transactions of the payouts that arrive in the period, with their orders, as CSV.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingPayoutsCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/payouts/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a Stripe payout
     * @description All transactions of the payout, with their orders.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingPayoutsById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/accounting/ubl.zip": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download documents as UBL
     * @description A ZIP file with the period's invoices and credit notes as UBL 2.1 (EN 16931) and their checksums. Documents for businesses follow Peppol BIS Billing 3.0.
     *
     *     For administrators.
     */
    get: operations["getAdminAccountingUblZip"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/alerts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List alerts
     * @description Problems that need an administrator, by kind.
     *
     *     For administrators.
     */
    get: operations["getAdminAlerts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/alerts/refunds/{id}/acknowledgement": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Acknowledge a failed refund
     * @description Confirms that the money was paid back another way. The alert closes, and a refund of an order is booked again.
     *
     *     For administrators.
     */
    post: operations["postAdminAlertsRefundsByIdAcknowledgement"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/analytics": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve sales figures
     * @description All-time figures, and figures of a period. Default period: the last 30 days. The period includes both days.
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
  "/api/admin/back-in-stock": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List goods with back-in-stock requests
     * @description Most requests first, at most 200. The answer contains no e-mail addresses.
     *
     *     For administrators.
     */
    get: operations["getAdminBackInStock"]
    put?: never
    post?: never
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
     * List changes
     * @description Newest first, with their authors.
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
  "/api/admin/countries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List countries
     * @description Opened countries with their delivery methods and VAT rates, and countries that can be opened.
     *
     *     For administrators.
     */
    get: operations["getAdminCountries"]
    put?: never
    /**
     * Open a country
     * @description Creates everything that is required to sell there, or nothing: region, delivery methods with prices, and VAT rates. Existing records are kept.
     *
     *     For administrators.
     */
    post: operations["postAdminCountries"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/countries/{code}": {
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
     * Delete a country
     * @description Undoes the opening of a country. Only possible if no order and no cart uses it. Otherwise, close it.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminCountriesByCode"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/countries/{code}/delivery": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set the delivery methods of a country
     * @description Replaces the methods and prices. Absent kinds are no longer offered. A closed country stays closed, and existing orders keep their prices.
     *
     *     For administrators.
     */
    put: operations["putAdminCountriesByCodeDelivery"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/countries/{code}/state": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Open or close a country for new orders
     * @description Carts for a closed country change to the shop's country until the customer chooses another. Existing orders and open payment pages continue.
     *
     *     For administrators.
     */
    put: operations["putAdminCountriesByCodeState"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/customers": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List customers
     * @description Customers with an account and guests with orders, one per e-mail address, newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminCustomers"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/customers/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a customer
     * @description Includes revenue, addresses, language and newsletter. To get the orders, filter the list of orders by `customer`. A guest who created an account is returned as that account.
     *
     *     For administrators.
     */
    get: operations["getAdminCustomersById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/customers/{id}/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a customer's messages
     * @description E-mails to the customer and contact form messages of the customer, newest first. They are kept for 30 days.
     *
     *     For administrators.
     */
    get: operations["getAdminCustomersByIdMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/customers/{id}/notes": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a customer's notes
     * @description Notes on the customer and on their orders, newest first. Only administrators can read them.
     *
     *     For administrators.
     */
    get: operations["getAdminCustomersByIdNotes"]
    put?: never
    /**
     * Add a note to a customer
     * @description Returns all notes of the customer.
     *
     *     For administrators.
     */
    post: operations["postAdminCustomersByIdNotes"]
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
  "/api/admin/documents/{file}/ubl": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a document as UBL
     * @description An invoice or a credit note, by its number. The format is Peppol BIS Billing 3.0 if the buyer is a business that Peppol identifies by its VAT number, otherwise UBL 2.1 (EN 16931).
     *
     *     For administrators.
     */
    get: operations["getAdminDocumentsByFileUbl"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/e-invoices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List undelivered structured invoices
     * @description Rejected, not registered in Peppol, or without success for a while. Oldest first, at most 200.
     *
     *     For administrators.
     */
    get: operations["getAdminEInvoices"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/e-invoices/{number}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Send a structured invoice again or mark it as delivered
     * @description `waiting`: it is sent to the access point (again) in the next run. `settled`: it was delivered another way and needs no further action. Documents that are in delivery or delivered are not changed.
     *
     *     For administrators.
     */
    put: operations["putAdminEInvoicesByNumber"]
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
     * Check the shop's health
     * @description Measured during the call.
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
     * List recent imports
     * @description For administrators.
     */
    get: operations["getAdminImports"]
    put?: never
    /**
     * Check a product file
     * @description A CSV file with the column `sku` and any other columns of the export. Empty cells are ignored. An unknown SKU creates a product and requires `name_fr` and `price`. This call changes nothing: it returns the number of changed lines and the errors, and `lines` lists each change.
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
     * Retrieve an import's progress
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
  "/api/admin/imports/{id}/lines": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an import's lines
     * @description In the order of the file, with the old and new values of the changed fields. After the import, the changes that it made.
     *
     *     For administrators.
     */
    get: operations["getAdminImportsByIdLines"]
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
     * Run an import
     * @description Runs in the background. Retrieve the import to see its progress. A second call has no effect.
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
  "/api/admin/imports/pictures": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a ZIP file of pictures
     * @description Name each picture by a SKU or a product's French handle, then `-1`, `-2` … for the order. Letter case and folders are ignored. The pictures replace all pictures of the product. If a product has several sizes, a SKU sets the picture of that size. This call changes nothing: `lines` lists the position of each file, and running the import saves the pictures.
     *
     *     For administrators.
     */
    post: operations["postAdminImportsPictures"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List lots
     * @description First lots with goods to remove, then lots in stock by date, then empty lots.
     *
     *     For administrators.
     */
    get: operations["getAdminLots"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a lot
     * @description Includes its movements.
     *
     *     For administrators.
     */
    get: operations["getAdminLotsById"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Correct a lot
     * @description Absent fields are not changed.
     *
     *     For administrators.
     */
    patch: operations["patchAdminLotsById"]
    trace?: never
  }
  "/api/admin/lots/{id}/clearance": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm the removal of a lot's goods
     * @description Confirms that expired or recalled units were physically removed from the store.
     *
     *     For administrators.
     */
    post: operations["postAdminLotsByIdClearance"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/movements": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove units of a lot
     * @description For reasons other than an order: damaged, lost, own use.
     *
     *     For administrators.
     */
    post: operations["postAdminLotsByIdMovements"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/recall": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Recall a lot
     * @description Removes the remaining units from stock and sends one e-mail to each customer who received units, in their language. You cannot undo a recall.
     *
     *     For administrators.
     */
    post: operations["postAdminLotsByIdRecall"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/recipients": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a lot's recipients
     * @description By order, without returned units.
     *
     *     For administrators.
     */
    get: operations["getAdminLotsByIdRecipients"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/recipients.csv": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a lot's recipients as CSV
     * @description For the authorities, in the caller's language.
     *
     *     For administrators.
     */
    get: operations["getAdminLotsByIdRecipientsCsv"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/recipients.pdf": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download a lot's recipients as PDF
     * @description For the authorities, in the caller's language: the data of the lot and its recipients.
     *
     *     For administrators.
     */
    get: operations["getAdminLotsByIdRecipientsPdf"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/lots/{id}/replacements": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replace goods of a recalled lot
     * @description Creates a free order for each listed order, with the units that were neither refunded since the recall nor replaced. The customers are informed by e-mail. Returns one result per order.
     *
     *     For administrators.
     */
    post: operations["postAdminLotsByIdReplacements"]
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
     * List e-mails of the shop
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
     * Retrieve a message
     * @description As it was or will be sent.
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
  "/api/admin/messages/{id}/copy": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a copy of a message
     * @description Sends the same message to the same address, at most three times. Messages with a link that opens an account are excluded. The copy is recorded in the history of its order.
     *
     *     For administrators.
     *
     *     **Limit:** 30 in 10 minutes from one address.
     */
    post: operations["postAdminMessagesByIdCopy"]
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
     * Retry a failed message
     * @description The shop tries to send it again immediately.
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
  "/api/admin/notes/{id}": {
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
     * Delete a note
     * @description Deletes the note permanently. The change log records who deleted it.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminNotesById"]
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
     * List orders
     * @description Default order: newest first. Streams all orders, or returns a page if `limit` is given.
     *
     *     For administrators.
     */
    get: operations["getAdminOrders"]
    put?: never
    /**
     * Create an order for a customer
     * @description For orders by telephone, from a cart that was filled for the customer. The order is placed immediately and its goods are reserved. Nothing is charged. The customer receives a link to the payment page, or the payment instructions of a method that is paid later.
     *
     *     For administrators.
     */
    post: operations["postAdminOrders"]
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
     * Retrieve an order
     * @description Includes its history, refunds and payment.
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
     * @description Invoice and credit notes, oldest first.
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
  "/api/admin/orders/{order_number}/e-invoices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an order's structured invoices
     * @description For an order of a Belgian business: the delivery state of its invoice and credit notes. Empty for other orders. `download`: the shop does not send documents, so the merchant must download the file and send it another way.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberEInvoices"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/holds": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Put an order on hold
     * @description While a hold is active, the order can't be packed, labelled or shipped, here or in Medusa Admin. The shop itself places a hold with the reason `dispute` when the customer disputes the payment, and releases it when the bank has decided.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberHolds"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/holds/{id}/release": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Release a hold
     * @description The order continues when its last active hold is released. The same cause does not hold it again.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberHoldsByIdRelease"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an order's messages
     * @description E-mails to the customer about the order and contact form messages about it, newest first. They are kept for 30 days.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberMessages"]
    put?: never
    /**
     * Send a message to an order's customer
     * @description Sends an e-mail in the customer's language, with a greeting and a link to the order. Replies go to the merchant. The message is recorded in the order's history.
     *
     *     For administrators.
     *
     *     **Limit:** 30 in 10 minutes from one address.
     */
    post: operations["postAdminOrdersByOrderNumberMessages"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{order_number}/notes": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an order's notes
     * @description Newest first. Only administrators can read them.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberNotes"]
    put?: never
    /**
     * Add a note to an order
     * @description Returns all notes of the order.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberNotes"]
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
     * Record a payment
     * @description For an order that waits for its payment, for example by bank transfer. The order becomes paid and its invoice is issued. The amount must equal the total of the order.
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
  "/api/admin/orders/{order_number}/payment-link": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a payment link
     * @description For an order with an amount due and no open payment, for example a converted draft order of Medusa Admin, or an order with added goods. The customer receives a link to the order's page, which opens the payment page. A second call sends another e-mail for the same page.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersByOrderNumberPaymentLink"]
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
     * @description Refunds parts (lines with quantities, delivery, amounts at a VAT rate of the order), an amount, or all that can still be refunded. An amount without parts is split over the order's VAT rates in proportion. `key` is an idempotency key: requests with the same key refund only once. Bank transfers are refunded by hand: `account` is the IBAN that received the money. Refunded goods are not packed if the parcel has not left. `restock` sets whether they return to stock. By default, they do unless the parcel has left.
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
     * Assign a refund
     * @description For a refund without parts, for example from Stripe's dashboard. The sum of the parts must equal its amount. Its credit note is cancelled and issued again with their VAT rates.
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
     * Update an order's status
     * @description All changes are possible, each with its effects: `preparing` creates the parcel, `shipped` stores the tracking number, `cancelled` refunds the payment and returns the goods to stock. Send the status in the body or in the query. If you send both, they must be equal.
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
  "/api/admin/orders/labels": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check whether the carrier creates labels
     * @description The carrier's API creates labels if the shop has an account. Otherwise, upload the exported data to the carrier's site.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersLabels"]
    put?: never
    /**
     * Create labels
     * @description Creates the carrier's label of each order, at most 100. The label's barcode becomes the tracking number, and the order's status becomes `preparing`. A label is created only once: a second call returns the same number. Returns one result per order.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersLabels"]
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
     * Export label data
     * @description The carrier's data for the orders with a status, or with these numbers.
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
  "/api/admin/orders/labels.pdf": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download labels
     * @description The labels of these orders in one PDF file with A6 pages.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersLabelsPdf"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/lots": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the lots of orders
     * @description Only for packed goods. Goods that are not packed yet have no lot.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersLots"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/status": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pack, ship or deliver many orders
     * @description At most 100, each with the same effects and e-mail as a single change. Orders that are cancelled or have a later status are not changed. Returns one result per order, in the order of the request. A failure does not affect the other orders.
     *
     *     For administrators.
     */
    post: operations["postAdminOrdersStatus"]
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
     * List products
     * @description Includes inactive products. Default order: newest first. Returns all products, or a page if `limit` is given.
     *
     *     For administrators.
     */
    get: operations["getAdminProducts"]
    put?: never
    /**
     * Create a product
     * @description For administrators.
     */
    post: operations["postAdminProducts"]
    delete?: never
    options?: never
    head?: never
    /**
     * Update many products
     * @description At most 100, all or none. Each entry contains the version that the caller read. If a version is outdated or a change is invalid, nothing is saved, `saved` is false and each failed row contains its error and the current product. Absent fields are not changed. Set a stock level, or add and remove units with a reason.
     *
     *     For administrators.
     */
    patch: operations["patchAdminProducts"]
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
     * Retrieve a product
     * @description For administrators.
     */
    get: operations["getAdminProductsById"]
    /**
     * Update a product
     * @description Absent fields are not changed.
     *
     *     For administrators.
     */
    put: operations["putAdminProductsById"]
    post?: never
    /**
     * Delete a product
     * @description Existing orders keep their copy of its data.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminProductsById"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/bought-together": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List products bought together with a product
     * @description Calculated every night from the paid orders of the last 180 days, at most the newest 100,000. Only products with enough different buyers are included, at most eight.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdBoughtTogether"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/copies": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Copy a product
     * @description The copy is inactive and has no stock. It has the original's texts, sizes, category and pictures, but new SKUs and handles.
     *
     *     For administrators.
     */
    post: operations["postAdminProductsByIdCopies"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/information": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a product's mandatory information
     * @description As written, without language fallback, with a list of missing fields.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdInformation"]
    /**
     * Update a product's mandatory information
     * @description Absent fields are not changed. Put allergens in `ingredients` between asterisks.
     *
     *     For administrators.
     */
    put: operations["putAdminProductsByIdInformation"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/lots": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a product's lots
     * @description The sum of a size's lots is its stock. The lot without a number contains units with an unknown lot.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdLots"]
    /**
     * Enable or disable lots for a product
     * @description Existing stock has no lot at first. You can give it a lot number. The history is kept.
     *
     *     For administrators.
     */
    put: operations["putAdminProductsByIdLots"]
    /**
     * Receive a lot
     * @description Adds units to the stock, or gives a lot number to units on the shelf. A second delivery of a lot adds to it.
     *
     *     For administrators.
     */
    post: operations["postAdminProductsByIdLots"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/lots/count": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Count a product's stock by lot
     * @description Sets the units of each listed lot. The stock becomes the sum of all lots. A new number creates a lot.
     *
     *     For administrators.
     */
    post: operations["postAdminProductsByIdLotsCount"]
    delete?: never
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
     * Update a price
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
     * Set or remove the promotion label
     * @description For administrators.
     */
    patch: operations["patchAdminProductsByIdPromotion"]
    trace?: never
  }
  "/api/admin/products/{id}/sale-prices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a product's sale prices
     * @description Current and planned sale prices, with the reference price of a reduction: the lowest price of the previous 30 days.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdSalePrices"]
    put?: never
    /**
     * Create a sale price
     * @description For sizes of the product, with a first and a last day. It must be lower than the regular price. It is charged and shown everywhere during that time.
     *
     *     For administrators.
     */
    post: operations["postAdminProductsByIdSalePrices"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}/sale-prices/{sale_id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Update a sale price
     * @description For administrators.
     */
    put: operations["putAdminProductsByIdSalePricesBySaleId"]
    post?: never
    /**
     * End a sale price
     * @description A current sale ends immediately. A planned sale is deleted.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminProductsByIdSalePricesBySaleId"]
    options?: never
    head?: never
    patch?: never
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
     * @description Sets the units available for sale. Reserved units are not included and stay reserved.
     *
     *     For administrators.
     */
    patch: operations["patchAdminProductsByIdStock"]
    trace?: never
  }
  "/api/admin/products/{id}/stock-movements": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a product's stock movements
     * @description Newest first, of all causes. The sum of a size's movements is its stock on the shelf.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdStockMovements"]
    put?: never
    /**
     * Add, remove or count units
     * @description Applies to the current stock, so simultaneous sales are kept.
     *
     *     For administrators.
     */
    post: operations["postAdminProductsByIdStockMovements"]
    delete?: never
    options?: never
    head?: never
    patch?: never
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
     * Export products
     * @description All products with all fields as CSV, in the columns of an import.
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
  "/api/admin/promotions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List promotions
     * @description Includes promotions of Medusa Admin. Current ones first. `form` is null if a promotion has properties that the form does not support.
     *
     *     For administrators.
     */
    get: operations["getAdminPromotions"]
    put?: never
    /**
     * Create a promotion
     * @description With a code that customers enter, or automatic. A promotion on products or categories applies to every unit. Its first and last day are included, in Belgium.
     *
     *     For administrators.
     */
    post: operations["postAdminPromotions"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/promotions/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a promotion
     * @description For administrators.
     */
    get: operations["getAdminPromotionsById"]
    /**
     * Update a promotion
     * @description Replaces all fields, with immediate effect. Existing orders and open payment pages keep their amounts.
     *
     *     For administrators.
     */
    put: operations["putAdminPromotionsById"]
    post?: never
    /**
     * Delete a promotion
     * @description Only if no order or open payment page uses it. Otherwise, end it.
     *
     *     For administrators.
     */
    delete: operations["deleteAdminPromotionsById"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/promotions/{id}/end": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a promotion
     * @description Takes effect immediately. Open payment pages keep their amounts.
     *
     *     For administrators.
     */
    post: operations["postAdminPromotionsByIdEnd"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/repeat-deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the subscription deliveries of the next week
     * @description Deliveries to pack in the next seven days, their expected revenue, and refused charges.
     *
     *     For administrators.
     */
    get: operations["getAdminRepeatDeliveries"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/reviews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List reviews
     * @description Pending reviews oldest first, all others newest first.
     *
     *     For administrators.
     */
    get: operations["getAdminReviews"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/reviews/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a review
     * @description Includes reports without a decision.
     *
     *     For administrators.
     */
    get: operations["getAdminReviewsById"]
    /**
     * Publish, refuse or reply to a review
     * @description You can only refuse a review that breaks a rule. A low rating is not a reason. The author receives the rule, and reporters receive the decision. The reply is shown publicly below the review.
     *
     *     For administrators.
     */
    put: operations["putAdminReviewsById"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/search": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search orders, products and customers
     * @description Searches words and beginnings of words in order numbers, e-mail addresses, names, streets, towns and tracking numbers, product names and SKUs, and customers' names and e-mail addresses. Case and accents are ignored. A single letter returns no results.
     *
     *     For administrators.
     *
     *     **Limit:** 300 a minute from one address.
     */
    get: operations["getAdminSearch"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/security": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the sign-in policy of administrators
     * @description For administrators.
     */
    get: operations["getAdminSecurity"]
    /**
     * Require a second factor of all administrators
     * @description Only an owner with a second factor can do this. Administrators without one can then only sign in and set one up, here and in Medusa's Admin API. The change log records the owner.
     *
     *     For administrators.
     */
    put: operations["putAdminSecurity"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/closed-days": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve days without dispatch
     * @description In addition to weekends and the public holidays of Belgium.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsClosedDays"]
    /**
     * Update days without dispatch
     * @description They affect the delivery dates that customers see, and when an order is late.
     *
     *     For administrators.
     */
    put: operations["putAdminSettingsClosedDays"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/closed-days/versions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List versions of the days without dispatch
     * @description Newest first, at most 50.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsClosedDaysVersions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/home": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the home page settings
     * @description For administrators.
     */
    get: operations["getAdminSettingsHome"]
    /**
     * Update the home page settings
     * @description Title and subtitle by language, the picture (uploaded like product pictures) and the products, in order. Absent or empty fields use the storefront's defaults.
     *
     *     For administrators.
     */
    put: operations["putAdminSettingsHome"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/home/versions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List versions of the home page settings
     * @description Newest first, at most 50.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsHomeVersions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List editable e-mails
     * @description Only e-mails that this shop sends. Disabled features have none.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMails"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails/{mail}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve an e-mail's texts
     * @description By language. A missing language uses the default text.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMailsByMail"]
    /**
     * Update an e-mail's texts
     * @description Subject and introduction by language. Names in double braces are placeholders. Unknown placeholders and missing required ones are rejected. A missing language uses the default text again.
     *
     *     For administrators.
     */
    put: operations["putAdminSettingsMailsByMail"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails/{mail}/original": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve an e-mail's default texts
     * @description Subject and first paragraph in each language, with placeholders in double braces.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMailsByMailOriginal"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails/{mail}/preview": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview an e-mail
     * @description With sample data. Nothing is sent or saved.
     *
     *     For administrators.
     */
    post: operations["postAdminSettingsMailsByMailPreview"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails/{mail}/test": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a test e-mail
     * @description With sample data, to the e-mail address of the caller.
     *
     *     For administrators.
     *
     *     **Limit:** 20 mails in 10 minutes from one address.
     */
    post: operations["postAdminSettingsMailsByMailTest"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/mails/{mail}/versions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List versions of an e-mail's texts
     * @description Newest first, at most 50.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMailsByMailVersions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/merchant": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the merchant settings
     * @description For administrators.
     */
    get: operations["getAdminSettingsMerchant"]
    /**
     * Update the merchant settings
     * @description New pages, e-mails and documents use them. Issued documents are not changed. Send the original to return to merchant.json.
     *
     *     For administrators.
     */
    put: operations["putAdminSettingsMerchant"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/merchant/versions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List versions of the merchant settings
     * @description Newest first, at most 50.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMerchantVersions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/pages/{page}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a page's text
     * @description By language. A missing language uses the storefront's default text.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsPagesByPage"]
    /**
     * Update a page's text
     * @description In a Markdown subset: headings, paragraphs, lists, tables, bold, italic and links. HTML is shown as text. Names in double braces are placeholders, and unknown ones are rejected. A missing language uses the storefront's default text again.
     *
     *     For administrators.
     */
    put: operations["putAdminSettingsPagesByPage"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/pages/{page}/versions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List versions of a page's text
     * @description Newest first, at most 50.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsPagesByPageVersions"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/today": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve open tasks
     * @description Number of orders, products and messages that need an administrator. To list them, filter orders by `task`, products by `low_stock_only` or `uninformed_only`, lots by `state` or `to_clear`, and messages by `state`.
     *
     *     For administrators.
     */
    get: operations["getAdminToday"]
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
     * @description JPEG, PNG, WebP, AVIF or GIF. The shop stores it in all sizes and formats that it needs. Use the returned URL in a product's `images`.
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
     * List users
     * @description Customers and administrators, newest first. Returns all users, or a page if `limit` is given.
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
     * Set an administrator's role
     * @description Only for owners. It applies from the administrator’s next call. There is always at least one owner.
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
  "/api/admin/users/{id}/second-factor": {
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
     * Remove a lost second factor
     * @description For owners, with the owner's password, for another administrator who lost both the app and the recovery codes. All sessions of that person end, an e-mail informs them, and the change log records the owner. To remove your own second factor, use DELETE /api/users/second-factor with a code.
     *
     *     For administrators.
     *
     *     **Limit:** 10 wrong passwords in 15 minutes from one address.
     */
    delete: operations["deleteAdminUsersByIdSecondFactor"]
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
     * Retrieve the VAT report
     * @description Figures of a period for the Belgian VAT return and the One-Stop Shop return. The period includes both days.
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
     * Request a password reset
     * @description Sends a link by e-mail if an account has this address. The answer and its timing are the same if there is none.
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
     * @description For customers and administrators. Send the token with every further call as `Authorization: Bearer …`. Medusa's own APIs accept it too. If you send the browser's cart session, that cart is merged with the account's cart. An account with a second factor gets 403 `mfa_required`. Then send the same request with a `code` of the authenticator app or a recovery code. Each code works once. A sign-in on a new device is reported by e-mail.
     *
     *     **Limit:** 10 wrong passwords for one account in 15 minutes, 60 for all of them; 10 wrong codes from one address.
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
     * Sign out
     * @description Ends the session of the token and invalidates all copies of the token. The account keeps its cart, and the browser's session gets an empty cart.
     */
    post: operations["postAuthLogout"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/proof": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm your identity
     * @description Sensitive actions return 403 `fresh_proof_required` if the session has no proof from the last five minutes. The error's `proof` names the proof to send here: `password`, or `code` (of the authenticator app, or a recovery code) if the account has a second factor. Then repeat the call.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 10 wrong passwords or codes in 15 minutes from one address.
     */
    post: operations["postAuthProof"]
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
     * Refresh a token
     * @description Returns a new token for a valid one, so that active users stay signed in.
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
     * Create an account
     * @description Creates a customer account and signs in. The shop sends an e-mail to verify the address. The account works before the verification.
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
     * @description Requires the token of the e-mailed link. All existing tokens become invalid, and the account receives an e-mail.
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
     * @description Requires the token of the e-mailed link, and either a session of the account or its password. The link alone is not enough, because a stranger can create an account with another person's address.
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
  "/api/back-in-stock/confirm": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm a back-in-stock alert
     * @description Requires the token of the e-mailed link. No alert is sent before the confirmation.
     */
    post: operations["postBackInStockConfirm"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/back-in-stock/end": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a back-in-stock alert
     * @description Requires the token of the e-mailed link. The request and its e-mail address are deleted.
     */
    post: operations["postBackInStockEnd"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/business/vat-number": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a VAT number
     * @description Checks its format, then asks VIES in the merchant's name. If VIES does not answer within five seconds, the result is `unanswered`: orders are still possible, with VAT.
     *
     *     **Limit:** 20 numbers in 10 minutes from one address.
     */
    post: operations["postBusinessVatNumber"]
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
     * Retrieve a cart
     * @description An unknown session has an empty cart. The client creates the session id from a timestamp and enough random characters that it cannot be guessed.
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
     * @description Adds units of a product at the shop's price. Prices in the request are ignored. Default size: the first one. The first item creates the cart.
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
     * Set the quantity of a product
     * @description The quantity is a query parameter. 0 or less removes the product. For a product with several sizes, send variant_id. Default: the first size, or the size in the cart if the first one is not in it.
     */
    put: operations["putCartBySessionIdItemsByProductId"]
    post?: never
    /**
     * Remove a product from a cart
     * @description For a product with several sizes, send variant_id. The default is the same as for the quantity.
     */
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
     * @description Letter case makes no difference. Returns the cart with the discount. A code without effect is rejected.
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
     * Remove a promo code
     * @description A code that is not in the cart has no effect.
     */
    delete: operations["deleteCartBySessionIdPromotionsByCode"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{session_id}/repeats": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List subscriptions in a cart */
    get: operations["getCartBySessionIdRepeats"]
    /**
     * Subscribe to a cart line
     * @description `weeks` is one of the intervals of `GET /api/shop`, or null for a single purchase. The subscription discount is a promotion in the cart. A cart with subscriptions must be paid by card, and the payment provider saves the card.
     */
    put: operations["putCartBySessionIdRepeats"]
    post?: never
    delete?: never
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
     * List selected fields of the products
     * @description Returns only the `fields` that you request of each product for sale, for example all handles or all prices.
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
     * List categories
     * @description All categories, in all languages.
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
     * Send a message to the merchant
     * @description Sends the message to the merchant and a receipt to the sender. At most three per hour.
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
     * List delivery methods
     * @description For a country, with the resulting cart totals: home delivery first, then points, each by price.
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
     * List delivery countries
     * @description Countries open to orders, with transit times and free delivery.
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
     * Find pickup points and lockers
     * @description The carrier's points nearest to a postal code, with opening hours and the distance from its centre. If the carrier does not answer, an earlier answer is returned. Without one, the call fails.
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
    /** Retrieve the API documentation as a page */
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
    /** Retrieve the style sheet of the documentation */
    get: operations["getDocsStyleCss"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/extras": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List extras
     * @description Options that customers can add to an order at checkout, for example gift wrapping, in the caller's language. No extra is added by default.
     */
    get: operations["getExtras"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/favourites": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List favourites
     * @description Product ids, newest first.
     *
     *     For whoever is signed in.
     */
    get: operations["getFavourites"]
    put?: never
    /**
     * Add favourites
     * @description One product, or all favourites of a visitor after sign-in. Existing favourites are kept, and unknown products are ignored.
     *
     *     For whoever is signed in.
     */
    post: operations["postFavourites"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/favourites/{product_id}": {
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
     * Remove a favourite
     * @description Succeeds also if the product is not a favourite.
     *
     *     For whoever is signed in.
     */
    delete: operations["deleteFavouritesByProductId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/favourites/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List favourite products
     * @description By product ids, for visitors and for accounts. Products that are not for sale are left out.
     */
    get: operations["getFavouritesProducts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/feeds/{feed}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the product feed
     * @description RSS 2.0 according to Google's product data specification, for Google Merchant Center and Meta, for example `google-fr.xml`. There is one feed per language. Each size of a product is an item. Prices include VAT. The feed is also available at `/feeds/`.
     */
    get: operations["getFeedsByFeed"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/home": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the home page
     * @description The merchant's settings. Null means the storefront's default text, picture or products.
     */
    get: operations["getHome"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/mail/unsubscribe": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Unsubscribe by one click
     * @description For mail programs: the URL of the header `List-Unsubscribe` (RFC 8058). The body, `List-Unsubscribe=One-Click`, is ignored. A GET request changes nothing.
     */
    post: operations["postMailUnsubscribe"]
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
     * Confirm a newsletter subscription
     * @description Requires the token of the e-mailed link. The subscription starts with this call.
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
     * Unsubscribe from the newsletter
     * @description Requires the token of the link in each issue.
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
     * Retrieve this document
     * @description Description of the API in OpenAPI 3.1, generated from the schemas that validate the calls.
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
     * Retrieve an order by its link
     * @description Requires the token of a link in an e-mail.
     */
    post: operations["postOrdersLinked"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/confirmation": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm an order that waits for its payment
     * @description Requires the order's link and confirms its e-mail address. Without confirmation, the goods are reserved for one hour only.
     */
    post: operations["postOrdersLinkedConfirmation"]
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
     * @description The invoice of the order, or another document of the order by its number.
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
  "/api/orders/linked/payment": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open the payment page of an order by its link
     * @description For an unpaid order, for example by telephone, whose customer received a payment link. `to_pay_cents` of the order is the amount due. Redirect the customer to `url`. Further calls return the same page, or a new one after its end. An order never has two payable pages.
     *
     *     **Limit:** 60 payment pages a minute from one address.
     */
    post: operations["postOrdersLinkedPayment"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/reviews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Review a product by the order's link
     * @description After delivery only. Each buyer has one review per product. A second call updates it, and the review waits for approval again.
     */
    put: operations["putOrdersLinkedReviews"]
    /**
     * List reviews of an order by its link
     * @description The order's products, with the buyer's reviews.
     */
    post: operations["postOrdersLinkedReviews"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/reviews/removal": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Delete a review by the order's link */
    post: operations["postOrdersLinkedReviewsRemoval"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/linked/reviews/silence": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop review requests by e-mail
     * @description For the e-mail address of the order, including later orders.
     */
    post: operations["postOrdersLinkedReviewsSilence"]
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
     * @description Withdraws from the whole order or from the listed items. The quantity of a line is a total, so repeated declarations have no further effect.
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
     * Request the link of an order
     * @description Sends the link to a guest who gives an order number and its e-mail address. The answer and its timing are the same if there is no such order.
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
  "/api/orders/transfer": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Transfer an order to an account
     * @description Requires the token of the link that was e-mailed to the order's customer after an account requested the transfer in Medusa's Store API.
     */
    post: operations["postOrdersTransfer"]
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
     * @description For guests, with the order number and e-mail address. The answer and its timing are the same if there is no such order. An acknowledgement is sent to the order's address. The withdrawal is valid immediately, but unconfirmed until it is repeated on the order's page.
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
  "/api/pages/{page}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a page's text
     * @description The merchant's text, for example of delivery, returns or privacy, in the caller's language and ready to render. Null means the storefront's default text. Names in double braces are placeholders for current values, for example the merchant's address.
     */
    get: operations["getPagesByPage"]
    put?: never
    post?: never
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
     * Cancel a payment page
     * @description It can no longer be paid, and its goods are released.
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
     * @description Opens the hosted payment page for a cart and reserves its goods while it is open. Redirect the customer to `url`, and use `session_id` to retrieve the payment's status. If a page is already open for the same content and amount, it is returned. With a token, the order belongs to the account. A method that is paid later, for example bank transfer, places the order immediately: `url` is then its confirmation.
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
     * Retrieve a payment's status
     * @description If a payment arrived before the provider's webhook, this call creates the order. `payment_status: paid` means that the order exists as `metadata.order_number`. Poll every two seconds, at most ten times. The customer also receives an e-mail. `awaited` contains the payment instructions of an order that waits for its payment.
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
     * List payment methods
     * @description In the caller's language. The first one is the default when you open a payment page.
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
     * Receive events of the payment provider
     * @description Only for Stripe. The signature of the raw body (`Stripe-Signature`) is verified before the content is read. 200: processed or not relevant. 503: processed by another worker at the moment, or failed. Stripe then sends the event again.
     */
    post: operations["postPaymentsWebhook"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/peppol/events": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Receive events of the access point
     * @description Only for the Peppol access point. The event's signature (`X-Signature`) is verified before the content is read. The document is checked in the next run.
     */
    post: operations["postPeppolEvents"]
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
     * List products
     * @description All products for sale, in all languages. With `offset` or `limit`, a part of them.
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
     * Retrieve a product
     * @description A product for sale, by its id or by a current or former handle in any language.
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
  "/api/products/{id}/back-in-stock": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a back-in-stock alert
     * @description For a size that is sold out. The shop sends an e-mail to confirm the request (double opt-in). The answer is the same for known and unknown e-mail addresses. Customers who are signed in with a verified address need no confirmation.
     *
     *     **Limit:** 60 in a quarter of an hour; three mails that ask in a quarter of an hour to one address of e-mail from one address.
     */
    post: operations["postProductsByIdBackInStock"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/{id}/information": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve a product's mandatory information
     * @description Food: Regulation (EU) 1169/2011. Feed: Regulation (EC) 767/2009. Other goods: Regulation (EU) 2023/988. Returns all languages. French replaces missing texts. Allergens in `ingredients` are between asterisks.
     */
    get: operations["getProductsByIdInformation"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/{id}/related": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List related products
     * @description Products often bought together with it, by enough buyers that no individual can be identified. If there are none, products of the same category. Only products in stock.
     */
    get: operations["getProductsByIdRelated"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/{id}/reviews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a product's reviews
     * @description By customers who received the product. All reviews that break no rule are published, with any rating. Newest first, in their original language.
     */
    get: operations["getProductsByIdReviews"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Retrieve or update a subscription by its link
     * @description Without signing in. With only the token, the call returns the subscription. A token of a link in an e-mail only allows changes that reduce the cost: skip, pause, end, a smaller quantity, a lower frequency. A token of `linked/open` allows all changes for an hour.
     */
    post: operations["postRepeatDeliveriesLinked"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked/deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List delivery methods of a subscription by its link
     * @description For a country, with current prices. Use them in `destination` of an update.
     */
    post: operations["postRepeatDeliveriesLinkedDeliveries"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked/key": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a link with full access to a subscription
     * @description Sent to the subscription's e-mail address. The link works once and expires within an hour.
     */
    post: operations["postRepeatDeliveriesLinkedKey"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked/open": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Use a link with full access to a subscription
     * @description The link works once. Use the returned token in `linked`, `linked/deliveries` and `linked/payment` until the link would have expired.
     */
    post: operations["postRepeatDeliveriesLinkedOpen"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked/payment": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open the payment page of a subscription by its link
     * @description For a delivery whose charge was refused. The payment provider saves the new payment method for later charges.
     *
     *     **Limit:** 60 payment pages a minute from one address.
     */
    post: operations["postRepeatDeliveriesLinkedPayment"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/repeat-deliveries/linked/undo": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Undo a change of a subscription
     * @description Requires the token of the link in the e-mail about the change. Possible once within 24 hours, if there was no later change.
     */
    post: operations["postRepeatDeliveriesLinkedUndo"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/reviews/{id}/reports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a review
     * @description Names the broken rule (Regulation (EU) 2022/2065, article 16). An administrator decides. If you give an e-mail address, the decision is sent there.
     *
     *     **Limit:** 20 notices in 10 minutes from one address.
     */
    post: operations["postReviewsByIdReports"]
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
     * @description By words, category and stock, sorted and paginated. Ranked for the caller's language.
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
  "/api/shop": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the shop
     * @description Merchant, days without dispatch, offers and services. Administrators can change them at any time. Offers are automatic promotions. Their discounts are in the cart, not in product prices.
     */
    get: operations["getShop"]
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
     * List addresses
     * @description For whoever is signed in.
     */
    get: operations["getUsersAddresses"]
    put?: never
    /**
     * Add an address
     * @description The shop must deliver to the address's country.
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
     * Update an address
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
     * Export personal data
     * @description Returns all data that the shop keeps of the person, as a download.
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
     * Retrieve the current account
     * @description For whoever is signed in.
     */
    get: operations["getUsersMe"]
    put?: never
    post?: never
    /**
     * Delete the current account
     * @description Requires the password, because a forgotten browser can still have a token. The shop keeps invoices and other accounting records that the law requires, without the account.
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
     * List orders of the account
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
     * Retrieve an order of the account
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
     * Download a document of an order
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
     * Download the invoice of an order
     * @description It is issued shortly after the payment.
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
  "/api/users/orders/{order_number}/reviews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List reviews of an order
     * @description The order's products, with the buyer's reviews.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersOrdersByOrderNumberReviews"]
    /**
     * Review a product of an order
     * @description After delivery only. Each buyer has one review per product. A second call updates it, and the review waits for approval again.
     *
     *     For whoever is signed in.
     */
    put: operations["putUsersOrdersByOrderNumberReviews"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/orders/{order_number}/reviews/{product_id}": {
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
     * Delete a review
     * @description For whoever is signed in.
     */
    delete: operations["deleteUsersOrdersByOrderNumberReviewsByProductId"]
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
     * Withdraw from an order of the account
     * @description Withdraws from the whole order or from the listed items. The quantity of a line is a total, so repeated declarations have no further effect.
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
  "/api/users/password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the password
     * @description Requires the current password, and a code if the account has a second factor. All other sessions end. Returns a new token for the current one.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 10 wrong passwords or codes in 15 minutes from one address.
     */
    put: operations["putUsersPassword"]
    post?: never
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
     * Update language and newsletter
     * @description Sets the language of the shop's e-mail, subscribes to the newsletter (with an e-mail to confirm) or unsubscribes.
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
     * Update name, phone number and business
     * @description You cannot change the e-mail address.
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
  "/api/users/repeat-deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List subscriptions
     * @description Newest first, ended ones last.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersRepeatDeliveries"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/repeat-deliveries/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update a subscription
     * @description `action` skips the next delivery, pauses, resumes or ends the subscription. The other fields change it from the next delivery on.
     *
     *     For whoever is signed in.
     */
    post: operations["postUsersRepeatDeliveriesById"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/repeat-deliveries/{id}/deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List delivery methods of a subscription
     * @description For a country, with current prices. Use them in `destination` of an update.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersRepeatDeliveriesByIdDeliveries"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/repeat-deliveries/{id}/payment": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open the payment page of a subscription
     * @description For a delivery whose charge was refused.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 60 payment pages a minute from one address.
     */
    post: operations["postUsersRepeatDeliveriesByIdPayment"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/second-factor": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Retrieve the second factor's state
     * @description For whoever is signed in.
     */
    get: operations["getUsersSecondFactor"]
    put?: never
    /**
     * Start the setup of a second factor
     * @description For administrators. Enter the secret in an authenticator app (TOTP, RFC 6238), or show its URL as a QR code. It becomes active after the confirmation with a first code.
     *
     *     For administrators.
     *
     *     **Limit:** 10 wrong passwords in 15 minutes from one address.
     */
    post: operations["postUsersSecondFactor"]
    /**
     * Remove the second factor
     * @description Requires both the password and a code of the app or a recovery code.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 10 wrong passwords or codes in 15 minutes from one address.
     */
    delete: operations["deleteUsersSecondFactor"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/second-factor/confirmation": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enable the second factor
     * @description Requires a first code of the app. Returns a new token and the recovery codes, which are shown only once. All other sessions end.
     *
     *     For administrators.
     *
     *     **Limit:** 10 wrong codes in 15 minutes from one address.
     */
    post: operations["postUsersSecondFactorConfirmation"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/second-factor/recovery-codes": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create new recovery codes
     * @description They are shown only once. The previous codes become invalid.
     *
     *     For whoever is signed in.
     *
     *     **Limit:** 10 wrong passwords or codes in 15 minutes from one address.
     */
    post: operations["postUsersSecondFactorRecoveryCodes"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/sessions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List sessions
     * @description In the shop and in Medusa Admin, most recently used first.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersSessions"]
    put?: never
    post?: never
    /**
     * Sign out everywhere
     * @description Ends all sessions of the account, including the current one.
     *
     *     For whoever is signed in.
     */
    delete: operations["deleteUsersSessions"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/users/sessions/{id}": {
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
     * Sign out one device
     * @description For whoever is signed in.
     */
    delete: operations["deleteUsersSessionsById"]
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
     * Send the verification e-mail again
     * @description Limited to a few times in 15 minutes.
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
    /** @description The call was accepted. Also returned if a different answer would reveal whether an account exists. */
    Accepted: {
      /** @constant */
      accepted: true
    }
    /** @description E-mail address of an account. Letter case makes no difference. */
    AccountEmail: components["schemas"]["Email"]
    /** @description Who made a change: an administrator, or the shop itself (for example when a payment arrives). */
    Actor: {
      email: string | null
    }
    AddCartItem: {
      product_id: components["schemas"]["ProductId"]
      quantity: components["schemas"]["Quantity"]
      /** @description Accepted for compatibility and ignored. */
      unit_price?: number
      /** @description Id of the size. Default: the first size. */
      variant_id?: components["schemas"]["ProductId"]
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
      /** @description Default address at checkout. An account has at most one. */
      is_default: boolean
      number: string
      postal_code: string
      street: string
      type: components["schemas"]["AddressType"]
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
    }
    Addresses: components["schemas"]["Address"][]
    AddressFields: {
      apartment?: string | null
      city: string
      /**
       * @default BE
       * @enum {string}
       */
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
      is_default?: boolean
      number: string
      postal_code: string
      street: string
      /** @default shipping */
      type?: components["schemas"]["AddressType"]
    }
    /** @description Id of an address in Medusa. The pattern is wide, so that an unknown id gives "not found" and not "malformed". */
    AddressId: string
    /** @description Fields of an address. Unknown fields are ignored. */
    AddressInput: components["schemas"]["AddressFields"]
    /** @description Name of the address: "shipping" by default, or for example "home" or "work". */
    AddressType: string
    /** @description GET /api/admin/countries. */
    AdminCountries: {
      /** @description Countries that can be opened, with their legal VAT rates. Choose which reduced rate applies to food. */
      available: {
        /** @enum {string} */
        code:
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
        reduced: number[]
        standard: number
      }[]
      /** @description Country of origin first. */
      countries: components["schemas"]["AdminCountry"][]
      /** @description Source and date of those rates. */
      rates_from: {
        /** Format: date */
        day: string
        source: string
        url: string
      }
      /**
       * @description "oss": the rate of the destination country applies. "origin": the rate of the country of origin applies everywhere.
       * @enum {string}
       */
      vat_scheme: "origin" | "oss"
    }
    /** @description Country that the shop delivers to, or delivered to before. */
    AdminCountry: {
      /** @description Unpaid carts of the last 30 days with this country. */
      carts: number
      /** @enum {string} */
      code:
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
      methods: components["schemas"]["CountryMethod"][]
      open: boolean
      /** @description Whether it can be closed. False for the country of origin, and for a country that shares its region or delivery zone with others. */
      own: boolean
      /** @description Current and planned rates of each class. */
      rates: {
        rate: number
        valid_from: string
        /** @enum {number} */
        vat_class: 6 | 21
      }[]
      /** @description Number of orders and carts with this country. At 0, you can delete the country. */
      uses: number
    }
    /** @description GET /api/admin/orders/{order_number}/documents, oldest first. */
    AdminDocument: {
      /** @description Number of the invoice that a credit note corrects. */
      invoice_number: components["schemas"]["DocumentNumber"] | null
      issued_at: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      /**
       * @description Language of the document.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      number: components["schemas"]["DocumentNumber"]
      /** @description VAT included. Positive for credit notes too. */
      total_cents: number
    }
    AdminDocuments: components["schemas"]["AdminDocument"][]
    AdministratorId: string
    /** @description GET /api/admin/orders: an order with additional fields for administrators. */
    AdminOrder: {
      /** @description Payment instructions of a pending order. Otherwise null. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      created_at: string
      customer_name: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker). Null if the shop no longer has it. */
        code: string | null
        /** @description Pickup point or locker. Null for home delivery. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Invoice and credit notes, oldest first. The invoice is issued shortly after the payment. */
      documents: components["schemas"]["OrderDocument"][]
      email: string
      /** @description All holds, oldest first, including released ones. */
      holds: components["schemas"]["Hold"][]
      /** @description Order id in Medusa. */
      id: string
      /** @description Address on the invoice. Null if it is the same or absent. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      /** @description `local_name` is the current product name in the caller's language, or the ordered name if the product is no longer for sale. */
      items: {
        discount_cents: number
        id: string
        image: string | null
        is_perishable: boolean
        line_total_cents: number
        local_name: string
        name: string
        product_id: string | null
        quantity: number
        returned_quantity: number
        unit_price: number
        variant_id: string | null
        vat_rate: number
      }[]
      /**
       * @description Language of the customer's e-mails and packing slip.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Payment method. Null for unpaid orders and for orders from before the shop stored it. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions with their discounts on goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      refundable_cents: number
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Destination of the parcel, or the address of its pickup point. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Contents of the parcel, without lines that were refunded before dispatch. */
      to_pack: {
        id: string
        local_name: string
        /** @description In the customer's language. */
        name: string
        quantity: number
        /** @description SKU at the time of the order. Null for a line that is not a product. */
        sku: string | null
        /** @description Weight of one unit in grams. Null if unknown. */
        weight_grams: number | null
      }[]
      /** @description Amount due on the payment page, if the customer received a payment link. Otherwise null. */
      to_pay_cents: number | null
      /** @description Total in euro, VAT and delivery included. */
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
      /** @description Weight of the goods in grams, without packaging. Null if a weight is unknown. */
      weight_grams: number | null
      /** @description Whether the customer can still withdraw from a part of the order. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    /** @description GET /api/admin/orders/{order_number} */
    AdminOrderDetail: {
      /** @description Whether refunds are paid by hand. A refund then needs the bank account. */
      asks_refund_account: boolean
      /** @description Payment attempt. Null for an order that was not paid on the payment page. */
      attempt: {
        checkout_session_id: string | null
        reason: string | null
        state: string
      } | null
      /** @description Payment instructions of a pending order. Otherwise null. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      /** @description Business of the order, with the VIES result at that time. Null for a private customer. */
      business: components["schemas"]["OrderBusiness"] | null
      created_at: string
      /** @description Customer id in Medusa. Null if the customer was deleted. */
      customer_id: string | null
      customer_name: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker). Null if the shop no longer has it. */
        code: string | null
        /** @description Pickup point or locker. Null for home delivery. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Invoice and credit notes, oldest first. The invoice is issued shortly after the payment. */
      documents: components["schemas"]["OrderDocument"][]
      /** @description Amount due without an open payment. You can request it with a payment link. */
      due_cents: number
      email: string
      /** @description Whether a parcel was sent. */
      has_left: boolean
      /** @description Oldest first. */
      history: components["schemas"]["StatusChange"][]
      /** @description All holds, oldest first, including released ones. */
      holds: components["schemas"]["Hold"][]
      /** @description Order id in Medusa. */
      id: string
      /** @description Address on the invoice. Null if it is the same or absent. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      /** @description `local_name` is the current product name in the caller's language, or the ordered name if the product is no longer for sale. */
      items: {
        discount_cents: number
        id: string
        image: string | null
        is_perishable: boolean
        line_total_cents: number
        local_name: string
        name: string
        product_id: string | null
        quantity: number
        returned_quantity: number
        unit_price: number
        variant_id: string | null
        vat_rate: number
      }[]
      /**
       * @description Language of the customer's e-mails and packing slip.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description E-mails that administrators wrote or sent again, oldest first. */
      messages: {
        at: string
        by: components["schemas"]["Actor"]
        email: string
        /** @enum {string} */
        kind: "written" | "again"
        subject: string
        /** @description Text of an e-mail that an administrator wrote. */
        text: string | null
      }[]
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Payment method. Null for unpaid orders and for orders from before the shop stored it. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Sent payment links, oldest first. */
      payment_links: {
        amount_cents: number
        at: string
        by: components["schemas"]["Actor"]
        email: string
      }[]
      /** @description Promotions with their discounts on goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      /** @description What can still be refunded, by line. */
      refundable: components["schemas"]["Refundable"]
      refundable_cents: number
      /** @description Oldest first, including pending and failed refunds. */
      refunds: components["schemas"]["Refund"][]
      /** @description Orders that replace goods of this order free of charge, oldest first. */
      replacements: {
        at: string
        by: components["schemas"]["Actor"]
        is_cancelled: boolean
        number: string
        /** @description Number of replaced units. */
        quantity: number
      }[]
      /** @description Number of the order whose goods this order replaces free of charge. Null for other orders. */
      replaces: string | null
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Destination of the parcel, or the address of its pickup point. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Contents of the parcel, without lines that were refunded before dispatch. */
      to_pack: {
        id: string
        local_name: string
        /** @description In the customer's language. */
        name: string
        quantity: number
        /** @description SKU at the time of the order. Null for a line that is not a product. */
        sku: string | null
        /** @description Weight of one unit in grams. Null if unknown. */
        weight_grams: number | null
      }[]
      /** @description Amount due on the payment page, if the customer received a payment link. Otherwise null. */
      to_pay_cents: number | null
      /** @description Total in euro, VAT and delivery included. */
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
      /** @description Weight of the goods in grams, without packaging. Null if a weight is unknown. */
      weight_grams: number | null
      /** @description Whether the customer can still withdraw from a part of the order. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    /** @description The header X-Total-Count has the total number. */
    AdminOrders: components["schemas"]["AdminOrder"][]
    /** @description GET /api/admin/products: a product with its texts as written, without language fallback. */
    AdminProduct: {
      active: boolean
      /** @description Allergens that it contains (Regulation (EU) 1169/2011, Annex II). Null if unknown. */
      allergens:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      /** @description Kinds of birds that it is for. Empty if not set. */
      birds: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      category_id: string | null
      description_de: string
      description_en: string
      description_fr: string
      description_nl: string
      /** @description The French handle. */
      handle: string
      handle_de: string
      handle_en: string
      handle_fr: string
      handle_nl: string
      /** @description Whether it has mandatory product information: GET /api/products/{id}/information. */
      has_information: boolean
      /** @description Reserved units of all sizes. */
      held: number
      /** @description Id of the Medusa product. */
      id: string
      /** @description URLs of pictures. A picture `…-960.webp` is also available in the sizes 320 and 640, and as .avif. */
      images: string[]
      /** @description Whether the merchant chose it for the home page. */
      is_featured: boolean
      is_out_of_stock: boolean
      /** @description Whether it is perishable food. The 14-day right of withdrawal does not apply to it. */
      is_perishable: boolean
      is_promotion: boolean
      /** @description Stock level of a size at which administrators are warned. Null: 5. */
      low_stock_threshold: number | null
      /** @description Lowest price in the 30 days before the current sale. Null if the product had no price then. */
      lowest_price_30_days: number | null
      name_de: string
      name_en: string
      name_fr: string
      name_nl: string
      /** @description Overrides `is_perishable` of the category. Null: as the category. */
      perishable: boolean | null
      /** @description Regular price. Price lists can change it for a time. */
      price: number
      /** @description Euro per kilogram, VAT included. Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included. Null if the unit has no volume. */
      price_per_litre: number | null
      /** @description Average rating of buyers: GET /api/products/{id}/reviews. Null if there are no published reviews. */
      rating: components["schemas"]["Rating"] | null
      /** @description Price without the current sale. Null if there is no sale. */
      regular_price: number | null
      sku: string
      /** @description Units available for sale, without reserved units. Never negative. */
      stock: number
      /** @description Lower prices for larger quantities, in ascending order. Each applies until the next one. */
      tiers: components["schemas"]["Tier"][]
      /** @description Unit of the price: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description Languages without a name or description. */
      untranslated: ("nl" | "en" | "de")[]
      updated_at: string
      /** @description Sizes, in the merchant's order. There is always at least one. */
      variants: components["schemas"]["AdminVariant"][]
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
      /** @description Net weight of one unit in grams. Null if it is not sold by weight. */
      weight: number | null
    }
    /** @description GET and PUT /api/admin/products/{id}/information. */
    AdminProductInformation: {
      additives_de: string
      additives_en: string
      additives_fr: string
      additives_nl: string
      /** @description Allergens that it contains. Null means unknown, an empty list means none. */
      allergens:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      carbohydrate: number | null
      crude_ash: number | null
      crude_fat: number | null
      crude_fibre: number | null
      crude_protein: number | null
      energy_kcal: number | null
      energy_kj: number | null
      fat: number | null
      ingredients_de: string
      ingredients_en: string
      ingredients_fr: string
      ingredients_nl: string
      /** @description Null if not set. */
      kind:
        | (
            | "food"
            | "single_ingredient_food"
            | "complete_feed"
            | "complementary_feed"
            | "feed_material"
            | "other"
          )
        | null
      manufacturer_address: string
      manufacturer_contact: string
      /** @description Country of the manufacturer, ISO 3166-1 alpha-2. */
      manufacturer_country: string | null
      manufacturer_name: string
      /** @description Required information that is missing, in French. */
      missing: (
        | "kind"
        | "ingredients"
        | "additives"
        | "species"
        | "use"
        | "storage"
        | "warnings"
        | "allergens"
        | "allergens_marked"
        | "energy_kj"
        | "energy_kcal"
        | "fat"
        | "saturates"
        | "carbohydrate"
        | "sugars"
        | "protein"
        | "salt"
        | "crude_protein"
        | "crude_fat"
        | "crude_fibre"
        | "crude_ash"
        | "moisture"
        | "manufacturer_name"
        | "manufacturer_address"
        | "manufacturer_contact"
        | "responsible_name"
        | "responsible_address"
        | "responsible_contact"
        | "manufacturer_country"
      )[]
      moisture: number | null
      /** @description Country of origin, ISO 3166-1 alpha-2. */
      origin: string | null
      product_id: string
      protein: number | null
      responsible_address: string
      responsible_contact: string
      responsible_name: string
      salt: number | null
      saturates: number | null
      species_de: string
      species_en: string
      species_fr: string
      species_nl: string
      storage_de: string
      storage_en: string
      storage_fr: string
      storage_nl: string
      sugars: number | null
      /** @description Allergens that it may contain traces of. */
      traces: (
        | "gluten"
        | "crustaceans"
        | "eggs"
        | "fish"
        | "peanuts"
        | "soybeans"
        | "milk"
        | "nuts"
        | "celery"
        | "mustard"
        | "sesame"
        | "sulphites"
        | "lupin"
        | "molluscs"
      )[]
      /** @description Languages without a text that exists in French. */
      untranslated: ("nl" | "en" | "de")[]
      use_de: string
      use_en: string
      use_fr: string
      use_nl: string
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
      warnings_de: string
      warnings_en: string
      warnings_fr: string
      warnings_nl: string
    }
    AdminProducts: components["schemas"]["AdminProduct"][]
    /** @description Promotion as administrators see it, from the form or from Medusa Admin. */
    AdminPromotion: {
      code: string
      discount_cents: number
      /** @description When the promotion ends. */
      ends_at: string | null
      /** @description Form fields. Null if the promotion has properties that the form does not support. Use Medusa Admin for these. */
      form: {
        amount_cents: number | null
        category_ids: string[]
        code: string
        from: components["schemas"]["Day"] | null
        is_automatic: boolean
        limit: number | null
        limit_per_email: number | null
        minimum_cents: number | null
        note: string
        /** @enum {string} */
        on: "order" | "products" | "categories" | "delivery"
        percent: number | null
        product_ids: string[]
        until: components["schemas"]["Day"] | null
      } | null
      id: string
      is_automatic: boolean
      /** @description Whether it is unused by orders and open payment pages. */
      is_deletable: boolean
      starts_at: string | null
      /** @enum {string} */
      state: "running" | "planned" | "used_up" | "off" | "ended"
      /** @description Number of orders that used it, and their total discount. */
      uses: number
      version: string
    }
    AdminPromotions: components["schemas"]["AdminPromotion"][]
    /** @description Review as administrators see it. */
    AdminReview: {
      /** @description Name that the author chose. Null if the author was deleted. */
      author_name: string | null
      id: string
      /**
       * @description Language of the review.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description Order that proves the purchase. Null if it was deleted. */
      order_number: string | null
      product_id: string
      product_name: string
      /** @description Rule that a refused review breaks. */
      refusal:
        | ("insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine")
        | null
      /** @description Public reply of the shop. */
      reply: string | null
      /** @description Reports without a decision. */
      reports: {
        at: string
        /** @enum {string} */
        rule: "insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine"
        text: string
      }[]
      stars: number
      /** @enum {string} */
      state: "waiting" | "published" | "refused"
      text: string
      title: string
      version: string
      /** @description When it was written or last changed. */
      written_at: string
    }
    AdminReviews: components["schemas"]["AdminReview"][]
    /** @description GET /api/admin/search: results that the caller's role may read. */
    AdminSearch: {
      /** @description Customers with an account, and guests with an order. Matches by name or e-mail address. */
      customers: {
        email: string
        id: string
        name: string
      }[]
      /** @description Matches by number, e-mail address, name, street, town, postal code or tracking number. */
      orders: {
        city: string | null
        created_at: string
        customer_name: string
        email: string
        order_number: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Matches by name in any language, or by SKU. The name is in the caller's language. */
      products: {
        active: boolean
        id: string
        name: string
        sku: string
        stock: number
      }[]
    }
    /** @description GET /api/admin/users. The header X-Total-Count has the total number. */
    AdminUser: {
      created_at: string
      email: string
      first_name: string
      /** @description Whether an administrator uses a second factor. */
      has_second_factor: boolean
      id: string
      is_admin: boolean
      last_name: string
      orders: number
      phone: string | null
      role: ("owner" | "orders" | "goods" | "accounting") | null
    }
    AdminUsers: components["schemas"]["AdminUser"][]
    /** @description Size of a product, with its reserved units. */
    AdminVariant: {
      /** @description Current price of one unit if a price list of Medusa Admin changes the regular price. Otherwise null. */
      charged_price: number | null
      /** @description Bar code number (GTIN). "" if unknown. */
      ean: string
      /** @description Units reserved for open payment pages and for orders not sent yet. `stock` excludes them. */
      held: number
      /** @description Id of the Medusa variant. Use it to add the size to a cart. */
      id: string
      /** @description Picture of the size. Null if the product's pictures apply. */
      image: string | null
      label_de: string
      label_en: string
      label_fr: string
      label_nl: string
      /** @description Lowest price in the 30 days before the current sale. Null if the product had no price then. */
      lowest_price_30_days: number | null
      /** @description Regular price. */
      price: number
      /** @description Euro per kilogram. Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre. Null if the unit has no volume. */
      price_per_litre: number | null
      /** @description Price without the current sale. Null if there is no sale. */
      regular_price: number | null
      sku: string
      /** @description Units available for sale. */
      stock: number
      /** @description Lower prices for larger quantities, in ascending order. Each applies until the next one. */
      tiers: components["schemas"]["Tier"][]
      /** @description Unit of the price: "€/500 g". */
      unit_label: string
      /** @description Net weight of one unit in grams. Null if it is not sold by weight. */
      weight: number | null
    }
    /** @description Problem that needs an administrator. */
    Alert: {
      amount_cents: number | null
      /** @description Known cause, in the words of the source. */
      cause: string | null
      due: string | null
      /** @description Id of the refund, dispute, payment attempt or message. Unique within the kind. */
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
        | "return_requested"
        | "document_missing"
        | "mail_given_up"
      order_number: string | null
      since: string
    }
    /** @description GET /api/admin/alerts */
    Alerts: components["schemas"]["Alert"][]
    Analytics: {
      period: {
        average_order_cents: number
        best_sellers: {
          name: string
          product_id: string | null
          quantity: number
          revenue_cents: number
        }[]
        /** @description Every day of the period, including days without orders. */
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
        /** @description VAT of the period by rate, minus refunds. */
        vat: {
          net_cents: number
          rate: number
          vat_cents: number
        }[]
      }
      /** @description The newest ten. */
      recent_orders: components["schemas"]["AdminOrder"][]
      /** @description Active products with low stock according to `low_stock_threshold`, lowest stock first. */
      running_out: {
        name: string
        product_id: string
        stock: number
      }[]
      total_orders: number
      total_products: number
      /** @description Revenue in euro of orders that are paid, preparing, shipped or delivered. */
      total_revenue: number
      total_users: number
    }
    /** @description POST /api/products/{id}/back-in-stock */
    BackInStock: {
      /** @description E-mail address for the alert. */
      email: components["schemas"]["Email"]
      /** @description Id of the size. Default: the first size. */
      variant_id?: components["schemas"]["ProductReference"]
    }
    /** @description Result of the request. */
    BackInStockAnswer: {
      /** @constant */
      accepted: true
      /** @description Whether the alert is active. True if the caller is signed in with a confirmed e-mail address. Otherwise the shop sends a confirmation e-mail. */
      confirmed: boolean
    }
    /** @description Removing the second factor and creating recovery codes require both the password and a code. */
    BothFactors: {
      code: components["schemas"]["Code"]
      password: components["schemas"]["GivenPassword"]
    }
    /** @description GET /api/admin/products/{id}/bought-together */
    BoughtWith: {
      /** @description Number of different customers who bought both in one order. */
      buyers: number
      name: string
      product_id: string
      /** @description Units of all its sizes available for sale. */
      stock: number
    }[]
    /** @description Business customer, as on its invoice. */
    Business: {
      company: string
      /** @description VAT number of any member state. Absent for an organisation without one. */
      vat_number?: components["schemas"]["TypedVatNumber"]
    }
    /** @description Cancels an open payment page: its session expires and its goods are released. */
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
      /** @description Discounts on this line, VAT included. */
      discount_cents: number
      /** @description Handle of the product page. Null if the product is no longer for sale. */
      handle: string | null
      image: string | null
      /** @description unit_price × quantity. */
      line_total_cents: number
      /** @description Name in the caller's language. If the product has several sizes, it includes the size: "Amandes décortiquées, 5 kg". */
      name: string
      /** @description Euro per kilogram, VAT included. Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included. Null if the unit has no volume. */
      price_per_litre: number | null
      product_id: string
      quantity: number
      /** @description Units available for sale. */
      stock: number
      /** @description Lower prices for larger quantities. Empty if the product is no longer for sale. */
      tiers: components["schemas"]["Tier"][]
      unit_label: string
      /** @description Price for this quantity in euro, VAT included. Prices in requests are ignored. */
      unit_price: number
      /** @description Size of the product. */
      variant_id: string
      vat_rate: number
    }
    /** @description Promotion in a cart, by its code or automatic. */
    CartPromotion: {
      /** @description Code in the merchant's spelling. */
      code: string
      /** @description Discount in this cart, VAT included. 0 if there is a problem. */
      discount_cents: number
      is_automatic: boolean
      /** @description Reason why there is no discount: an error code and a sentence in the caller's language. */
      problem: components["schemas"]["Error"] | null
    }
    /** @description Lines of a cart with a subscription. All other lines are single purchases. */
    CartRepeats: {
      repeats: {
        product_id: string
        variant_id: string
        weeks: number
      }[]
    }
    /** @description GET /api/admin/accounting/cash: the days with payments or refunds, oldest first. */
    Cash: {
      days: components["schemas"]["CashDay"][]
      in_cents: number
      out_cents: number
    }
    /** @description Incoming and outgoing money of one day and one payment method. */
    CashDay: {
      /** @description In the time zone Europe/Brussels. */
      day: string
      in_cents: number
      /** @enum {string} */
      method: "card" | "bancontact" | "transfer" | "other"
      /** @description Refunds, as a positive amount. */
      out_cents: number
    }
    Categories: components["schemas"]["Category"][]
    Category: {
      description_de: string
      description_en: string
      description_fr: string
      description_nl: string
      handle: string
      id: string
      name_de: string
      name_en: string
      name_fr: string
      name_nl: string
    }
    /** @description GET /api/admin/changes: the change log, newest first. The header X-Total-Count has the total number. */
    Change: {
      /** @description created, changed, deleted, price, stock, promotion, images, status, refund, role, second_factor_taken … */
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
      /** @description Import that made the change for the administrator. Null for a direct change. */
      import_id: string | null
      /** @description Name or order number of the subject at that time. */
      label: string
      /** @enum {string} */
      subject:
        | "product"
        | "order"
        | "customer"
        | "message"
        | "import"
        | "promotion"
        | "administrator"
        | "security"
        | "setting"
      subject_id: string
    }
    ChangeLinkedRepeat: {
      /** @enum {string} */
      action?: "skip" | "pause" | "resume" | "end"
      destination?: components["schemas"]["RepeatDestination"]
      /** @description Replacement of a line if its goods are missing. Null: none. */
      instead?: {
        by_variant_id: components["schemas"]["ProductId"] | null
        variant_id: components["schemas"]["ProductId"]
      }
      /** @description Quantity of one line. 0 removes it. */
      quantity?: {
        quantity: number
        variant_id: components["schemas"]["ProductId"]
      }
      token: string
      weeks?: number
      /** @enum {string} */
      when_missing?: "wait" | "skip"
    }
    ChangePassword: {
      code?: components["schemas"]["Code"]
      new_password: components["schemas"]["NewPassword"]
      password: components["schemas"]["GivenPassword"]
    }
    /** @description Action or changes. Absent fields are not changed. */
    ChangeRepeat: {
      /** @enum {string} */
      action?: "skip" | "pause" | "resume" | "end"
      destination?: components["schemas"]["RepeatDestination"]
      /** @description Replacement of a line if its goods are missing. Null: none. */
      instead?: {
        by_variant_id: components["schemas"]["ProductId"] | null
        variant_id: components["schemas"]["ProductId"]
      }
      /** @description Quantity of one line. 0 removes it. */
      quantity?: {
        quantity: number
        variant_id: components["schemas"]["ProductId"]
      }
      weeks?: number
      /** @enum {string} */
      when_missing?: "wait" | "skip"
    }
    Changes: components["schemas"]["Change"][]
    /** @description The prefix shows the payment method, for example "cs" for a Stripe page. */
    CheckoutSessionId: string
    /** @description PUT /api/cart/{session_id}/repeats: subscribes to a line of the cart, every given number of weeks. Null: a single purchase. */
    ChooseRepeat: {
      product_id: components["schemas"]["ProductId"]
      /** @description Id of the size. Default: all sizes in the cart. */
      variant_id?: components["schemas"]["ProductId"]
      weeks: number | null
    }
    /** @description Codes of the chosen extras, separated by commas. */
    ChosenExtras: string
    /** @description Days without dispatch, in addition to weekends and public holidays. */
    ClosedDays: {
      /** @description Closed periods. Both days are closed. */
      closures: {
        /** Format: date */
        from: string
        /** Format: date */
        to: string
      }[]
      /** @description Public holidays with dispatch. */
      worked_holidays: string[]
    }
    /** @description GET and PUT /api/admin/settings/closed-days. */
    ClosedDaysSetting: {
      changed: {
        at: string
        by: string
      } | null
      original: components["schemas"]["ClosedDays"]
      value: components["schemas"]["ClosedDays"]
      version: string
    }
    ClosedDaysVersions: {
      at: string
      by: string
      id: string
      value: components["schemas"]["ClosedDays"]
    }[]
    /** @description Code of an authenticator app, or a recovery code. */
    Code: string
    ConfirmedSecondFactor: {
      recovery_codes: string[]
      token: string
      user: components["schemas"]["User"]
    }
    ConfirmSecondFactor: {
      code: components["schemas"]["Code"]
    }
    /** @description POST /api/contact: a message to the merchant. */
    Contact: {
      email: components["schemas"]["Email"]
      message: string
      /** @description One line. It is part of an e-mail's text and never of a header. */
      name: string
      order_number?: string
      /** @enum {string} */
      topic: "order" | "product" | "delivery" | "other"
      /** @description Honeypot field, invisible to people. Requests of robots that fill it in are recognised. */
      website?: string
    }
    ContactReceived: {
      /** @constant */
      received: true
    }
    /** @description PUT /api/admin/countries/{code}/delivery. Each kind at most once. */
    CountryDelivery: {
      methods: components["schemas"]["CountryMethod"][]
    }
    /** @description POST /api/admin/countries. */
    CountryInput: {
      /** @enum {string} */
      code:
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
      methods: components["schemas"]["CountryMethod"][]
      /** @description VAT rate of each class in per cent, valid from the day `from` (in Belgium). Existing rates of a country are kept. */
      rates: {
        from: components["schemas"]["Day"]
        reduced: number
        standard: number
      }
    }
    /** @description Delivery method for a country: the carrier's prices and the transit time. */
    CountryMethod: {
      /** @description Minimum value of goods for free delivery, VAT included. Null if delivery is never free. */
      free_from_cents: number | null
      /** @enum {string} */
      kind: "home" | "pickup_point" | "locker"
      max_days: number
      min_days: number
      /** @description Price of one parcel by weight, lightest first. The last step is the maximum parcel weight. */
      steps: {
        price_cents: number
        up_to_grams: number
      }[]
    }
    /** @description PUT /api/admin/countries/{code}/state. */
    CountryState: {
      open: boolean
    }
    /** @description GET /api/admin/customers: one entry per e-mail address, newest first. The header X-Total-Count has the total number. */
    Customer: {
      email: string
      id: components["schemas"]["CustomerId"]
      /** @enum {string} */
      kind: "account" | "guest"
      last_order_at: string | null
      /** @description For a guest, the name of the last order. */
      name: string
      orders: number
      /** @description When the account was created. For a guest, the date of the first order. */
      since: string
      /** @description Payments minus refunds. */
      worth_cents: number
    }
    /** @description Address of a customer. */
    CustomerAddress: {
      box: string | null
      city: string
      country: string
      /** @description Whether it is in the account's address book. Otherwise it comes from an order. */
      is_saved: boolean
      name: string
      phone: string | null
      postal_code: string
      /** @description "Rue Haute 12" */
      street: string
    }
    /** @description GET /api/admin/customers/{id} */
    CustomerDetail: {
      /** @description Address book first, then the addresses of the last orders, without duplicates. */
      addresses: components["schemas"]["CustomerAddress"][]
      email: string
      id: components["schemas"]["CustomerId"]
      /** @enum {string} */
      kind: "account" | "guest"
      /** @description Language of the account, otherwise of the last order. */
      language: ("fr" | "nl" | "en" | "de") | null
      last_order_at: string | null
      /** @description For a guest, the name of the last order. */
      name: string
      /** @description Newsletter state and when it was reached. Null if the customer never chose. */
      newsletter: {
        since: string | null
        /** @enum {string} */
        state: "none" | "pending" | "subscribed"
      }
      orders: number
      paid_cents: number
      phone: string | null
      refunded_cents: number
      /** @description When the account was created. For a guest, the date of the first order. */
      since: string
      /** @description Payments minus refunds. */
      worth_cents: number
    }
    /** @description Id of a customer in Medusa. */
    CustomerId: string
    /** @description GET /api/admin/customers/{id}/messages: e-mail to the customer, and contact form messages of the customer, until they are deleted. */
    CustomerMessage: {
      attempts: number
      created_at: string
      /** @description Whether the customer wrote it to the merchant. */
      from_customer: boolean
      id: string
      /** @description Not sent, because the shop has no mail server. You can read it here. */
      kept: boolean
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      last_error: string | null
      sent_at: string | null
      /** @enum {string} */
      state: "queued" | "sent" | "failed"
      subject: string
      to: string
    }
    CustomerMessages: components["schemas"]["CustomerMessage"][]
    Customers: components["schemas"]["Customer"][]
    /**
     * Format: date
     * @description Day in Belgium of this century, for example 2026-11-21.
     */
    Day: string
    DeleteAccount: {
      password: components["schemas"]["GivenPassword"]
    }
    /** @description DELETE /api/admin/products/{id} */
    DeletedProduct: {
      /** @constant */
      deleted: true
      id: string
    }
    /** @description GET /api/delivery: delivery methods of a cart for a country, with the resulting totals. Home delivery first, then points, each by price. */
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
        /** @description Transit time in working days. */
        min_days: number
        /** @description Whether the order needs a pickup point or locker. */
        needs_point: boolean
        price_cents: number
        totals: components["schemas"]["Totals"]
      }[]
    }
    /** @description Delivery address. Labels have shorter limits than this form: the call then returns an error with the field and a shorter form. */
    DeliveryAddress: {
      /** @description Letter box or flat, or a second line: floor, building, care of. */
      box?: string
      city: string
      /** @description Company at the destination. */
      company?: string
      /** @description Note for the carrier: "leave with the neighbours". */
      note?: string
      number: string
      postal_code: string
      street: string
    }
    DeliveryPoint: {
      city: string
      /** @description ISO 3166-1 alpha-2. */
      country: string
      /** @description Distance in metres from the centre of the requested postal code. */
      distance_m?: number
      /** @description Opening hours from Monday to Sunday, as [from, to] in the format 08:00. Null for a closed day. Breaks are ignored. */
      hours: (string[] | null)[]
      id: string
      /** @enum {string} */
      kind: "pickup_point" | "locker"
      name: string
      number: string
      /** @description Opening hours from Monday to Sunday, with breaks. Absent if the carrier does not provide them. */
      openings?: string[][][]
      /** @description Latitude and longitude, WGS 84. */
      position?: {
        lat: number
        lng: number
      }
      postal_code: string
      street: string
    }
    DeliveryPoints: components["schemas"]["DeliveryPoint"][]
    /** @description Open country, with its transit times and free delivery. */
    Destination: {
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
      /** @description Minimum value of goods for free home delivery, VAT included. Null if delivery is never free. */
      free_from_cents: number | null
      max_days: number
      /** @description Working days of the fastest and the slowest method. */
      min_days: number
    }
    /** @description Last part of a document's URL: its number and ".pdf". */
    DocumentFile: string
    /** @description Document number: F-2026-000123 for an invoice, C-2026-000004 for a credit note. */
    DocumentNumber: string
    EInvoice: {
      /** @description When the state was reached, ISO 8601 in UTC. Null for a document that is only downloaded. */
      changed_at: string | null
      company: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      number: components["schemas"]["DocumentNumber"]
      order_number: components["schemas"]["OrderNumber"]
      /** @description Reason for a rejection or delay, in the words of the access point. */
      reason: string | null
      /** @enum {string} */
      state: "download" | "waiting" | "sent" | "delivered" | "refused" | "unregistered" | "settled"
      /** @description Normalized: BE0123456749. */
      vat_number: string
    }
    /** @description PUT /api/admin/e-invoices/{number}: send it (again), or note that it was delivered another way. */
    EInvoiceChange: {
      /** @enum {string} */
      state: "waiting" | "settled"
    }
    /** @description GET /api/admin/orders/{order_number}/e-invoices and GET /api/admin/e-invoices */
    EInvoices: {
      e_invoices: components["schemas"]["EInvoice"][]
      /** @description Whether the shop sends documents to an access point automatically. */
      is_handed_over: boolean
    }
    /** @description Valid e-mail address: no spaces, one @ and a domain with a dot. */
    Email: string
    /** @description Error response: a stable code for programs and a sentence in the caller's language. */
    Error: {
      code: string
      detail: string
      /**
       * @description With `fresh_proof_required`: the proof to send to POST /api/auth/proof before you repeat the call.
       * @enum {string}
       */
      proof?: "password" | "code" | "sign_in"
    }
    ExtraCode: string
    /** @description GET /api/extras: paid extras that customers can add at checkout. */
    Extras: {
      extras: {
        code: string
        name: string
        /** @description Price per order, VAT included. */
        price_cents: number
        /** @description Short description. */
        text: string
      }[]
    }
    /** @description Requested products that are for sale, in the order of the request. */
    FavouriteProducts: components["schemas"]["Product"][]
    /** @description Favourites of an account, newest first. */
    Favourites: {
      product_ids: string[]
    }
    /** @description POST /api/favourites: adds favourites, for example after a sign-in. The first is the newest. */
    FavouritesInput: {
      product_ids: components["schemas"]["ProductReference"][]
    }
    ForgotPassword: {
      email: components["schemas"]["AccountEmail"]
    }
    /** @description POST /api/auth/proof: the password, or a code if the account has a second factor. */
    FreshProof:
      | {
          password: components["schemas"]["GivenPassword"]
        }
      | {
          code: components["schemas"]["Code"]
        }
    /** @description Password that is only compared. Any text except an empty one. */
    GivenPassword: string
    GivenRole: {
      id: string
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    /** @description Title and subtitle of the home page. */
    HeroText: {
      subtitle: string
      title: string
    }
    /** @description Hold on an order. It is active until it is released. `by.email` is null if the shop acted. */
    Hold: {
      at: string
      by: components["schemas"]["Actor"]
      id: string
      /** @description Text of the administrator who placed it, or Stripe's reason code of a dispute. */
      note: string | null
      /** @enum {string} */
      reason: "dispute" | "payment_review" | "fraud" | "address" | "recall" | "customer_request" | "manual"
      /** @description Null while the hold is active. */
      released: {
        at: string
        by: components["schemas"]["Actor"]
        note: string | null
      } | null
    }
    HoldId: string
    /** @description POST /api/admin/orders/{order_number}/holds/{id}/release */
    HoldRelease: {
      note?: string
    }
    /** @description POST /api/admin/orders/{order_number}/holds */
    HoldRequest: {
      note?: string
      /** @enum {string} */
      reason: "payment_review" | "fraud" | "address" | "recall" | "customer_request" | "manual"
    }
    /** @description GET /api/home: the merchant's settings of the home page. Null means the storefront's default. */
    Home: {
      /** @description Title and subtitle in the caller's language. */
      hero: components["schemas"]["HeroText"] | null
      /** @description URL of a picture. A picture `…-960.webp` is also available in the sizes 320 and 640, and as .avif. */
      picture: string | null
      /** @description Chosen products that are for sale, in order. */
      products: components["schemas"]["Product"][] | null
    }
    /** @description GET and PUT /api/admin/settings/home. */
    HomeSetting: {
      changed: {
        at: string
        by: string
      } | null
      original: components["schemas"]["HomeSettings"]
      value: components["schemas"]["HomeSettings"]
      version: string
    }
    /** @description Merchant's settings of the home page. Empty or absent fields use the storefront's defaults. */
    HomeSettings: {
      /** @description URL of an uploaded picture. Null: the default picture. */
      picture: string | null
      /** @description Product ids in display order. Empty: the products that are marked as featured. */
      products: string[]
      texts: {
        de?: components["schemas"]["HeroText"]
        en?: components["schemas"]["HeroText"]
        fr?: components["schemas"]["HeroText"]
        nl?: components["schemas"]["HeroText"]
      }
    }
    HomeVersions: {
      at: string
      by: string
      id: string
      value: components["schemas"]["HomeSettings"]
    }[]
    Import: {
      by: string
      /** @description Number of lines with changes. */
      changes: number
      /** @description Number of these lines that create a product. */
      created: number
      created_at: string
      /** @description Number of processed lines, including lines with errors. */
      done: number
      error_count: number
      /** @description Errors by line number (the heading is line 1). At most 1,000. */
      errors: {
        code: string
        detail: string
        /** @description Name of the file in a ZIP file. */
        file: string | null
        line: number
      }[]
      file_name: string
      id: string
      /** @enum {string} */
      kind: "csv" | "pictures"
      /** @description Number of lines without the heading. For a ZIP file, the number of pictures. */
      lines: number
      /** @enum {string} */
      state: "checked" | "running" | "done"
      /** @description Unknown column headings. Their values are ignored. */
      unknown_columns: string[]
    }
    /** @description GET /api/admin/imports/{id}/lines: in the order of the file. The header X-Total-Count has the total number. */
    ImportLine: {
      /** @description New values of the changed fields. Null if nothing changes. A new size includes its `product`. */
      after: {
        [key: string]: unknown
      } | null
      /** @description Old values of the changed fields. Null for a new product. */
      before: {
        [key: string]: unknown
      } | null
      /** @description Error code and a sentence in the caller's language. */
      code: string | null
      detail: string | null
      /** @description Name of the picture file in a ZIP file. */
      file: string | null
      /** @description Whether the line creates a product. */
      is_new: boolean
      /** @description Line number as in a spreadsheet (the heading is line 1). */
      line: number
      /** @description French name of the product, with the size if there are several. */
      name: string
      /** @description Position among the product's pictures, from 1. Null for a picture of one size. */
      position: number | null
      sku: string
    }
    ImportLines: components["schemas"]["ImportLine"][]
    /** @description Newest first. */
    Imports: components["schemas"]["Import"][]
    /** @description Address of the payer, in any of the shop's countries. */
    InvoiceAddress: {
      /** @description Letter box or flat, or a second line: floor, building, care of. */
      box?: string
      city: string
      /** @description Company at the destination. */
      company?: string
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
      /** @description Note for the carrier: "leave with the neighbours". */
      note?: string
      number: string
      postal_code: string
      street: string
    }
    /** @description POST /api/admin/orders/labels: creates labels at the carrier. */
    LabelOrders: {
      orders: {
        order_number: components["schemas"]["OrderNumber"]
      }[]
    }
    /** @description GET /api/admin/orders/labels: whether the carrier's API creates labels. Otherwise export a file for the carrier's site. */
    LabelService: {
      connected: boolean
    }
    Link: {
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/invoice: the token of a guest's link. Default document: the invoice. */
    LinkedDocument: {
      number?: components["schemas"]["DocumentNumber"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/payment: opens the payment page of an order with the token of its link. */
    LinkedPayment: {
      /** @description Origin to which the customer returns after payment. */
      origin_url: string
      token: components["schemas"]["LinkToken"]
    }
    LinkedRepeatCountry: {
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
      token: string
    }
    LinkedRepeatPayment: {
      /** Format: uri */
      origin_url: string
      token: string
    }
    LinkedReviewedProduct: {
      product_id: string
      token: string
    }
    /** @description The same with the token of the order's link. */
    LinkedReviewInput: {
      author_name: string
      product_id: string
      stars: number
      text: string
      title: string
      token: string
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
    /** @description Token of a link in an e-mail. */
    LinkToken: string
    Login: {
      cart_session_id?: components["schemas"]["SessionId"]
      /** @description Code of the second factor. Required after a 403 `mfa_required`. */
      code?: components["schemas"]["Code"]
      email: components["schemas"]["AccountEmail"]
      password: components["schemas"]["GivenPassword"]
    }
    /** @description The account keeps its cart. The browser's session gets an empty cart. */
    Logout: {
      cart_session_id: components["schemas"]["SessionId"]
    }
    /** @description Goods of one size that arrived together. */
    Lot: {
      best_before: string | null
      id: string
      /** @description Empty for goods on the shelf with an unknown lot. */
      number: string
      /** @description Name of the product, with the size if there are several. */
      product: string
      product_id: string
      /** @description Units on the shelf, including reserved ones. The sum of a size's lots is its stock. */
      quantity: number
      recalled_at: string | null
      /** @description Number of delivered units. */
      received: number
      received_at: string
      /** @enum {string} */
      state: "recalled" | "expired" | "gone" | "near" | "sellable"
      supplier: string
      /** @description Expired or recalled units that were removed from stock, but must still be removed from the store. */
      to_clear: number
      variant_id: string
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
    }
    /** @description PATCH /api/admin/lots/{id}: corrections. Absent fields are not changed. */
    LotChange: {
      best_before?: components["schemas"]["Day"] | null
      number?: string
      supplier?: string
    }
    /** @description POST /api/admin/products/{id}/lots/count: a stock count by lot. Absent lots are not changed. */
    LotCount: {
      lots: {
        /** @description For a new lot. An existing lot keeps its date. */
        best_before?: components["schemas"]["Day"] | null
        /** @description Empty for units without a lot number. */
        number: string
        /** @description Counted units. */
        quantity: number
        supplier?: string
      }[]
      /** @default  */
      note?: string
      /** @description Id of the size. Default: the first size. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description GET /api/admin/lots/{id}. */
    LotDetail: {
      best_before: string | null
      id: string
      /** @description Units that left without an order: lost, damaged, expired, or packed outside the shop. */
      left_otherwise: number
      /** @description The last hundred, newest first. */
      movements: components["schemas"]["LotMovement"][]
      /** @description Empty for goods on the shelf with an unknown lot. */
      number: string
      /** @description Name of the product, with the size if there are several. */
      product: string
      product_id: string
      /** @description Units on the shelf, including reserved ones. The sum of a size's lots is its stock. */
      quantity: number
      recalled_at: string | null
      /** @description Number of delivered units. */
      received: number
      received_at: string
      /** @enum {string} */
      state: "recalled" | "expired" | "gone" | "near" | "sellable"
      supplier: string
      /** @description Expired or recalled units that were removed from stock, but must still be removed from the store. */
      to_clear: number
      variant_id: string
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
    }
    LotId: string
    /** @description POST /api/admin/products/{id}/lots: goods arrive, or goods on the shelf get a lot number. */
    LotInput: {
      /** @default null */
      best_before?: components["schemas"]["Day"] | null
      /**
       * @description "shelf": the units are already in stock without a lot.
       * @default delivery
       * @enum {string}
       */
      from?: "delivery" | "shelf"
      /** @default  */
      note?: string
      number: string
      quantity: number
      /** @default  */
      supplier?: string
      /** @description Id of the size. Default: the first size. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description PUT /api/admin/products/{id}/lots. */
    LotKeeping: {
      is_kept: boolean
    }
    /** @description Change of a lot's units. */
    LotMovement: {
      at: string
      by: string | null
      id: string
      note: string
      order_number: string | null
      /** @description Negative if units were removed. */
      quantity: number
      /** @enum {string} */
      reason:
        | "delivery"
        | "found"
        | "correction"
        | "damaged"
        | "lost"
        | "own_use"
        | "stocktaking"
        | "opening"
        | "set"
        | "import"
        | "order"
        | "expired"
        | "recalled"
        | "engine"
        | "numbered"
    }
    /** @description POST /api/admin/lots/{id}/movements: removes units of this lot from the shelf, not for an order. */
    LotMovementInput: {
      /** @default  */
      note?: string
      quantity: number
      /** @enum {string} */
      reason: "damaged" | "lost" | "own_use" | "correction"
    }
    /** @description Customer who received units of a lot. */
    LotRecipient: {
      email: string
      /** @description Language of the customer's e-mails. */
      language: string
      name: string
      order_number: string
      ordered_at: string
      /** @description Units of this lot, without returned ones. */
      quantity: number
      /** @description Recalled units that were refunded since the recall. */
      refunded: number
      /** @description Orders that replace units free of charge. */
      replacements: {
        number: string
        quantity: number
      }[]
      /** @description Recalled units without a refund or replacement. 0 before the recall. */
      to_remedy: number
      /** @description When the recall notice was sent. Null before. */
      told_at: string | null
    }
    /** @description GET /api/admin/lots/{id}/recipients: by order, newest first. */
    LotRecipients: {
      recall: {
        at: string
        by: string
        /** @description Reason of the recall, by language. */
        reasons: {
          [key: string]: string
        }
      } | null
      recipients: components["schemas"]["LotRecipient"][]
      /** @description Total number of units of all customers. */
      sent: number
    }
    /** @description POST /api/admin/lots/{id}/replacements: replaces recalled goods free of charge, with a new order. */
    LotReplacementInput: {
      /** @description Numbers of orders with units of the lot. */
      order_numbers: components["schemas"]["OrderNumber"][]
    }
    /** @description Results, in the order of the request. */
    LotReplacements: {
      order_number: string
      refusal: {
        code: string
        detail: string
      } | null
      /** @description Number of the replacement order. Null if it was refused. */
      replacement: string | null
    }[]
    /** @description GET /api/admin/lots: expired lots first. The header X-Total-Count has the total number. */
    Lots: components["schemas"]["Lot"][]
    /** @description POST …/preview and …/test: a draft of an e-mail. */
    MailDraft: {
      /** @description First paragraphs, separated by an empty line. */
      intro: string
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      subject: string
    }
    /** @description GET /api/admin/messages: e-mails of the shop, newest first. The header X-Total-Count has the total number. */
    MailedMessage: {
      attempts: number
      created_at: string
      id: string
      /** @description Not sent, because the shop has no mail server. You can read it here. */
      kept: boolean
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      last_error: string | null
      sent_at: string | null
      /** @enum {string} */
      state: "queued" | "sent" | "failed"
      subject: string
      to: string
    }
    /** @description GET /api/admin/messages/{id}: with the text and HTML parts. */
    MailedMessageDetail: {
      attempts: number
      created_at: string
      html: string
      id: string
      /** @description Not sent, because the shop has no mail server. You can read it here. */
      kept: boolean
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      last_error: string | null
      sent_at: string | null
      /** @enum {string} */
      state: "queued" | "sent" | "failed"
      subject: string
      text: string
      to: string
    }
    MailedMessages: components["schemas"]["MailedMessage"][]
    /** @description GET /api/admin/settings/mails: e-mails that this shop sends. It depends on the enabled plugins. */
    MailNames: (
      | "placed"
      | "awaited"
      | "payment_link"
      | "preparing"
      | "shipped"
      | "shipped_untracked"
      | "cancelled"
      | "cancelled_unpaid"
      | "refunded"
      | "refund_failed"
      | "given_back"
      | "not_needed"
      | "withdrawal"
      | "withdrawal_waiting"
      | "withdrawal_excluded"
      | "order_link"
      | "order_transfer"
      | "reset"
      | "verify"
      | "newsletter"
      | "replacement"
      | "recall"
      | "back_in_stock_question"
      | "back_in_stock"
      | "review_request"
      | "repeat_begun"
      | "repeat_announced"
      | "repeat_waits"
      | "repeat_skipped"
      | "repeat_refused"
      | "repeat_paused"
      | "repeat_ended"
    )[]
    /** @description GET /api/admin/settings/mails/{mail}/original: the default texts with their placeholders. */
    MailOriginal: {
      en: components["schemas"]["MailText"]
      fr: components["schemas"]["MailText"]
      nl: components["schemas"]["MailText"]
    }
    /** @description Preview with sample data. */
    MailPreview: {
      html: string
      subject: string
    }
    /** @description GET and PUT /api/admin/settings/mails/{mail}. */
    MailSetting: {
      changed: {
        at: string
        by: string
      } | null
      original: components["schemas"]["MailTexts"]
      value: components["schemas"]["MailTexts"]
      version: string
    }
    MailTest: {
      /** @description Recipient: the administrator who made the call. */
      to: string
    }
    /** @description Subject and introduction of an e-mail. */
    MailText: {
      /** @description First paragraphs, separated by an empty line. */
      intro: string
      subject: string
    }
    /** @description Merchant's texts of an e-mail by language. A missing language uses the default text. */
    MailTexts: {
      de?: components["schemas"]["MailText"]
      en?: components["schemas"]["MailText"]
      fr?: components["schemas"]["MailText"]
      nl?: components["schemas"]["MailText"]
    }
    MailVersions: {
      at: string
      by: string
      id: string
      value: components["schemas"]["MailTexts"]
    }[]
    /** @description Merchant, as shown in the shop, in e-mails and on invoices. */
    Merchant: {
      /** @description IBAN. */
      bank_account: string
      bic: "" | string
      city: string
      /** @description Name of the company register, by language. The shop's first language replaces missing ones. */
      company_register: {
        de?: string
        en?: string
        fr: string
        nl?: string
      }
      email: components["schemas"]["Email"]
      legal_name: string
      /** @description External pages. Empty: no link. */
      messenger: "" | string
      name: string
      /** @description Opening hours as text, for example "9:00". */
      opening_hours: {
        closes: string
        opens: string
      }
      phone: string & (unknown & unknown)
      postal_code: string
      social: {
        facebook: "" | string
        instagram: "" | string
      }
      street: string
      vat_number: string
    }
    /** @description GET and PUT /api/admin/settings/merchant. */
    MerchantSetting: {
      changed: {
        at: string
        by: string
      } | null
      original: {
        bank_account: string
        bic: string
        city: string
        company_register: {
          de?: string
          en?: string
          fr: string
          nl?: string
        }
        email: string
        legal_name: string
        messenger: string
        name: string
        opening_hours: {
          closes: string
          opens: string
        }
        phone: string
        postal_code: string
        social: {
          facebook: string
          instagram: string
        }
        street: string
        vat_number: string
      }
      value: {
        bank_account: string
        bic: string
        city: string
        company_register: {
          de?: string
          en?: string
          fr: string
          nl?: string
        }
        email: string
        legal_name: string
        messenger: string
        name: string
        opening_hours: {
          closes: string
          opens: string
        }
        phone: string
        postal_code: string
        social: {
          facebook: string
          instagram: string
        }
        street: string
        vat_number: string
      }
      version: string
    }
    MerchantVersions: {
      at: string
      by: string
      id: string
      value: {
        bank_account: string
        bic: string
        city: string
        company_register: {
          de?: string
          en?: string
          fr: string
          nl?: string
        }
        email: string
        legal_name: string
        messenger: string
        name: string
        opening_hours: {
          closes: string
          opens: string
        }
        phone: string
        postal_code: string
        social: {
          facebook: string
          instagram: string
        }
        street: string
        vat_number: string
      }
    }[]
    MessageId: string
    /** @description POST …/notes */
    NewNote: {
      text: string
    }
    NewPassword: string
    /** @description Secret for an authenticator app, as text and as the content of a QR code. */
    NewSecondFactor: {
      secret: string
      uri: string
    }
    Note: {
      at: string
      by: components["schemas"]["Actor"]
      id: string
      order_number: string | null
      text: string
    }
    NoteId: string
    /** @description Newest first. */
    Notes: components["schemas"]["Note"][]
    /** @description Order numbers, separated by commas. */
    Numbers: string
    /** @description Automatic promotion that applies now, for all customers. */
    Offer: {
      amount_cents: number | null
      /** @description Categories of the promotion, if the target is "categories". */
      category_ids: string[]
      id: string
      /** @description Minimum value of the goods, VAT included. */
      minimum_cents: number | null
      /** @enum {string} */
      on: "order" | "products" | "categories" | "delivery"
      /** @description Discount in per cent. If null, an amount applies, VAT included: off each unit, the order or the delivery. */
      percent: number | null
      /** @description Products of the promotion, if the target is "products". */
      product_ids: string[]
      /** @description Products on which the promotion must not be announced. In the last 30 days, they cost less than their current price without it (directive 98/6/EC, article 6a). */
      unannounced_product_ids: string[]
      /** @description Last day in Belgium. Null if there is no end. */
      until: string | null
    }
    /** @description Opens the payment page. Only the first four fields are required. Clients that send only these collect the address on the payment page, in `country`. */
    OpenCheckout: {
      /** @description Not required for a pickup point. It is then the invoice address, unless `invoice_address` is given. */
      address?: components["schemas"]["DeliveryAddress"]
      /** @description Business of the customer. Its invoice needs an address: `invoice_address` or the delivery address. */
      business?: components["schemas"]["Business"]
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
      /** @description Id of a method from GET /api/delivery. Default: the first one. */
      delivery_method?: string
      /** @description Id of a point from GET /api/delivery/points. Required if the method needs a point. If `country` is absent, the point's country applies. */
      delivery_point?: string
      /** @description Total in cents that the customer saw. If the shop's total is different, the call returns 409 price_changed. */
      expected_total_cents?: number
      /** @description Codes of extras from GET /api/extras. Default: none. */
      extras?: components["schemas"]["ExtraCode"][]
      first_name?: string
      /** @description Invoice address. Default: `address`. */
      invoice_address?: components["schemas"]["InvoiceAddress"]
      /**
       * @description Language of the payment page. Default: from `Accept-Language`.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
      last_name?: string
      origin_url: string
      /** @description Code of a method from GET /api/payments/methods. Default: the first one. */
      payment_method?: string
      phone?: string
      user_id?: string | null
    }
    /** @description GET /api/delivery/countries: countries open to orders, the shop's country first. */
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
      destinations: components["schemas"]["Destination"][]
    }
    OpenedCheckout: {
      session_id: string
      url: string
    }
    /** @description Order as its customer sees it. */
    Order: {
      /** @description Payment instructions of a pending order. Otherwise null. */
      awaited: components["schemas"]["PaymentInstructions"] | null
      created_at: string
      delivery: {
        /** @description Stable name of the kind (home, pickup_point, locker). Null if the shop no longer has it. */
        code: string | null
        /** @description Pickup point or locker. Null for home delivery. */
        point: components["schemas"]["DeliveryPoint"] | null
        /** @description Before discounts. */
        price_cents: number
        tracking_number: string | null
        tracking_url: string | null
      }
      /** @description Invoice and credit notes, oldest first. The invoice is issued shortly after the payment. */
      documents: components["schemas"]["OrderDocument"][]
      email: string
      /** @description Address on the invoice. Null if it is the same or absent. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      items: components["schemas"]["OrderItem"][]
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Payment method. Null for unpaid orders and for orders from before the shop stored it. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions with their discounts on goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Destination of the parcel, or the address of its pickup point. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description Amount due on the payment page, if the customer received a payment link. Otherwise null. */
      to_pay_cents: number | null
      /** @description Total in euro, VAT and delivery included. */
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
      /** @description Whether the customer can still withdraw from a part of the order. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    OrderAddress: {
      apartment: string | null
      city: string
      company: string | null
      /** @description ISO 3166-1 alpha-2. */
      country: string
      first_name: string
      last_name: string
      /** @description Note for the carrier. */
      note: string | null
      number: string
      phone: string | null
      postal_code: string
      street: string
    }
    /** @description Business of an order. */
    OrderBusiness: {
      company: string
      /** @description Whether the sale is without VAT, as an intra-community supply. */
      is_exempt: boolean
      /** @description Null without a VAT number. */
      proof: components["schemas"]["VatNumberProof"] | null
      vat_number: string | null
    }
    /** @description Invoice or credit note of an order. */
    OrderDocument: {
      issued_at: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      number: components["schemas"]["DocumentNumber"]
    }
    OrderItem: {
      /** @description Discounts on this line, VAT included. */
      discount_cents: number
      /** @description Id of the line within its order. */
      id: string
      image: string | null
      /** @description Whether it was sold as perishable food. The right of withdrawal does not apply to it. */
      is_perishable: boolean
      line_total_cents: number
      /** @description Name in the language of the order. If the product has several sizes, it includes the size. */
      name: string
      product_id: string | null
      /** @description Ordered units minus returned units. */
      quantity: number
      /** @description Number of returned units. */
      returned_quantity: number
      /** @description Charged price in euro, VAT included. */
      unit_price: number
      /** @description Size of the product. */
      variant_id: string | null
      vat_rate: number
    }
    /** @description Guest's request for the link to an order's page. */
    OrderLookUp: {
      email: components["schemas"]["Email"]
      order_number: string
    }
    /** @description Lots of an order's goods, after packing. */
    OrderLots: {
      best_before: string | null
      /** @description Order lines with units of the lot. */
      line_ids: string[]
      lot_id: string
      number: string
      order_number: string
      quantity: number
    }[]
    /** @description POST …/messages: an e-mail to the customer in their language. The shop adds a greeting and the link to the order. */
    OrderMessage: {
      /** @description One line. */
      subject: string
      /** @description An empty line starts a new paragraph. */
      text: string
    }
    /** @description Order number. Numbers of earlier versions can contain the id of a payment page. */
    OrderNumber: string
    OrderRefundId: string
    /** @description Return of goods: a return, a claim for defective goods, or an exchange. */
    OrderReturn: {
      items: {
        id: string
        name: string
        quantity: number
        received_quantity: number
      }[]
      /** @enum {string} */
      kind: "return" | "claim" | "exchange"
      /** @description When everything arrived. */
      received_at: string | null
      requested_at: string
      /** @enum {string} */
      state: "requested" | "partially_received" | "received" | "not_awaited" | "canceled"
    }
    /** @description Products of an order with their reviews. */
    OrderReviews: {
      /** @description Default name of the author. */
      author_name: string
      /** @description Whether the order was delivered. Reviews are only possible afterwards. */
      may_review: boolean
      products: {
        image: string | null
        name: string
        product_id: string
        review: components["schemas"]["OwnReview"] | null
      }[]
    }
    Orders: components["schemas"]["Order"][]
    /** @description The status can be absent from the body if it is in the query. */
    OrderStatusBody: {
      /**
       * @description Expected current status. If it is different, the call returns 409.
       * @enum {string}
       */
      from?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @enum {string} */
      status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description Expected current tracking number, null for none. If it is different, the call returns 409. */
      tracking_from?: components["schemas"]["TrackingNumber"] | null
      tracking_number?: components["schemas"]["TrackingNumber"] | null
    }
    /** @description Review as its author sees it. */
    OwnReview: {
      author_name: string
      /** @description Rule that a refused review breaks. */
      refusal:
        | ("insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine")
        | null
      reply: string | null
      stars: number
      /** @enum {string} */
      state: "waiting" | "published" | "refused"
      text: string
      title: string
      written_at: string
    }
    /** @description GET /api/pages/{page}: the merchant's text in the caller's language. Null means the storefront's default text. */
    PageAnswer: {
      /** @enum {string} */
      page: "shipping" | "returns" | "contact" | "privacy" | "terms" | "about" | "cookies"
      text: components["schemas"]["PageText"] | null
    }
    /** @description GET and PUT /api/admin/settings/pages/{page}. */
    PageSetting: {
      changed: {
        at: string
        by: string
      } | null
      original: components["schemas"]["PageSources"]
      value: components["schemas"]["PageSources"]
      version: string
    }
    /** @description Source text of a page. */
    PageSource: {
      intro: string
      /** @description Markdown subset: headings, paragraphs, lists, tables, bold, italic and links. */
      text: string
      title: string
    }
    /** @description Merchant's texts of a page by language. A missing language uses the default text. */
    PageSources: {
      de?: components["schemas"]["PageSource"]
      en?: components["schemas"]["PageSource"]
      fr?: components["schemas"]["PageSource"]
      nl?: components["schemas"]["PageSource"]
    }
    PageText: {
      intro: string
      sections: components["schemas"]["TextSection"][]
      title: string
    }
    PageVersions: {
      at: string
      by: string
      id: string
      value: components["schemas"]["PageSources"]
    }[]
    /** @description Payment method of an order. A card has its brand and last four digits, as on a receipt. */
    PaidWith: {
      /** @description Stripe's name of the brand: visa, mastercard, amex … */
      brand: string | null
      /** @enum {string} */
      kind: "card" | "bancontact" | "transfer" | "other"
      last4: string | null
    }
    /** @description Results, in the order of the request. */
    ParcelResults: {
      /** @description Whether the order now has the requested status. */
      done: boolean
      order_number: string
      /** @description Reason of a failure. Null on success. */
      refusal: {
        code: string
        detail: string
      } | null
      tracking_number: string | null
    }[]
    /** @description POST /api/admin/orders/status: one status change for many orders. */
    ParcelSteps: {
      orders: {
        /**
         * @description Expected current status. If it is different, this order is not changed.
         * @enum {string}
         */
        from?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
        order_number: components["schemas"]["OrderNumber"]
        tracking_number?: components["schemas"]["TrackingNumber"] | null
      }[]
      /** @enum {string} */
      status: "preparing" | "shipped" | "delivered"
    }
    /** @description Payment instructions of a pending order. */
    PaymentInstructions: {
      amount_cents: number
      /** @description Deadline to confirm the e-mail address with the order's link. Absent after the confirmation. */
      confirm_by?: string
      /** @description Until when the goods are reserved. */
      due_at: string
      /** @description Name of the payment method. */
      name: string
      /** @description Content of a QR code for banking apps, and its instructions. */
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
    /** @description POST …/payment-link: sends the customer a link to pay the amount due. */
    PaymentLink: {
      /**
       * @description Language of the customer from now on. Default: that of the order, otherwise that of the account.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
    }
    /** @description GET /api/payments/methods: the payment methods. The first one is the default. */
    PaymentMethods: {
      methods: {
        code: string
        /** @description Whether the order is placed immediately and paid later. */
        is_paid_later: boolean
        name: string
        /** @description Short description. */
        text: string
      }[]
    }
    PaymentStatus: {
      amount_total: number
      /** @description Payment instructions. The order exists as `metadata.order_number`. */
      awaited?: components["schemas"]["PaymentInstructions"]
      currency: string
      metadata: {
        customer_email?: string
        order_number?: string
      }
      /** @enum {string} */
      payment_status: "paid" | "unpaid" | "no_payment_required"
      /**
       * @description The payment arrived, but no order could be created. The full amount is refunded.
       * @constant
       */
      refunded?: true
      /** @enum {string} */
      status: "open" | "complete" | "expired"
    }
    /** @description GET /api/admin/accounting/payouts: one payout to the bank account, with totals by kind. */
    Payout: {
      /** @description Whether the transactions add up to the payout. Null if Stripe lists no transactions for it. */
      adds_up: boolean | null
      /** @description Amount that arrived at the bank. Negative if Stripe debited the account. */
      amount_cents: number
      /** @description Arrival at the bank according to Stripe, in UTC. */
      arrival_date: string
      /** @description Stripe's fees. Negative. */
      fees_cents: number
      id: components["schemas"]["PayoutId"]
      /** @description Number of transactions that do not match the orders. */
      mismatches: number
      /** @description Disputes and other transactions. */
      others_cents: number
      /** @description Payments of customers. */
      payments_cents: number
      /** @description Refunds to customers. Negative. */
      refunds_cents: number
      /** @enum {string} */
      status: "paid" | "pending" | "in_transit" | "canceled" | "failed"
    }
    /** @description GET /api/admin/accounting/payouts/{id} */
    PayoutDetail: {
      /** @description Whether the transactions add up to the payout. Null if Stripe lists no transactions for it. */
      adds_up: boolean | null
      /** @description Amount that arrived at the bank. Negative if Stripe debited the account. */
      amount_cents: number
      /** @description Arrival at the bank according to Stripe, in UTC. */
      arrival_date: string
      entries: components["schemas"]["PayoutEntry"][]
      /** @description Stripe's fees. Negative. */
      fees_cents: number
      id: components["schemas"]["PayoutId"]
      /** @description Number of transactions that do not match the orders. */
      mismatches: number
      /** @description Disputes and other transactions. */
      others_cents: number
      /** @description Payments of customers. */
      payments_cents: number
      /** @description Refunds to customers. Negative. */
      refunds_cents: number
      /** @enum {string} */
      status: "paid" | "pending" | "in_transit" | "canceled" | "failed"
    }
    /** @description Transaction of the Stripe balance that is part of a payout. */
    PayoutEntry: {
      amount_cents: number
      created_at: string
      /** @description Stripe's fee. */
      fee_cents: number
      id: string
      /** @enum {string} */
      kind: "payment" | "refund" | "dispute" | "fee" | "other"
      mismatch: ("no_order" | "other_amount") | null
      net_cents: number
      /** @description Order of the payment. Null if no order matches. */
      order_number: string | null
    }
    PayoutId: string
    /** @description GET /api/admin/accounting/payouts: payouts that arrive in the period, newest first. */
    Payouts: {
      payouts: components["schemas"]["Payout"][]
    }
    /** @description GET /api/users/export: all personal data that the shop keeps of a person. */
    PersonalData: {
      addresses: unknown[]
      exported_at: string
      /** @description Personal data that plugins keep, by plugin part. */
      more: {
        [key: string]: unknown[]
      }
      /** @description Administrators' notes on the person and their orders, without their authors. */
      notes: {
        at: string
        order_number: string | null
        text: string
      }[]
      orders: unknown[]
      sessions: unknown[]
      user: components["schemas"]["User"]
    }
    /** @description POST /api/admin/orders: an order by telephone, from a cart that an administrator filled. */
    PhoneOrder: {
      address: components["schemas"]["DeliveryAddress"]
      /** @description Business of the customer. The shop checks its VAT number with VIES and puts it on the invoice. */
      business?: components["schemas"]["Business"]
      /** @description Session id of the cart. */
      cart_session_id: components["schemas"]["SessionId"]
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
      customer_email: components["schemas"]["Email"]
      /** @description Id of a method listed by GET /api/delivery. */
      delivery_method: string
      /** @description Id of a point listed by GET /api/delivery/points. Required if the method needs a point. */
      delivery_point?: string
      /** @description Total in cents that the customer agreed to. If the shop's total is different, the call returns 409 price_changed. */
      expected_total_cents: number
      first_name: string
      /**
       * @description Language of the customer. The order and its e-mails use it.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      last_name: string
      /** @description Code of a payment method that is paid later. If absent, the customer receives a link to the payment page. */
      payment_method?: string
      phone?: string
    }
    PlacedPhoneOrder: {
      order_number: components["schemas"]["OrderNumber"]
    }
    Preferences: {
      /** @enum {string} */
      language?: "fr" | "nl" | "en" | "de"
      newsletter?: boolean
    }
    /** @description Euro, VAT included, in whole cents. */
    Price: number
    PriceChange: {
      price: components["schemas"]["Price"]
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description Price, weight, stock and SKU are those of the first variant, for clients that do not use variants. */
    Product: {
      active: boolean
      /** @description Allergens that it contains (Regulation (EU) 1169/2011, Annex II). Null if unknown. */
      allergens:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      /** @description Kinds of birds that it is for. Empty if not set. */
      birds: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      category_id: string | null
      description_de: string
      description_en: string
      description_fr: string
      description_nl: string
      /** @description The French handle. */
      handle: string
      handle_de: string
      handle_en: string
      handle_fr: string
      handle_nl: string
      /** @description Whether it has mandatory product information: GET /api/products/{id}/information. */
      has_information: boolean
      /** @description Id of the Medusa product. */
      id: string
      /** @description URLs of pictures. A picture `…-960.webp` is also available in the sizes 320 and 640, and as .avif. */
      images: string[]
      /** @description Whether the merchant chose it for the home page. */
      is_featured: boolean
      is_out_of_stock: boolean
      /** @description Whether it is perishable food. The 14-day right of withdrawal does not apply to it. */
      is_perishable: boolean
      is_promotion: boolean
      /** @description Lowest price in the 30 days before the current sale. Null if the product had no price then. */
      lowest_price_30_days: number | null
      name_de: string
      name_en: string
      name_fr: string
      name_nl: string
      /** @description Current price of one unit in euro, VAT included, with at most two decimals. */
      price: number
      /** @description Euro per kilogram, VAT included. Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included. Null if the unit has no volume. */
      price_per_litre: number | null
      /** @description Average rating of buyers: GET /api/products/{id}/reviews. Null if there are no published reviews. */
      rating: components["schemas"]["Rating"] | null
      /** @description Price without the current sale. Null if there is no sale. */
      regular_price: number | null
      sku: string
      /** @description Units available for sale, without reserved units. Never negative. */
      stock: number
      /** @description Lower prices for larger quantities, in ascending order. Each applies until the next one. */
      tiers: components["schemas"]["Tier"][]
      /** @description Unit of the price: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description Sizes, in the merchant's order. There is always at least one. */
      variants: components["schemas"]["ProductVariant"][]
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Net weight of one unit in grams. Null if it is not sold by weight. */
      weight: number | null
    }
    /** @description PUT /api/admin/products/{id}. Absent fields are not changed. */
    ProductChange: {
      active?: boolean
      /** @description Kinds of birds that it is for. */
      birds?: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      category_id?: string | null
      description_de?: string
      description_en?: string
      description_fr?: string
      description_nl?: string
      handle_de?: string
      handle_en?: string
      handle_fr?: string
      handle_nl?: string
      images?: string[]
      is_featured?: boolean
      is_promotion?: boolean
      /** @description Null: the shop's default. */
      low_stock_threshold?: components["schemas"]["Stock"] | null
      name_de?: string
      name_en?: string
      name_fr?: string
      name_nl?: string
      /** @description Null: as the category. */
      perishable?: boolean | null
      price?: components["schemas"]["Price"]
      /** @description Default for a new product: created from the name. */
      sku?: string
      stock?: components["schemas"]["Stock"]
      unit_label?: string
      variants?: components["schemas"]["VariantInput"][]
      /** @enum {number} */
      vat_rate?: 6 | 21
      weight?: number | null
    }
    /** @description Requested fields of each product. */
    ProductFacts: {
      active?: boolean
      allergens?:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      birds?: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      category_id?: string | null
      description_de?: string
      description_en?: string
      description_fr?: string
      description_nl?: string
      handle?: string
      handle_de?: string
      handle_en?: string
      handle_fr?: string
      handle_nl?: string
      has_information?: boolean
      id?: string
      images?: string[]
      is_featured?: boolean
      is_out_of_stock?: boolean
      is_perishable?: boolean
      is_promotion?: boolean
      lowest_price_30_days?: number | null
      name_de?: string
      name_en?: string
      name_fr?: string
      name_nl?: string
      price?: number
      price_per_kg?: number | null
      price_per_litre?: number | null
      rating?: components["schemas"]["Rating"] | null
      regular_price?: number | null
      sku?: string
      stock?: number
      tiers?: components["schemas"]["Tier"][]
      unit_label?: string
      variants?: components["schemas"]["ProductVariant"][]
      vat_rate?: number
      weight?: number | null
    }[]
    /** @description Medusa id: a prefix and a ULID. The pattern is wider, so that an unknown id gives "not found" and not "malformed". */
    ProductId: string
    /** @description Mandatory product information. Unknown texts are "", other unknown values are null. */
    ProductInformation: {
      additives_de: string
      additives_en: string
      additives_fr: string
      additives_nl: string
      /** @description Allergens that it contains. Null means unknown, an empty list means none. */
      allergens:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      carbohydrate: number | null
      crude_ash: number | null
      crude_fat: number | null
      crude_fibre: number | null
      crude_protein: number | null
      energy_kcal: number | null
      energy_kj: number | null
      fat: number | null
      ingredients_de: string
      ingredients_en: string
      ingredients_fr: string
      ingredients_nl: string
      /** @description Null if not set. */
      kind:
        | (
            | "food"
            | "single_ingredient_food"
            | "complete_feed"
            | "complementary_feed"
            | "feed_material"
            | "other"
          )
        | null
      manufacturer_address: string
      manufacturer_contact: string
      /** @description Country of the manufacturer, ISO 3166-1 alpha-2. */
      manufacturer_country: string | null
      manufacturer_name: string
      moisture: number | null
      /** @description Country of origin, ISO 3166-1 alpha-2. */
      origin: string | null
      protein: number | null
      responsible_address: string
      responsible_contact: string
      responsible_name: string
      salt: number | null
      saturates: number | null
      species_de: string
      species_en: string
      species_fr: string
      species_nl: string
      storage_de: string
      storage_en: string
      storage_fr: string
      storage_nl: string
      sugars: number | null
      /** @description Allergens that it may contain traces of. */
      traces: (
        | "gluten"
        | "crustaceans"
        | "eggs"
        | "fish"
        | "peanuts"
        | "soybeans"
        | "milk"
        | "nuts"
        | "celery"
        | "mustard"
        | "sesame"
        | "sulphites"
        | "lupin"
        | "molluscs"
      )[]
      use_de: string
      use_en: string
      use_fr: string
      use_nl: string
      warnings_de: string
      warnings_en: string
      warnings_fr: string
      warnings_nl: string
    }
    /** @description Absent fields are not changed. */
    ProductInformationChange: {
      additives_de?: string
      additives_en?: string
      additives_fr?: string
      additives_nl?: string
      /** @description Allergens that it contains. Null means unknown, an empty list means none. */
      allergens?:
        | (
            | "gluten"
            | "crustaceans"
            | "eggs"
            | "fish"
            | "peanuts"
            | "soybeans"
            | "milk"
            | "nuts"
            | "celery"
            | "mustard"
            | "sesame"
            | "sulphites"
            | "lupin"
            | "molluscs"
          )[]
        | null
      carbohydrate?: number | null
      crude_ash?: number | null
      crude_fat?: number | null
      crude_fibre?: number | null
      crude_protein?: number | null
      energy_kcal?: number | null
      energy_kj?: number | null
      fat?: number | null
      ingredients_de?: string
      ingredients_en?: string
      ingredients_fr?: string
      ingredients_nl?: string
      /** @description Null if not set. */
      kind?:
        | (
            | "food"
            | "single_ingredient_food"
            | "complete_feed"
            | "complementary_feed"
            | "feed_material"
            | "other"
          )
        | null
      manufacturer_address?: string
      manufacturer_contact?: string
      /** @description Country of the manufacturer, ISO 3166-1 alpha-2. */
      manufacturer_country?: string | null
      manufacturer_name?: string
      moisture?: number | null
      /** @description Country of origin, ISO 3166-1 alpha-2. */
      origin?: string | null
      protein?: number | null
      responsible_address?: string
      responsible_contact?: string
      responsible_name?: string
      salt?: number | null
      saturates?: number | null
      species_de?: string
      species_en?: string
      species_fr?: string
      species_nl?: string
      storage_de?: string
      storage_en?: string
      storage_fr?: string
      storage_nl?: string
      sugars?: number | null
      /** @description Allergens that it may contain traces of. */
      traces?: (
        | "gluten"
        | "crustaceans"
        | "eggs"
        | "fish"
        | "peanuts"
        | "soybeans"
        | "milk"
        | "nuts"
        | "celery"
        | "mustard"
        | "sesame"
        | "sulphites"
        | "lupin"
        | "molluscs"
      )[]
      use_de?: string
      use_en?: string
      use_fr?: string
      use_nl?: string
      warnings_de?: string
      warnings_en?: string
      warnings_fr?: string
      warnings_nl?: string
    }
    /** @description POST /api/admin/products. */
    ProductInput: {
      active?: boolean
      /** @description Kinds of birds that it is for. */
      birds?: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      category_id?: string | null
      /** @default  */
      description_de?: string
      description_en?: string
      /** @default  */
      description_fr?: string
      /** @default  */
      description_nl?: string
      handle_de?: string
      handle_en?: string
      handle_fr?: string
      handle_nl?: string
      /** @default [] */
      images?: string[]
      is_featured?: boolean
      is_promotion?: boolean
      /** @description Null: the shop's default. */
      low_stock_threshold?: components["schemas"]["Stock"] | null
      /** @default  */
      name_de?: string
      /** @default  */
      name_en?: string
      name_fr: string
      /** @default  */
      name_nl?: string
      /** @description Null: as the category. */
      perishable?: boolean | null
      price: components["schemas"]["Price"]
      /** @description Default for a new product: created from the name. */
      sku?: string
      /** @default 100 */
      stock?: components["schemas"]["Stock"]
      /** @default €/kg */
      unit_label?: string
      variants?: components["schemas"]["VariantInput"][]
      /**
       * @default 21
       * @enum {number}
       */
      vat_rate?: 6 | 21
      weight?: number | null
    }
    /** @description GET /api/admin/products/{id}/lots. */
    ProductLots: {
      /** @description Whether the product uses lots. */
      is_kept: boolean
      /** @description Lots with units on the shelf or units to remove, in order of sale. */
      lots: components["schemas"]["Lots"]
    }
    /** @description Id of a product, or a current or former handle. */
    ProductReference: string
    Products: components["schemas"]["Product"][]
    /** @description PATCH /api/admin/products: changes many products, all or none. */
    ProductTable: {
      rows: {
        active?: boolean
        category_id?: string | null
        id: components["schemas"]["ProductId"]
        low_stock_threshold?: components["schemas"]["Stock"] | null
        name_fr?: string
        /** @default [] */
        sizes?: {
          moved?: {
            quantity: number
            /** @enum {string} */
            reason: "delivery" | "found" | "correction" | "damaged" | "lost" | "own_use" | "stocktaking"
          }
          price?: components["schemas"]["Price"]
          stock?: components["schemas"]["Stock"]
          variant_id: components["schemas"]["ProductId"]
        }[]
        /** @description Version of the product that the caller read. If it is different now, nothing is saved. */
        version: string
      }[]
    }
    /** @description Results by product, in the order of the request. */
    ProductTableResult: {
      rows: {
        id: string
        /** @description Current state. Null if the product does not exist. */
        product: components["schemas"]["AdminProduct"] | null
        /** @description Error if this product caused the failure. Null for all other products. */
        refusal: {
          code: string
          detail: string
        } | null
      }[]
      /** @description Whether all changes were saved. Otherwise none was saved. */
      saved: boolean
    }
    /** @description Size of a product. Prices are in euro, VAT included. */
    ProductVariant: {
      /** @description Id of the Medusa variant. Use it to add the size to a cart. */
      id: string
      /** @description Picture of the size. Null if the product's pictures apply. */
      image: string | null
      label_de: string
      label_en: string
      label_fr: string
      label_nl: string
      /** @description Lowest price in the 30 days before the current sale. Null if the product had no price then. */
      lowest_price_30_days: number | null
      /** @description Current price of one unit. */
      price: number
      /** @description Euro per kilogram. Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre. Null if the unit has no volume. */
      price_per_litre: number | null
      /** @description Price without the current sale. Null if there is no sale. */
      regular_price: number | null
      sku: string
      /** @description Units available for sale. */
      stock: number
      /** @description Lower prices for larger quantities, in ascending order. Each applies until the next one. */
      tiers: components["schemas"]["Tier"][]
      /** @description Unit of the price: "€/500 g". */
      unit_label: string
      /** @description Net weight of one unit in grams. Null if it is not sold by weight. */
      weight: number | null
    }
    Profile: {
      /** @description Null removes it. If absent, it is not changed. */
      business?: components["schemas"]["Business"] | null
      first_name: string
      last_name: string
      phone?: string | null
    }
    /** @description POST /api/cart/{session_id}/promotions: a promo code. Letter case makes no difference. */
    PromoCode: {
      code: string
    }
    PromotionChange: {
      is_promotion: boolean
    }
    PromotionId: string
    /** @description POST /api/admin/promotions and PUT /api/admin/promotions/{id}. */
    PromotionInput: {
      amount_cents: number | null
      category_ids: string[]
      code: string
      from: components["schemas"]["Day"] | null
      is_automatic: boolean
      limit: number | null
      limit_per_email: number | null
      minimum_cents: number | null
      note: string
      /** @enum {string} */
      on: "order" | "products" | "categories" | "delivery"
      percent: number | null
      product_ids: string[]
      until: components["schemas"]["Day"] | null
    }
    /** @description End of the period in which this session may do sensitive actions, ISO 8601. */
    Proved: {
      proved_until: string
    }
    Quantity: number
    /** @description Average rating of a product. */
    Rating: {
      /** @description 1 to 5 stars, with one decimal. */
      average: number
      /** @description Number of published reviews. */
      count: number
    }
    /** @description POST /api/admin/lots/{id}/recall: the reason and the instructions for customers. */
    RecallInput: {
      /** @description Texts by language. French is required and replaces missing languages. */
      reasons: {
        /** @default  */
        de?: string
        /** @default  */
        en?: string
        fr: string
        /** @default  */
        nl?: string
      }
    }
    /** @description POST …/payment: records the payment of an order that waits for it. */
    ReceivedPayment: {
      /** @description Received amount. It must equal the total of the order. */
      received_cents: number
    }
    /** @description Recovery codes. They are returned only once, because the shop stores only the data to verify them. */
    RecoveryCodes: {
      recovery_codes: string[]
    }
    Refund: {
      /** @description Bank account of a refund that was paid by hand. */
      account: string | null
      amount_cents: number
      /** @description Possible parts of an unassigned refund. */
      assignable: components["schemas"]["Refundable"] | null
      at: string
      by: {
        email: string | null
      }
      id: string
      /**
       * @description "shop": made by the shop. "stripe": made in Stripe's dashboard. "dispute": decided by the customer's bank.
       * @enum {string}
       */
      origin: "shop" | "stripe" | "dispute"
      /** @description Null if the amount was split over the VAT rates in proportion. */
      parts: components["schemas"]["RefundParts"] | null
      reason: string | null
      /** @description Whether the refunded goods returned to stock. Null if the refund has no goods. */
      restock: boolean | null
      /**
       * @description "pending", "done", or "failed" if the customer's bank returned the money.
       * @enum {string}
       */
      state: "pending" | "done" | "failed"
      /** @description Whether the refund still needs its parts, because its VAT depends on them. */
      unassigned: boolean
    }
    /** @description Parts of an order that can still be refunded. */
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
    /** @description PUT /api/admin/orders/{order_number}/refunds/{id}: the parts of a refund. Their sum must equal its amount. */
    RefundAssignment: {
      /** @description Amounts without a line, each with a VAT rate of the order. */
      amounts?: {
        amount_cents: number
        vat_rate: number
      }[]
      /** @description Amount for the delivery, VAT included. Its VAT is split like that of the goods. */
      delivery_cents?: number
      items?: {
        id: string
        quantity: number
      }[]
    }
    /** @description POST /api/admin/alerts/refunds/{id}/acknowledgement */
    RefundId: string
    /** @description Parts of a refund with their amounts, VAT included. */
    RefundParts: {
      /** @description Amounts without a line, by VAT rate of the order. */
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
      /** @description IBAN to which the money was sent. Required for payments that are refunded by hand. */
      account?: string
      /** @description Default without parts: all that can still be refunded. With parts, it must equal their sum. */
      amount_cents?: number
      /** @description Amounts without a line, each with a VAT rate of the order. */
      amounts?: {
        amount_cents: number
        vat_rate: number
      }[]
      /** @description Amount for the delivery, VAT included. Its VAT is split like that of the goods. */
      delivery_cents?: number
      items?: {
        id: string
        quantity: number
      }[]
      /** @description Idempotency key of the client. Requests with the same key refund only once. */
      key: string
      /** @description Reason, shown on the credit note. */
      reason?: string
      /** @description Whether the refunded goods return to stock. Default: yes, unless the parcel has left. If no part is named, it means all goods, and `amount_cents` must be everything that is left. */
      restock?: boolean
    }
    Register: {
      cart_session_id?: components["schemas"]["SessionId"]
      email: components["schemas"]["AccountEmail"]
      first_name: string
      /**
       * @description Language of the shop's e-mail. Default: from `Accept-Language`.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
      last_name: string
      password: components["schemas"]["NewPassword"]
      phone?: string | null
    }
    /** @description GET /api/products/{id}/related */
    RelatedProducts: {
      /** @description Products for sale and in stock. At most four, most often bought together first. */
      products: components["schemas"]["Products"]
      /**
       * @description Reason for all of these products.
       * @enum {string}
       */
      reason: "bought_together" | "category"
    }
    RepeatDeliveries: {
      repeats: components["schemas"]["RepeatDelivery"][]
    }
    RepeatDelivery: {
      address: string
      /** @description Card that is charged. Null if unknown. */
      card: {
        brand: string | null
        last4: string | null
      } | null
      /** @description Destination country. */
      country:
        | (
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
          )
        | null
      /** @description Delivery kind, as in GET /api/delivery. Null if it is no longer available. */
      delivery_code: string | null
      id: string
      last_total_cents: number
      lines: {
        /** @description Possible replacements: other sizes, and products of the same category. */
        alternatives: {
          name: string
          product_id: string
          unit_cents: number | null
          variant_id: string
        }[]
        image: string | null
        /** @description Replacement if the goods are missing. Null: none, and `when_missing` applies. */
        instead: {
          name: string
          product_id: string
          unit_cents: number | null
          variant_id: string
        } | null
        name: string
        product_id: string
        quantity: number
        /** @description Current unit price in cents, before the discount. Null if it is no longer for sale. */
        unit_cents: number | null
        variant_id: string
      }[]
      /**
       * @description Changes that the caller can make. A link in an e-mail only allows changes that reduce the price or the number of deliveries.
       * @enum {string}
       */
      may: "reduce" | "all"
      /** @description Next delivery. Null if the subscription has ended or is paused. */
      next: {
        /** @description Name of the missing goods. */
        missing: string | null
        on: string
        /** @description Missing goods of this delivery, and their replacement that the customer chose. */
        replaced: {
          by: string
          name: string
        }[]
        /** @enum {string} */
        state: "planned" | "announced" | "waiting" | "failed"
        /** @description Total at current prices, or as announced, VAT and delivery included. Null if unknown. */
        total_cents: number | null
      } | null
      /** @description Available intervals. */
      rhythms: number[]
      /** @enum {string} */
      state: "active" | "paused" | "ended"
      weeks: number
      /** @enum {string} */
      when_missing: "wait" | "skip"
    }
    /** @description Destination from the next delivery on: an address, or a pickup point. */
    RepeatDestination: {
      /** @description Address. Required if the method needs no point. */
      address?: components["schemas"]["DeliveryAddress"]
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
      /** @description Id of a method from the subscription's `deliveries`. */
      delivery_method: string
      /** @description Id of a point from GET /api/delivery/points. Required if the method needs a point. */
      delivery_point?: string
    }
    /** @description Delivery methods of a subscription to a country, with current prices. */
    RepeatMethods: {
      methods: {
        /** @description Stable name of the kind: home, pickup_point, locker. */
        code: string
        id: string
        max_days: number
        /** @description Transit time in working days. */
        min_days: number
        needs_point: boolean
        price_cents: number
      }[]
    }
    /** @description Delivery intervals of subscriptions, in weeks. */
    RepeatOffer: {
      /** @description Discount on subscriptions. */
      percent: number
      rhythms: number[]
    }
    /** @description GET /api/admin/repeat-deliveries: subscription deliveries of the next seven days, and problems. */
    RepeatOverview: {
      active: number
      is_offered: boolean
      paused: number
      /** @description Refused charges, missing goods, and subscriptions that were paused because of them, newest first. */
      troubles: {
        due_on: string
        email: string
        first_order: string
        id: string
        missing: string | null
        /** @description Next attempt. Null if no attempt is planned. */
        next_on: string | null
        /** @enum {string} */
        state: "failed" | "given_up" | "waiting"
        total_cents: number | null
        tries: number
      }[]
      /** @description Deliveries of the next seven days. */
      week: {
        deliveries: number
        /** @description Announced total, or that of the last delivery. VAT and delivery included. */
        expected_cents: number
        goods: {
          name: string
          quantity: number
          variant_id: string
        }[]
      }
    }
    RepeatToken: {
      token: string
    }
    ResetPassword: {
      password: components["schemas"]["NewPassword"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description Published review. */
    Review: {
      /** @description Name that the author chose. Null if the author was deleted. */
      author_name: string | null
      id: string
      /**
       * @description Language of the review.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description Public reply of the shop. */
      reply: string | null
      stars: number
      text: string
      title: string
      /** @description When it was written or last changed. */
      written_at: string
    }
    /** @description PUT /api/admin/reviews/{id}. The decision also closes the review's reports. */
    ReviewDecision: {
      /** @description Rule that a refused review breaks. The author receives it. */
      refusal:
        | ("insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine")
        | null
      /** @description Reply, shown below a published review. */
      reply: string | null
      /** @enum {string} */
      state: "published" | "refused"
    }
    /** @description PUT /api/users/orders/{order_number}/reviews: creates or replaces the review of one product. */
    ReviewInput: {
      author_name: string
      product_id: string
      stars: number
      text: string
      title: string
    }
    /** @description POST /api/reviews/{id}/reports: a notice according to Regulation (EU) 2022/2065, article 16. */
    ReviewReport: {
      /** @description E-mail address for the decision. If absent, no answer is sent. */
      email?: components["schemas"]["Email"]
      /**
       * @description Rule that the review breaks.
       * @enum {string}
       */
      rule: "insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine"
      /** @description Explanation. */
      text: string
    }
    ReviewsAnswer: {
      /** @description Number of reviews with one star, two, three, four and five. */
      by_stars: number[]
      page: number
      /** @description At least 1. */
      page_count: number
      /** @description Null if there are no published reviews. */
      rating: components["schemas"]["Rating"] | null
      /** @description Newest first, in all languages. */
      reviews: components["schemas"]["Review"][]
    }
    /** @description PUT /api/admin/users/{id}/role */
    RoleChange: {
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    /** @description Current or planned sale price of a product. */
    SalePrice: {
      from: string | null
      id: string
      /** @description Whether the price list is only for this product and can be changed here. Other lists are changed in Medusa Admin. */
      is_own: boolean
      prices: {
        price: number
        variant_id: string
      }[]
      /** @enum {string} */
      state: "running" | "planned"
      /** @description Name of the price list in Medusa Admin. */
      title: string
      until: string | null
    }
    /** @description POST and PUT: temporary prices of a product's sizes. Days are in Brussels. */
    SalePriceInput: {
      /** @description First day. Null: from now on. */
      from: components["schemas"]["Day"] | null
      /** @description Sizes with a sale price. Other sizes keep their price. */
      prices: {
        price: components["schemas"]["Price"]
        variant_id: components["schemas"]["ProductId"]
      }[]
      /** @description Last day. Null: no end. */
      until: components["schemas"]["Day"] | null
    }
    /** @description GET /api/admin/products/{id}/sale-prices: current prices first, then planned ones. */
    SalePrices: {
      /** @description Legal reference price of a reduction: the lowest price of each size in the 30 days before it. Null if the size had no price then. */
      lowest: {
        price: number | null
        variant_id: string
      }[]
      sales: components["schemas"]["SalePrice"][]
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
    }
    /** @description GET /api/search: one page of matching products, and the total number. */
    SearchAnswer: {
      /** @description Allergens of the shop's products, including traces: values for `without`. */
      allergens: (
        | "gluten"
        | "crustaceans"
        | "eggs"
        | "fish"
        | "peanuts"
        | "soybeans"
        | "milk"
        | "nuts"
        | "celery"
        | "mustard"
        | "sesame"
        | "sulphites"
        | "lupin"
        | "molluscs"
      )[]
      /** @description Kinds of birds of the shop's products: values for `bird`. */
      birds: (
        | "budgie"
        | "lovebird"
        | "parakeet"
        | "cockatiel"
        | "conure"
        | "african_grey"
        | "amazon"
        | "cockatoo"
        | "macaw"
      )[]
      /** @description Number of products in the shop. */
      catalogue_total: number
      /** @description Number of matches by category: "all" first, then in the shop's order. */
      categories: {
        count: number
        id: string
      }[]
      page: number
      /** @description At least 1. */
      page_count: number
      page_size: number
      products: components["schemas"]["Products"]
      /** @description Number of matches on all pages. */
      total: number
      /** @description Number of products that are excluded only because their allergens are unknown. */
      untold: number
    }
    Searched: string
    /** @description GET /api/users/second-factor */
    SecondFactor: {
      /** @description Whether the owner requires a second factor of all administrators. */
      demanded: boolean
      enabled: boolean
      recovery_codes_left: number
    }
    /** @description GET and PUT /api/admin/security */
    SecuritySettings: {
      second_factor_demanded: boolean
    }
    /** @description Active session on one device. */
    Session: {
      /** @description Derived from the browser's `User-Agent`. Null if unknown. */
      browser: string | null
      created_at: string
      /** @description Whether this session made the call. */
      current: boolean
      id: string
      /** @description Accurate to five minutes. */
      last_used_at: string
      system: string | null
    }
    SessionId: string
    SessionKey: string
    Sessions: components["schemas"]["Session"][]
    /** @description GET /api/shop: public data of the shop. */
    Shop: {
      /** @description Days without dispatch in the next months, for example 2026-12-25. Weekends are not listed. */
      closed_days: string[]
      merchant: {
        city: string
        company_register: {
          de?: string
          en?: string
          fr: string
          nl?: string
        }
        /** @description ISO 3166-1 alpha-2. */
        country: string
        email: string
        legal_name: string
        messenger: string
        name: string
        opening_hours: {
          closes: string
          opens: string
        }
        phone: string
        postal_code: string
        social: {
          facebook: string
          instagram: string
        }
        street: string
        vat_number: string
      }
      /** @description Automatic promotions for all customers. */
      offers: components["schemas"]["Offer"][]
      /** @description Subscription options. Null if the shop has no subscriptions. */
      repeats: components["schemas"]["RepeatOffer"] | null
      /** @description Enabled optional services. */
      services: ("back_in_stock" | "favourites" | "product_feed" | "bought_together" | "business")[]
    }
    SignedIn: {
      token: string
      user: components["schemas"]["User"]
    }
    StartSecondFactor: {
      password: components["schemas"]["GivenPassword"]
    }
    /** @description Change of an order's status. */
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
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description Change of the units on the shelf. */
    StockMovement: {
      at: string
      /** @description E-mail address of the administrator at that time. Null if unknown or if no administrator made the change. */
      by: string | null
      id: string
      /** @description Import that made the change for the administrator. */
      import_id: string | null
      note: string
      order_number: string | null
      /** @description Negative if units were removed. The sum of a size's movements is its stock on the shelf. */
      quantity: number
      /** @enum {string} */
      reason:
        | "delivery"
        | "found"
        | "correction"
        | "damaged"
        | "lost"
        | "own_use"
        | "stocktaking"
        | "opening"
        | "set"
        | "import"
        | "order"
        | "expired"
        | "recalled"
        | "engine"
      /** @description Units on the shelf after the movement, including reserved ones. */
      stocked: number
      variant_id: string
    }
    /** @description POST /api/admin/products/{id}/stock-movements: adds, removes or counts units of one size. */
    StockMovementInput: {
      /** @enum {string} */
      kind: "in" | "out" | "count"
      /** @default  */
      note?: string
      /** @description Units to add or remove. For a count, all units on the shelf, including reserved ones. */
      quantity: number
      /**
       * @description Reason. It must match the kind.
       * @enum {string}
       */
      reason: "delivery" | "found" | "correction" | "damaged" | "lost" | "own_use" | "stocktaking"
      /** @description Id of the size. Default: the first size. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description GET /api/admin/products/{id}/stock-movements: newest first. The header X-Total-Count has the total number. */
    StockMovements: components["schemas"]["StockMovement"][]
    SystemHealth: {
      /** @description Degraded while there are alerts: GET /api/admin/alerts. */
      alerts: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      database: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      /** @description Without a mail server, e-mails stay in the shop and customers receive none. */
      mail: {
        detail: string
        has_server: boolean
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      payments: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
      /** @description Personal data whose retention period has ended, by kind. Degraded if the deletion jobs are behind. */
      retention: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
    }
    /** @description DELETE /api/admin/users/:id/second-factor: the password of the owner who makes the call. */
    TakeSecondFactor: {
      password: components["schemas"]["GivenPassword"]
    }
    /** @description Block of a page, ready to render and without markup. */
    TextBlock:
      | {
          spans: components["schemas"]["TextSpan"][]
          /** @constant */
          type: "heading"
        }
      | {
          spans: components["schemas"]["TextSpan"][]
          /** @constant */
          type: "paragraph"
        }
      | {
          is_ordered: boolean
          items: components["schemas"]["TextSpan"][][]
          /** @constant */
          type: "list"
        }
      | {
          head: components["schemas"]["TextSpan"][][]
          rows: components["schemas"]["TextSpan"][][][]
          /** @constant */
          type: "table"
        }
      | {
          /** @constant */
          type: "times"
        }
    TextSection: {
      blocks: components["schemas"]["TextBlock"][]
      heading: string
      /** @description Id for links to the section. Empty for the text before the first heading. */
      id: string
    }
    /** @description Part of a text with one style, with or without a link. */
    TextSpan: {
      emphasis?: boolean
      /** @description Page of the shop (starts with "/"), external page or e-mail address. */
      href?: string
      strong?: boolean
      text: string
    }
    /** @description Price of one unit from a minimum quantity on. Prices are in euro, VAT included. */
    Tier: {
      from: number
      price: number
      /** @description Null if the unit has no weight. */
      price_per_kg: number | null
      /** @description Null if the unit has no volume. */
      price_per_litre: number | null
    }
    /** @description GET /api/admin/today: number of open tasks. Null if the caller's role may not read them. */
    Today: {
      /** @description Structured invoices that were not delivered. Null if the shop does not send any. */
      e_invoices: number | null
      /** @description Lots. Null if the shop does not use lots. */
      lots: {
        /** @description Lots with stock that expire soon. */
        near: number
        /** @description Expired or recalled lots whose goods must still be removed. */
        to_clear: number
      } | null
      /** @description Products for sale with low stock according to `low_stock_threshold`. */
      low_stock: number | null
      /** @description URL of Medusa Admin. */
      medusa_admin_url: string
      /** @description E-mails that could not be sent. */
      messages_failed: number | null
      orders: {
        [key: string]: number
      } | null
      /** @description Reviews that need a decision, new or reported. Null if the shop has no reviews. */
      reviews: number | null
      /** @description Products for sale without all mandatory product information. Null if the shop does not use it. */
      uninformed: number | null
    }
    /** @description Totals of a document for goods, delivery and VAT. All amounts are integer cents. The sums below are exact. */
    Totals: {
      /** @constant */
      currency: "eur"
      /** @description Delivery, VAT included, before discounts. In a cart without a chosen method, the default method of its country. */
      delivery_cents: number
      /** @description Delivery without VAT, before discounts. */
      delivery_net_cents: number
      /** @description Discounts on goods and delivery, VAT included. */
      discount_cents: number
      /** @description Discounts without VAT. */
      discount_net_cents: number
      /** @description Amount still missing for free delivery. 0 if delivery is free. Null if it is never free. */
      free_delivery_missing_cents: number | null
      /** @description Line totals, VAT included, before discounts. Includes extras. */
      items_cents: number
      /** @description Goods without VAT, before discounts: subtotal_cents − delivery_net_cents + discount_net_cents. */
      items_net_cents: number
      /** @description total_cents − tax_cents. */
      subtotal_cents: number
      /** @description Sum of vat[].vat_cents. */
      tax_cents: number
      /** @description Amount that the customer pays: items_cents + delivery_cents − discount_cents. */
      total_cents: number
      /** @description VAT by rate in per cent, delivery included. Each value is rounded once per document. */
      vat: {
        net_cents: number
        rate: number
        vat_cents: number
      }[]
    }
    TrackingNumber: string
    /** @description VAT number as entered: "BE 0123.456.749". */
    TypedVatNumber: string
    /** @description POST /api/admin/upload-image: URL of the picture. */
    UploadedImage: {
      url: string
    }
    /** @description Account of a person, as that person sees it. */
    User: {
      /** @description Default business for invoices at checkout. Null for a private customer. */
      business: components["schemas"]["Business"] | null
      created_at: string
      email: string
      /** @description Whether the person has confirmed this e-mail address. */
      email_verified: boolean
      first_name: string
      id: string
      is_admin: boolean
      /** @description Language of the shop's e-mail. Null until chosen. */
      language: ("fr" | "nl" | "en" | "de") | null
      last_name: string
      newsletter: {
        /** @description When the state was reached, ISO 8601 in UTC. */
        since: string | null
        /**
         * @description "pending": subscribed, but not yet confirmed by the link in the e-mail.
         * @enum {string}
         */
        state: "none" | "pending" | "subscribed"
      }
      phone: string | null
      /** @description Role of an administrator. Null for a customer and for an administrator without a role. */
      role: ("owner" | "orders" | "goods" | "accounting") | null
      /** @description Changes when any other field changes. Send it as `If-Match` with a write. */
      version: string
    }
    /** @description Size of a product to create or change. */
    VariantInput: {
      /** @description Id of an existing size. Absent for a new size. */
      id?: components["schemas"]["ProductId"]
      label_de?: string
      label_en?: string
      label_fr: string
      label_nl?: string
      price: components["schemas"]["Price"]
      /** @description Default for a new size: created from the product's SKU. */
      sku?: string
      /** @description If absent, the stock is not changed. A new size gets the default stock of a new product. */
      stock?: components["schemas"]["Stock"]
      weight?: number | null
    }
    VatNumberAnswer: {
      /** @description When VIES was called, ISO 8601 in UTC. */
      checked_at: string
      /** @enum {string} */
      standing: "valid" | "invalid" | "unanswered"
      /** @description Normalized: BE0123456749. */
      vat_number: string
    }
    /** @description Proof that a VAT number was valid when the order was placed. It is stored with the order and its documents. */
    VatNumberProof: {
      checked_at: string
      /** @description VIES consultation number, if available. It is evidence for the tax authority. */
      consultation_number: string | null
      /** @enum {string} */
      standing: "valid" | "invalid" | "unanswered"
    }
    /** @description POST /api/business/vat-number */
    VatNumberQuestion: {
      vat_number: components["schemas"]["TypedVatNumber"]
    }
    /** @description Figures of a period for the Belgian VAT return and the One-Stop Shop return. Their sum equals the sum of the period's documents, to the cent. */
    VatReport: {
      /** @description Sales with Belgian VAT. */
      belgium: {
        /** @description Grids of the periodic return, by number. Values are in cents and never negative. */
        grids: {
          [key: string]: number
        }
        /** @description Sales and credit notes are separate because a Belgian return has different grids for them. */
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
        /** @description Invoices minus credit notes, VAT included. */
        total_cents: number
      }
      from: string
      /** @description Goods sold without VAT to businesses in other member states: grids 46 and 48, and the recapitulative statement. */
      intra_community: {
        /** @description Credit notes, as a positive amount. */
        credits_cents: number
        /** @description Lines of the statement (code L), credit notes deducted. */
        customers: {
          base_cents: number
          company: string
          vat_number: string
        }[]
        sales_cents: number
      }
      /** @description Sales with the VAT of the destination country. */
      oss: {
        /** @description Credit notes for invoices of earlier periods. They are declared as corrections of the quarter of the sale ("2026-Q3"). */
        corrections: {
          base_cents: number
          country: string
          quarter: string
          rate: number
          vat_cents: number
        }[]
        /** @description Sales of the period, minus credit notes for invoices of the same period. */
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
    /** @description If the caller is not signed in to the account, the password is required. A stranger cannot verify an address that way. */
    VerifyAddress: {
      password?: components["schemas"]["GivenPassword"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description GET /api/admin/back-in-stock: goods with back-in-stock requests, most requests first. */
    WantedGoods: {
      name: string
      product_id: string
      /** @description When the oldest request was made. */
      since: string
      /** @description Name of the size. Null if the product has only one. */
      size: string | null
      sku: string | null
      /** @description Units available for sale. Null if the product is not for sale. */
      stock: number | null
      variant_id: string
      /** @description Number of confirmed requests. */
      waiting: number
    }[]
    /** @description Customer's declaration of withdrawal from a whole order or a part of it. */
    Withdrawal: {
      /** @description When the last part was declared. */
      at: string
      /** @description False if a part was declared by number and e-mail address and not confirmed on the order's page. */
      confirmed: boolean
      items: {
        id: string
        name: string
        quantity: number
      }[]
      message: string | null
    }
    /** @description POST /api/orders/withdrawal: a guest's withdrawal from a whole order, without its link. */
    WithdrawalByNumber: {
      email: components["schemas"]["Email"]
      message?: string
      order_number: string
    }
    /** @description POST /api/users/orders/{order_number}/withdrawal: withdraws from the listed items, by default from the whole order. The quantity of a line is a total, so repeated declarations have no further effect. */
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
    /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
    IfMatch: string
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
    /** @description The answer's `version`, for If-Match. */
    Version: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getAdminAccountingArchiveZip: {
    parameters: {
      query: {
        year: string
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
          "application/zip": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAccountingCash: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
          "application/json": components["schemas"]["Cash"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAccountingCashCsv: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
  getAdminAccountingEInvoicesCsv: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
  getAdminAccountingIntraCommunityXml: {
    parameters: {
      query: {
        quarter: string
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
          "application/xml": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAccountingJournalCsv: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
  getAdminAccountingPayouts: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
          "application/json": components["schemas"]["Payouts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAccountingPayoutsCsv: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
  getAdminAccountingPayoutsById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["PayoutId"]
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
          "application/json": components["schemas"]["PayoutDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAccountingUblZip: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
          "application/zip": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminAlerts: {
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
          "application/json": components["schemas"]["Alerts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminAlertsRefundsByIdAcknowledgement: {
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
         * @description Id from the corresponding list.
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
  getAdminAnalytics: {
    parameters: {
      query?: {
        from?: components["schemas"]["Day"]
        to?: components["schemas"]["Day"]
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
  getAdminBackInStock: {
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
          "application/json": components["schemas"]["WantedGoods"]
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
        subject?:
          | "product"
          | "order"
          | "customer"
          | "message"
          | "import"
          | "promotion"
          | "administrator"
          | "security"
          | "setting"
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
  getAdminCountries: {
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
          "application/json": components["schemas"]["AdminCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminCountries: {
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
         *       "code": "DE",
         *       "methods": [
         *         {
         *           "kind": "home",
         *           "steps": [
         *             {
         *               "up_to_grams": 30000,
         *               "price_cents": 1495
         *             }
         *           ],
         *           "free_from_cents": null,
         *           "min_days": 3,
         *           "max_days": 5
         *         }
         *       ],
         *       "rates": {
         *         "reduced": 7,
         *         "standard": 19,
         *         "from": "2026-11-24"
         *       }
         *     }
         */
        "application/json": components["schemas"]["CountryInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteAdminCountriesByCode: {
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
         * @description Promo code. Letter case makes no difference.
         * @example BIENVENUE10
         */
        code:
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
          "application/json": components["schemas"]["AdminCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminCountriesByCodeDelivery: {
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
         * @description Promo code. Letter case makes no difference.
         * @example BIENVENUE10
         */
        code:
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
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "methods": [
         *         {
         *           "kind": "home",
         *           "steps": [
         *             {
         *               "up_to_grams": 30000,
         *               "price_cents": 1495
         *             }
         *           ],
         *           "free_from_cents": 15000,
         *           "min_days": 2,
         *           "max_days": 4
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["CountryDelivery"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminCountriesByCodeState: {
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
         * @description Promo code. Letter case makes no difference.
         * @example BIENVENUE10
         */
        code:
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
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "open": false
         *     }
         */
        "application/json": components["schemas"]["CountryState"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminCountries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminCustomers: {
    parameters: {
      query?: {
        kind?: "account" | "guest"
        limit?: number
        offset?: number
        /** @description Text in the name, e-mail address or telephone number, or words of these, of an order or of its addresses. */
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
          "application/json": components["schemas"]["Customers"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminCustomersById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["CustomerId"]
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
          "application/json": components["schemas"]["CustomerDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminCustomersByIdMessages: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["CustomerId"]
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
          "application/json": components["schemas"]["CustomerMessages"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminCustomersByIdNotes: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["CustomerId"]
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
          "application/json": components["schemas"]["Notes"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminCustomersByIdNotes: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["CustomerId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Préfère être appelée l’après-midi."
         *     }
         */
        "application/json": components["schemas"]["NewNote"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Notes"]
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
         * @description Number of the document and `.pdf`.
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
  getAdminDocumentsByFileUbl: {
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
         * @description Number of the document and `.pdf`.
         * @example F-2026-000123.pdf
         */
        file: components["schemas"]["DocumentNumber"]
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
          "application/xml": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminEInvoices: {
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
          "application/json": components["schemas"]["EInvoices"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminEInvoicesByNumber: {
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
         * @description Number of the document.
         * @example F-2026-000123
         */
        number: components["schemas"]["DocumentNumber"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "state": "waiting"
         *     }
         */
        "application/json": components["schemas"]["EInvoiceChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["EInvoice"]
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
         * @description Id from the corresponding list.
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
  getAdminImportsByIdLines: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        show?: "all" | "changes" | "errors"
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["ImportLines"]
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
         * @description Id from the corresponding list.
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
  postAdminImportsPictures: {
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
        "application/zip": Blob
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
  getAdminLots: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description Part of a lot number, supplier or product name. */
        search?: components["schemas"]["Searched"]
        state?: "recalled" | "expired" | "gone" | "near" | "sellable"
        /** @description Lots with units that must still be removed. */
        to_clear?: "true"
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
          "application/json": components["schemas"]["Lots"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminLotsById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
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
          "application/json": components["schemas"]["LotDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  patchAdminLotsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "best_before": "2027-03-31"
         *     }
         */
        "application/json": components["schemas"]["LotChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LotDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminLotsByIdClearance: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
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
          "application/json": components["schemas"]["LotDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminLotsByIdMovements: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "quantity": 2,
         *       "reason": "damaged"
         *     }
         */
        "application/json": components["schemas"]["LotMovementInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LotDetail"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminLotsByIdRecall: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reasons": {
         *         "fr": "Présence possible de moisissures.",
         *         "en": "Mould may be present."
         *       }
         *     }
         */
        "application/json": components["schemas"]["RecallInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LotRecipients"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminLotsByIdRecipients: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
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
          "application/json": components["schemas"]["LotRecipients"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminLotsByIdRecipientsCsv: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
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
          "text/csv": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminLotsByIdRecipientsPdf: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
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
  postAdminLotsByIdReplacements: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["LotId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "order_numbers": [
         *         "BP-2026-000123"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["LotReplacementInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["LotReplacements"]
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
        /** @description Text in the recipient's address or the subject. */
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
         * @description Id from the corresponding list.
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
  postAdminMessagesByIdCopy: {
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
         * @description Id from the corresponding list.
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
         * @description Id from the corresponding list.
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
  deleteAdminNotesById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["NoteId"]
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
        /** @description Orders of one customer, by the customer id in Medusa. Includes guest orders with the same e-mail address. */
        customer?: string
        /** @description First day of the order date, in Belgium. */
        from?: components["schemas"]["Day"]
        limit?: number
        /** @description Orders with these numbers, separated by commas. */
        numbers?: components["schemas"]["Numbers"]
        offset?: number
        /** @description Text in the number, e-mail address or customer's name, or words of these, of an address or a tracking number. */
        search?: components["schemas"]["Searched"]
        sort?: "newest" | "oldest"
        status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
        /** @description Orders with this open task. */
        task?: "to_pack" | "late" | "on_hold" | "withdrawal" | "refund_failed"
        /** @description Last day of the order date, in Belgium. */
        to?: components["schemas"]["Day"]
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
  postAdminOrders: {
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
         *       "cart_session_id": "1732190400000-3f9c2e7ab1d84c60",
         *       "customer_email": "ada@example.org",
         *       "first_name": "Ada",
         *       "last_name": "Peeters",
         *       "country": "BE",
         *       "address": {
         *         "street": "Rue Haute",
         *         "number": "12",
         *         "postal_code": "1000",
         *         "city": "Bruxelles"
         *       },
         *       "delivery_method": "so_01JX2V0000000000000000000A",
         *       "language": "nl",
         *       "expected_total_cents": 4210
         *     }
         */
        "application/json": components["schemas"]["PhoneOrder"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PlacedPhoneOrder"]
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
         * @description Number of the order.
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
         * @description Number of the order.
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
  getAdminOrdersByOrderNumberEInvoices: {
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
         * @description Number of the order.
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
          "application/json": components["schemas"]["EInvoices"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersByOrderNumberHolds: {
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
         * @description Number of the order.
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
         *       "reason": "address",
         *       "note": "The carrier does not know this street."
         *     }
         */
        "application/json": components["schemas"]["HoldRequest"]
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
  postAdminOrdersByOrderNumberHoldsByIdRelease: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["HoldId"]
        /**
         * @description Number of the order.
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
         *       "note": "The customer confirmed the address by phone."
         *     }
         */
        "application/json": components["schemas"]["HoldRelease"]
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
  getAdminOrdersByOrderNumberMessages: {
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
         * @description Number of the order.
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
          "application/json": components["schemas"]["CustomerMessages"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersByOrderNumberMessages: {
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
         * @description Number of the order.
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
         *       "subject": "Votre commande",
         *       "text": "Il manque le numéro de la boîte. Quel est-il ?"
         *     }
         */
        "application/json": components["schemas"]["OrderMessage"]
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
  getAdminOrdersByOrderNumberNotes: {
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
         * @description Number of the order.
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
          "application/json": components["schemas"]["Notes"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersByOrderNumberNotes: {
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
         * @description Number of the order.
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
         *       "text": "Le client rappelle jeudi."
         *     }
         */
        "application/json": components["schemas"]["NewNote"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Notes"]
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
         * @description Number of the order.
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
  postAdminOrdersByOrderNumberPaymentLink: {
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
         * @description Number of the order.
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
         *       "language": "nl"
         *     }
         */
        "application/json": components["schemas"]["PaymentLink"]
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
         * @description Number of the order.
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["OrderRefundId"]
        /**
         * @description Number of the order.
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
         * @description Number of the order.
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
  getAdminOrdersLabels: {
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
          "application/json": components["schemas"]["LabelService"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersLabels: {
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
         *       "orders": [
         *         {
         *           "order_number": "BP-2026-000123"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["LabelOrders"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ParcelResults"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrdersLabelsCsv: {
    parameters: {
      query?: {
        numbers?: components["schemas"]["Numbers"]
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
  getAdminOrdersLabelsPdf: {
    parameters: {
      query: {
        /** @description Order numbers, separated by commas. */
        numbers: components["schemas"]["Numbers"]
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
          "application/pdf": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminOrdersLots: {
    parameters: {
      query: {
        /** @description Order numbers, separated by commas. */
        numbers: string
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
          "application/json": components["schemas"]["OrderLots"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminOrdersStatus: {
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
         *       "status": "shipped",
         *       "orders": [
         *         {
         *           "order_number": "BP-2026-000123",
         *           "from": "preparing",
         *           "tracking_number": "323212345678901234567890"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ParcelSteps"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ParcelResults"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminProducts: {
    parameters: {
      query?: {
        category_id?: string
        /** @description Products with these ids, separated by commas. */
        ids?: string
        limit?: number
        /** @description Products for sale with a size at or below its `low_stock_threshold` (default: 5). */
        low_stock_only?: "true" | "false"
        offset?: number
        out_of_stock_only?: "true" | "false"
        /** @description Text in the names, descriptions or SKU. */
        search?: components["schemas"]["Searched"]
        /** @description "stock": lowest stock first. "name": by French name. */
        sort?: "newest" | "name" | "stock"
        /** @description Products for sale without all mandatory product information. */
        uninformed_only?: "true" | "false"
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
  patchAdminProducts: {
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
         *       "rows": [
         *         {
         *           "id": "prod_01JX2V0000000000000000000A",
         *           "version": "3f0c",
         *           "name_fr": "Noix de pécan",
         *           "sizes": [
         *             {
         *               "variant_id": "variant_01JX2V0000000000000000000A",
         *               "price": 18.9,
         *               "moved": {
         *                 "quantity": 40,
         *                 "reason": "delivery"
         *               }
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ProductTable"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ProductTableResult"]
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
         * @description Id from the corresponding list.
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
         * @description Id from the corresponding list.
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
  getAdminProductsByIdBoughtTogether: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
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
          "application/json": components["schemas"]["BoughtWith"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProductsByIdCopies: {
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
         * @description Id from the corresponding list.
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
  getAdminProductsByIdInformation: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
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
          "application/json": components["schemas"]["AdminProductInformation"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminProductsByIdInformation: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "single_ingredient_food",
         *       "allergens": [
         *         "nuts"
         *       ],
         *       "origin": "ES"
         *     }
         */
        "application/json": components["schemas"]["ProductInformationChange"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminProductInformation"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminProductsByIdLots: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
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
          "application/json": components["schemas"]["ProductLots"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminProductsByIdLots: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "is_kept": true
         *     }
         */
        "application/json": components["schemas"]["LotKeeping"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ProductLots"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProductsByIdLots: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "number": "L26-117",
         *       "supplier": "Noiseraie SRL",
         *       "best_before": "2027-03-31",
         *       "quantity": 40
         *     }
         */
        "application/json": components["schemas"]["LotInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Lot"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProductsByIdLotsCount: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "lots": [
         *         {
         *           "number": "L26-117",
         *           "quantity": 38
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["LotCount"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ProductLots"]
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
         * @description Id from the corresponding list.
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
  getAdminProductsByIdSalePrices: {
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["SalePrices"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProductsByIdSalePrices: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
         *       "from": null,
         *       "until": "2099-12-31",
         *       "prices": [
         *         {
         *           "variant_id": "variant_01JX2V0000000000000000000A",
         *           "price": 9.9
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["SalePriceInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SalePrices"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminProductsByIdSalePricesBySaleId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
        /**
         * @description Id of the sale price, from the list of the product's sale prices.
         * @example plist_01JX2V0000000000000000000A
         */
        sale_id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": null,
         *       "until": "2099-12-31",
         *       "prices": [
         *         {
         *           "variant_id": "variant_01JX2V0000000000000000000A",
         *           "price": 9.9
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["SalePriceInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SalePrices"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteAdminProductsByIdSalePricesBySaleId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
        /**
         * @description Id of the sale price, from the list of the product's sale prices.
         * @example plist_01JX2V0000000000000000000A
         */
        sale_id: string
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
          "application/json": components["schemas"]["SalePrices"]
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
  getAdminProductsByIdStockMovements: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description Id of the size. Default: all sizes. */
        variant_id?: components["schemas"]["ProductId"]
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
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
          "application/json": components["schemas"]["StockMovements"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminProductsByIdStockMovements: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "in",
         *       "quantity": 40,
         *       "reason": "delivery",
         *       "note": "Bon 2026-117"
         *     }
         */
        "application/json": components["schemas"]["StockMovementInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["StockMovement"]
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
  getAdminPromotions: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        search?: components["schemas"]["Searched"]
        state?: "running" | "planned" | "used_up" | "off" | "ended"
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
          "application/json": components["schemas"]["AdminPromotions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminPromotions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "AUTOMNE10",
         *       "is_automatic": false,
         *       "on": "order",
         *       "product_ids": [],
         *       "category_ids": [],
         *       "percent": 10,
         *       "amount_cents": null,
         *       "minimum_cents": 5000,
         *       "limit": 100,
         *       "limit_per_email": 1,
         *       "from": "2026-11-24",
         *       "until": "2026-12-06",
         *       "note": ""
         *     }
         */
        "application/json": components["schemas"]["PromotionInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminPromotion"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminPromotionsById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["PromotionId"]
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
          "application/json": components["schemas"]["AdminPromotion"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminPromotionsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["PromotionId"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "Livraison de décembre",
         *       "is_automatic": true,
         *       "on": "delivery",
         *       "product_ids": [],
         *       "category_ids": [],
         *       "percent": 100,
         *       "amount_cents": null,
         *       "minimum_cents": 4500,
         *       "limit": null,
         *       "limit_per_email": null,
         *       "from": "2026-12-01",
         *       "until": "2026-12-31",
         *       "note": ""
         *     }
         */
        "application/json": components["schemas"]["PromotionInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminPromotion"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteAdminPromotionsById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["PromotionId"]
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
  postAdminPromotionsByIdEnd: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["PromotionId"]
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
          "application/json": components["schemas"]["AdminPromotion"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminRepeatDeliveries: {
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
          "application/json": components["schemas"]["RepeatOverview"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminReviews: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description Reviews with reports without a decision. */
        reported?: "true"
        /** @description Words of the review or of the product's name. */
        search?: components["schemas"]["Searched"]
        state?: "waiting" | "published" | "refused"
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
          "application/json": components["schemas"]["AdminReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminReviewsById: {
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["AdminReview"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminReviewsById: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
         *       "state": "published",
         *       "refusal": null,
         *       "reply": "Merci !"
         *     }
         */
        "application/json": components["schemas"]["ReviewDecision"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["AdminReview"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSearch: {
    parameters: {
      query: {
        q: string
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
          "application/json": components["schemas"]["AdminSearch"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSecurity: {
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
          "application/json": components["schemas"]["SecuritySettings"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSecurity: {
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
         *       "second_factor_demanded": true
         *     }
         */
        "application/json": components["schemas"]["SecuritySettings"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["SecuritySettings"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsClosedDays: {
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
          "application/json": components["schemas"]["ClosedDaysSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSettingsClosedDays: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "worked_holidays": [],
         *       "closures": [
         *         {
         *           "from": "2026-12-28",
         *           "to": "2027-01-02"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ClosedDays"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ClosedDaysSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsClosedDaysVersions: {
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
          "application/json": components["schemas"]["ClosedDaysVersions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsHome: {
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
          "application/json": components["schemas"]["HomeSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSettingsHome: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "texts": {
         *         "en": {
         *           "title": "Good nuts",
         *           "subtitle": "For fussy beaks."
         *         }
         *       },
         *       "picture": null,
         *       "products": []
         *     }
         */
        "application/json": components["schemas"]["HomeSettings"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["HomeSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsHomeVersions: {
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
          "application/json": components["schemas"]["HomeVersions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMails: {
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
          "application/json": components["schemas"]["MailNames"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMailsByMail: {
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
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
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
          "application/json": components["schemas"]["MailSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSettingsMailsByMail: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "en": {
         *         "subject": "Thank you: {{number}}",
         *         "intro": "Your nuts are on our list."
         *       }
         *     }
         */
        "application/json": components["schemas"]["MailTexts"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MailSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMailsByMailOriginal: {
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
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
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
          "application/json": components["schemas"]["MailOriginal"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminSettingsMailsByMailPreview: {
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
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "language": "en",
         *       "subject": "Thank you: {{number}}",
         *       "intro": "Your nuts are on our list."
         *     }
         */
        "application/json": components["schemas"]["MailDraft"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MailPreview"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postAdminSettingsMailsByMailTest: {
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
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "language": "en",
         *       "subject": "Thank you: {{number}}",
         *       "intro": "Your nuts are on our list."
         *     }
         */
        "application/json": components["schemas"]["MailDraft"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MailTest"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMailsByMailVersions: {
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
         * @description Name of the e-mail.
         * @example placed
         */
        mail:
          | "placed"
          | "awaited"
          | "payment_link"
          | "preparing"
          | "shipped"
          | "shipped_untracked"
          | "cancelled"
          | "cancelled_unpaid"
          | "refunded"
          | "refund_failed"
          | "given_back"
          | "not_needed"
          | "withdrawal"
          | "withdrawal_waiting"
          | "withdrawal_excluded"
          | "order_link"
          | "order_transfer"
          | "reset"
          | "verify"
          | "newsletter"
          | "replacement"
          | "recall"
          | "back_in_stock_question"
          | "back_in_stock"
          | "review_request"
          | "repeat_begun"
          | "repeat_announced"
          | "repeat_waits"
          | "repeat_skipped"
          | "repeat_refused"
          | "repeat_paused"
          | "repeat_ended"
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
          "application/json": components["schemas"]["MailVersions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMerchant: {
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
          "application/json": components["schemas"]["MerchantSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSettingsMerchant: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Bon Perroquet",
         *       "legal_name": "Bon Perroquet SRL",
         *       "street": "Rue du Marché aux Herbes 12",
         *       "postal_code": "1000",
         *       "city": "Bruxelles",
         *       "vat_number": "BE 0123.456.749",
         *       "company_register": {
         *         "fr": "RPM Bruxelles, tribunal francophone"
         *       },
         *       "email": "bonjour@bonperroquet.example",
         *       "phone": "+32 2 000 00 00",
         *       "opening_hours": {
         *         "opens": "9:00",
         *         "closes": "17:00"
         *       },
         *       "messenger": "",
         *       "social": {
         *         "facebook": "",
         *         "instagram": ""
         *       },
         *       "bank_account": "BE68 5390 0754 7034",
         *       "bic": "TRIOBEBB"
         *     }
         */
        "application/json": components["schemas"]["Merchant"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["MerchantSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsMerchantVersions: {
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
          "application/json": components["schemas"]["MerchantVersions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsPagesByPage: {
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
         * @description Name of the text page: the last part of its URL.
         * @example shipping
         */
        page: "shipping" | "returns" | "contact" | "privacy" | "terms" | "about" | "cookies"
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
          "application/json": components["schemas"]["PageSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putAdminSettingsPagesByPage: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of names and sentences.
         * @example fr
         */
        "Accept-Language"?: components["parameters"]["Language"]
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Name of the text page: the last part of its URL.
         * @example shipping
         */
        page: "shipping" | "returns" | "contact" | "privacy" | "terms" | "about" | "cookies"
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "en": {
         *         "title": "About us",
         *         "intro": "{{name}} sells nuts.",
         *         "text": "## Who we are\n\nParrot people."
         *       }
         *     }
         */
        "application/json": components["schemas"]["PageSources"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["PageSetting"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminSettingsPagesByPageVersions: {
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
         * @description Name of the text page: the last part of its URL.
         * @example shipping
         */
        page: "shipping" | "returns" | "contact" | "privacy" | "terms" | "about" | "cookies"
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
          "application/json": components["schemas"]["PageVersions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getAdminToday: {
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
          "application/json": components["schemas"]["Today"]
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
          file: Blob
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
         * @description Id from the corresponding list.
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
  deleteAdminUsersByIdSecondFactor: {
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
         * @description Id from the corresponding list.
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
         *       "password": "noix de cajou"
         *     }
         */
        "application/json": components["schemas"]["TakeSecondFactor"]
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
  getAdminVatReport: {
    parameters: {
      query: {
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
        from: components["schemas"]["Day"]
        to: components["schemas"]["Day"]
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
  postAuthProof: {
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
        "application/json": components["schemas"]["FreshProof"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Proved"]
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
  postBackInStockConfirm: {
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
  postBackInStockEnd: {
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
  postBusinessVatNumber: {
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
         *       "vat_number": "BE 0123.456.749"
         *     }
         */
        "application/json": components["schemas"]["VatNumberQuestion"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["VatNumberAnswer"]
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
        variant_id?: components["schemas"]["ProductId"]
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
         * @description Id of the product.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: components["schemas"]["ProductId"]
        /**
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
      query?: {
        variant_id?: components["schemas"]["ProductId"]
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
         * @description Id of the product.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: components["schemas"]["ProductId"]
        /**
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
         * @description Promo code. Letter case makes no difference.
         * @example BIENVENUE10
         */
        code: string
        /**
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
  getCartBySessionIdRepeats: {
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
          "application/json": components["schemas"]["CartRepeats"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putCartBySessionIdRepeats: {
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
         * @description Session id of the cart. The client creates it from a timestamp and enough random characters.
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
         *       "weeks": 4
         *     }
         */
        "application/json": components["schemas"]["ChooseRepeat"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["CartRepeats"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getCatalogue: {
    parameters: {
      query: {
        /** @description Names of the requested product fields, separated by commas. */
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
        /** @description Codes from GET /api/extras, separated by commas. The totals then include these extras. */
        extras?: components["schemas"]["ChosenExtras"]
        /** @description VAT number of a business. If VIES confirms it and the goods go to its country, the totals are without VAT. */
        vat_number?: components["schemas"]["TypedVatNumber"]
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
  getExtras: {
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
          "application/json": components["schemas"]["Extras"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getFavourites: {
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
          "application/json": components["schemas"]["Favourites"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postFavourites: {
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
         *       "product_ids": [
         *         "prod_01HZX3E6A8"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["FavouritesInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Favourites"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteFavouritesByProductId: {
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
         * @description Id of the product.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: components["schemas"]["ProductReference"]
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
          "application/json": components["schemas"]["Favourites"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getFavouritesProducts: {
    parameters: {
      query: {
        /** @description Product ids, separated by commas. */
        ids: string
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
          "application/json": components["schemas"]["FavouriteProducts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getFeedsByFeed: {
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
         * @description `google-`, a language and `.xml`.
         * @example google-fr.xml
         */
        feed: string
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
          "application/xml": string
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getHome: {
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
          "application/json": components["schemas"]["Home"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postMailUnsubscribe: {
    parameters: {
      query: {
        token: components["schemas"]["LinkToken"]
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
          "application/json": components["schemas"]["Accepted"]
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
  postOrdersLinkedConfirmation: {
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
  postOrdersLinkedPayment: {
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
         *       "origin_url": "https://shop.example"
         *     }
         */
        "application/json": components["schemas"]["LinkedPayment"]
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
  putOrdersLinkedReviews: {
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
         *       "product_id": "prod_01",
         *       "stars": 4,
         *       "title": "Croquant",
         *       "text": "Coco en redemande.",
         *       "author_name": "Ada P."
         *     }
         */
        "application/json": components["schemas"]["LinkedReviewInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OrderReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinkedReviews: {
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
          "application/json": components["schemas"]["OrderReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinkedReviewsRemoval: {
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
         *       "product_id": "prod_01"
         *     }
         */
        "application/json": components["schemas"]["LinkedReviewedProduct"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OrderReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postOrdersLinkedReviewsSilence: {
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
  postOrdersTransfer: {
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
  getPagesByPage: {
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
         * @description Name of the text page: the last part of its URL.
         * @example shipping
         */
        page: "shipping" | "returns" | "contact" | "privacy" | "terms" | "about" | "cookies"
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
          "application/json": components["schemas"]["PageAnswer"]
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
         * @description `session_id` of the payment page.
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
  postPeppolEvents: {
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
         * @description Id from the corresponding list.
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
  postProductsByIdBackInStock: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["ProductReference"]
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "anne@example.org"
         *     }
         */
        "application/json": components["schemas"]["BackInStock"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["BackInStockAnswer"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getProductsByIdInformation: {
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["ProductInformation"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getProductsByIdRelated: {
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["RelatedProducts"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getProductsByIdReviews: {
    parameters: {
      query?: {
        page?: string
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["ReviewsAnswer"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postRepeatDeliveriesLinked: {
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
         *       "token": "eyJkYXRhIjoi…",
         *       "action": "skip"
         *     }
         */
        "application/json": components["schemas"]["ChangeLinkedRepeat"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RepeatDelivery"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postRepeatDeliveriesLinkedDeliveries: {
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
         *       "token": "eyJkYXRhIjoi…",
         *       "country": "BE"
         *     }
         */
        "application/json": components["schemas"]["LinkedRepeatCountry"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RepeatMethods"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postRepeatDeliveriesLinkedKey: {
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
         *       "token": "eyJkYXRhIjoi…"
         *     }
         */
        "application/json": components["schemas"]["RepeatToken"]
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
  postRepeatDeliveriesLinkedOpen: {
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
         *       "token": "Vd2k0…"
         *     }
         */
        "application/json": components["schemas"]["RepeatToken"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RepeatToken"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postRepeatDeliveriesLinkedPayment: {
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
         *       "token": "eyJkYXRhIjoi…",
         *       "origin_url": "https://shop.example"
         *     }
         */
        "application/json": components["schemas"]["LinkedRepeatPayment"]
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
  postRepeatDeliveriesLinkedUndo: {
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
         *       "token": "Vd2k0…"
         *     }
         */
        "application/json": components["schemas"]["RepeatToken"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RepeatDelivery"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postReviewsByIdReports: {
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
         * @description Id from the corresponding list.
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
         *       "rule": "advertising",
         *       "text": "Il renvoie vers une autre boutique."
         *     }
         */
        "application/json": components["schemas"]["ReviewReport"]
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
  getSearch: {
    parameters: {
      query?: {
        /** @description Only products for this kind of bird. */
        bird?:
          | ""
          | (
              | "budgie"
              | "lovebird"
              | "parakeet"
              | "cockatiel"
              | "conure"
              | "african_grey"
              | "amazon"
              | "cockatoo"
              | "macaw"
            )
        /** @description Id or handle of a category. Default: all ("all"). */
        category?: "" | string
        /** @description Only products in stock. */
        in_stock?: "" | ("true" | "false")
        limit?: "" | string
        /** @description Page from 1. After the last page, the last page is returned. */
        page?: "" | string
        /** @description Search text. */
        q?: string
        sort?: "" | ("relevance" | "featured" | "price_asc" | "price_desc" | "name" | "newest")
        /** @description Exclude products that contain these allergens or traces of them, and products with unknown allergens. */
        without?: "" | (string | string[])
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
  getShop: {
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
          "application/json": components["schemas"]["Shop"]
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
      }
      path: {
        /**
         * @description Id from the corresponding list.
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
         * @description Id from the corresponding list.
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
         * @description Number of the order.
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
         * @description Number of the document and `.pdf`.
         * @example F-2026-000123.pdf
         */
        file: components["schemas"]["DocumentFile"]
        /**
         * @description Number of the order.
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
         * @description Number of the order.
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
  getUsersOrdersByOrderNumberReviews: {
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
         * @description Number of the order.
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
          "application/json": components["schemas"]["OrderReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  putUsersOrdersByOrderNumberReviews: {
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
         * @description Number of the order.
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
         *       "product_id": "prod_01",
         *       "stars": 4,
         *       "title": "Croquant",
         *       "text": "Coco en redemande.",
         *       "author_name": "Ada P."
         *     }
         */
        "application/json": components["schemas"]["ReviewInput"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["OrderReviews"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteUsersOrdersByOrderNumberReviewsByProductId: {
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
         * @description Number of the order.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
        /**
         * @description Id of the product.
         * @example prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        product_id: string
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
          "application/json": components["schemas"]["OrderReviews"]
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
         * @description Number of the order.
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
  putUsersPassword: {
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
         *       "password": "noix de cajou",
         *       "new_password": "amandes et noisettes"
         *     }
         */
        "application/json": components["schemas"]["ChangePassword"]
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
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
  getUsersRepeatDeliveries: {
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
          "application/json": components["schemas"]["RepeatDeliveries"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersRepeatDeliveriesById: {
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
         * @description Id from the corresponding list.
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
         *       "action": "pause"
         *     }
         */
        "application/json": components["schemas"]["ChangeRepeat"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RepeatDelivery"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersRepeatDeliveriesByIdDeliveries: {
    parameters: {
      query: {
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
         * @description Id from the corresponding list.
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
          "application/json": components["schemas"]["RepeatMethods"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersRepeatDeliveriesByIdPayment: {
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
         * @description Id from the corresponding list.
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
         *       "origin_url": "https://shop.example"
         *     }
         */
        "application/json": {
          /** Format: uri */
          origin_url: string
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
          "application/json": components["schemas"]["OpenedCheckout"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersSecondFactor: {
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
          "application/json": components["schemas"]["SecondFactor"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersSecondFactor: {
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
        "application/json": components["schemas"]["StartSecondFactor"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["NewSecondFactor"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteUsersSecondFactor: {
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
         *       "password": "noix de cajou",
         *       "code": "123456"
         *     }
         */
        "application/json": components["schemas"]["BothFactors"]
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
  postUsersSecondFactorConfirmation: {
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
         *       "code": "123456"
         *     }
         */
        "application/json": components["schemas"]["ConfirmSecondFactor"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["ConfirmedSecondFactor"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  postUsersSecondFactorRecoveryCodes: {
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
         *       "password": "noix de cajou",
         *       "code": "123456"
         *     }
         */
        "application/json": components["schemas"]["BothFactors"]
      }
    }
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["RecoveryCodes"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  getUsersSessions: {
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
          "application/json": components["schemas"]["Sessions"]
        }
      }
      default: components["responses"]["Refusal"]
    }
  }
  deleteUsersSessions: {
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
  deleteUsersSessionsById: {
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
         * @description Id from the corresponding list.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["SessionKey"]
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
