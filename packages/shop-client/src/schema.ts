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
     * Download the archive of a year
     * @description All invoices and credit notes of the year as PDF, its journal of sales, and the SHA-256 of each file, in a ZIP.
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
     * Read the cash of a period
     * @description What came in and went out on each day of the period, by the method of payment.
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
     * Download the cash of a period
     * @description What came in and went out by day and method, as CSV.
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
     * Download how structured invoices got there
     * @description A line for each document of the period to a Belgian business, and how far it got, as CSV.
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
     * @description Goods delivered without VAT to businesses of other member states in a quarter, a line for each with code L, as Intervat takes it.
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
     * Download the journal of sales
     * @description A line for each document of the period and rate of VAT, as CSV. A credit note's amounts are below zero, so that a column's sum is what was sold.
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
     * List Stripe's payouts
     * @description What Stripe brought to the bank in the period, newest first: payments, refunds, what Stripe kept, and how many movements do not match the shop's books.
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
     * Download Stripe's payouts
     * @description Every movement of the payouts that arrive in the period, with its order, as CSV.
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
     * Read a payout
     * @description Every movement that one of Stripe's payouts brought to the bank, with its order.
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
     * Download the documents as UBL
     * @description The period's invoices and credit notes as UBL 2.1 (EN 16931) in a ZIP, with their checksums; those to businesses by Peppol BIS Billing 3.0.
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
     * List what needs a person
     * @description What the shop can't finish by itself, by kind.
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
     * Say that a failed refund was seen to
     * @description Its money was given back in another way: it needs nobody any more, and that of an order is booked again.
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
  "/api/admin/back-in-stock": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the goods that shoppers wait for
     * @description Those that were sold out when somebody asked to be told, the most wanted first; 200 at most. Nobody's address.
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
  "/api/admin/countries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the countries of delivery
     * @description Those that were opened, how parcels get there and their VAT; and those that could be opened.
     *
     *     For administrators.
     */
    get: operations["getAdminCountries"]
    put?: never
    /**
     * Open a country of delivery
     * @description All that selling there takes, or nothing of it: region, ways to deliver with their prices, rates of VAT. What is there already stays.
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
     * Undo the opening of a country
     * @description While no order and no cart names it; another is closed.
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
     * Set how parcels get to a country, and what that costs
     * @description A kind that is left out is no longer offered; a closed country stays closed. Orders keep what they were charged.
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
     * Close a country to new orders, or open it again
     * @description Carts on their way there go to the shop's own country until another is chosen. Orders and payment pages that are open go on.
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
     * List the customers
     * @description Those with an account, and guests who have ordered; one for each e-mail address, newest first.
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
     * Read a customer
     * @description What they are worth, their addresses, language and newsletter. Their orders are in the list of orders, by `customer`. A guest who has an account by now is that account.
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
     * List the messages of a customer
     * @description What the shop wrote to them, and they by the contact form, newest first. They are kept for 30 days.
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
     * List the notes on a customer
     * @description Those on the customer and on each of their orders, newest first. Only administrators read them.
     *
     *     For administrators.
     */
    get: operations["getAdminCustomersByIdNotes"]
    put?: never
    /**
     * Write a note on a customer
     * @description Answers all of their notes.
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
     * @description An invoice or a credit note, by its number: as Peppol BIS Billing 3.0 where its buyer is a business that the network knows by its VAT number, else as UBL 2.1 of EN 16931.
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
     * List structured invoices that did not get to their business
     * @description Refused, to a business that Peppol does not know, or tried in vain for a while; the oldest first, 200 at most.
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
     * Send a structured invoice again, or note that it got there
     * @description `waiting`: it is handed to the access point (again) with the next round. `settled`: it was brought to the buyer another way, and nothing more is done about it. What is on its way or there stays so.
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
     * Check a file of products
     * @description A CSV file with the column `sku` and any others of the export; an empty cell leaves what there is. A SKU that nothing has makes a new product, which needs `name_fr` and `price`. Changes nothing yet: the answer says how many lines would change something and what is wrong with others, `lines` tells each change.
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
  "/api/admin/imports/{id}/lines": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read what an import changes, line by line
     * @description In the order of the file: the fields of each product that change, as they are and as they become. Once it is carried out, what it changed.
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
     * Check a ZIP of pictures
     * @description Pictures named by a SKU or a product's French handle, whatever letters are large, then `-1`, `-2` … for their order; folders mean nothing. They replace all pictures of their product; of a product in several sizes a SKU names the size's own picture. Changes nothing yet: `lines` tells each file's place, running the import takes the pictures.
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
     * @description What is to be taken away first, then what is left by its date, then what is gone.
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
     * Read a lot
     * @description With what came to it and left it.
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
     * Put right what was told of a lot
     * @description What is absent stays as it is.
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
     * Note that a lot's goods were taken away
     * @description Those that were taken out of stock, as past their date or called back, are no longer in the store.
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
     * Take units of a lot off the shelf
     * @description For another reason than an order: damaged, lost, for own use.
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
     * Call a lot back
     * @description What is left of it is out of stock from then on, and whoever got some of it is written to once, in their language. It can't be taken back.
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
     * Read who got a lot
     * @description By their orders. What came back of it is not with them any more.
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
     * Download who got a lot
     * @description For the authority, as CSV in the caller's language.
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
     * Print who got a lot
     * @description For the authority, as PDF in the caller's language: what is known of the lot, and who got it.
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
     * @description An order of its own for each that is named, at no charge: as many units as were neither given back since the recall nor replaced. Its customer is told by e-mail. What became of each is answered one by one.
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
     * Send a message again
     * @description As it was, to the same address, three times at most; not what holds a link that opens an account. It stands in the history of the order that it is about.
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
     * @description For good; that there was one, and who deleted it, is written down.
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
     * List the orders
     * @description Newest first unless it is said otherwise: all of them, piece by piece, or a page where `limit` says so.
     *
     *     For administrators.
     */
    get: operations["getAdminOrders"]
    put?: never
    /**
     * Order for a customer
     * @description For somebody on the telephone: of a cart that was filled for them, as a shopper's is. The order stands at once and its goods are reserved; nobody is charged. The customer is sent a link to the payment page, or, with a payment method that is paid later, how to pay.
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
  "/api/admin/orders/{order_number}/e-invoices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List an order's structured invoices
     * @description Of an order by a Belgian business: how its invoice and credit notes got there. Empty for any other order. `download`: the shop hands nothing over, the merchant takes the file elsewhere.
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
     * List the messages of an order
     * @description Those about it that its customer was sent, or wrote by the contact form, newest first. They are kept for 30 days.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberMessages"]
    put?: never
    /**
     * Write to an order's customer
     * @description In the customer's language, with a greeting before and the way to the order after it; an answer goes to the merchant. It stands in the order's history.
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
     * List the notes on an order
     * @description Newest first. Only administrators read them.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersByOrderNumberNotes"]
    put?: never
    /**
     * Write a note on an order
     * @description Answers all of the order's notes.
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
     * @description For an order with something due that nobody waits for yet, as a draft order of Medusa Admin that was made an order, or one to which goods were added: its customer is sent a link to the order's page, from where the payment page is opened. Sent again, it is another message to the same page.
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
     * @description What is named of it (lines with quantities, delivery, amounts at a VAT rate of the order), an amount, or all that can still be refunded. An amount without parts is split over the order's rates in proportion. The key is made once per intention: the same key refunds once, however often it is sent. What was paid by bank transfer is given back by hand: `account` is the IBAN that it went to. Named goods are not packed any more where the parcel has not left, and `restock` says whether they go back to stock: when absent, they do unless the parcel has left.
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
  "/api/admin/orders/labels": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Whether the carrier makes labels
     * @description It does for a shop with an account; without one, its own site makes them of the exported data.
     *
     *     For administrators.
     */
    get: operations["getAdminOrdersLabels"]
    put?: never
    /**
     * Have labels made
     * @description The carrier makes the label of each of these orders, at most a hundred, and its barcode becomes the parcel's number; the order is being packed from then on. A label is made once: asked again, the same number is answered. What became of each is answered one by one.
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
  "/api/admin/orders/labels.pdf": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Print labels
     * @description Those that the carrier has made for these orders, in one PDF with pages of A6.
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
     * Read which lots orders' goods are from
     * @description Of those that are packed: what is still to be packed has no lot yet.
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
     * @description At most a hundred, each by the same change as alone and with the same mail to its customer. They go forward only: an order that was cancelled, or is further on already, is left as it is. What became of each is answered one by one, in the order in which they were sent; one that is refused keeps none of the others.
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
     * List the products
     * @description Inactive ones too, newest first unless `sort` says otherwise: all of them, or a page where `limit` says so.
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
    /**
     * Change many products
     * @description At most a hundred, all of them or none. Each names the version that the caller read: where another stands there by now, or a product may not be changed so, nothing is saved, `saved` is false and each row that stands in the way says why, with the product as it is. What is absent of a product stays as it is; a stock is set, or counted in or out for a reason.
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
  "/api/admin/products/{id}/bought-together": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List what is bought together with a product
     * @description Counted every night from the paid orders of the last 180 days, the newest 100,000 of them; only what enough different buyers bought with it, eight products at most.
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
     * Make a copy of a product
     * @description Inactive and with nothing in stock; texts, sizes, category and pictures are the original's, SKUs and addresses its own.
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
     * Read what is told of a product before it is bought, and what is missing
     * @description As it is written: nothing stands in for a text that a language has not.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdInformation"]
    /**
     * Tell something of a product before it is bought
     * @description What is absent stays as it is. Allergens stand between asterisks in `ingredients`.
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
     * @description All of a size together are its stock. The one without a number is what belongs to none that is known.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdLots"]
    /**
     * Keep a product by lots, or no longer
     * @description What is on the shelf belongs to no lot at first, and can be given its number. Nothing of what was is forgotten.
     *
     *     For administrators.
     */
    put: operations["putAdminProductsByIdLots"]
    /**
     * Receive a lot
     * @description Counts the goods in, or gives a number to some that lie on the shelf without. A second delivery of a lot adds to it.
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
     * Count a product's stock by lots
     * @description Each lot that is named becomes so many, and the stock what all lots are together; a number that is new is a new lot.
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
  "/api/admin/products/{id}/sale-prices": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a product's sale prices
     * @description Those that run and those that are planned, with the price that a reduction is compared with: the lowest of the thirty days before.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdSalePrices"]
    put?: never
    /**
     * Give a product a sale price
     * @description For sizes of it, from a day on and until another; it is charged and shown everywhere while it runs. Lower than the own price.
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
     * Change a sale price
     * @description For administrators.
     */
    put: operations["putAdminProductsByIdSalePricesBySaleId"]
    post?: never
    /**
     * End a sale price
     * @description Now, where it runs; one that is planned does not come.
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
     * @description Units that can be sold now; what is held for others is not counted and stays held.
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
     * Read what moved of a product's stock
     * @description Newest first, whoever moved it. All of a size together are what is on its shelf.
     *
     *     For administrators.
     */
    get: operations["getAdminProductsByIdStockMovements"]
    put?: never
    /**
     * Count goods in or out
     * @description Goes by what is there at that moment: what is sold meanwhile stays sold.
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
     * Export the products
     * @description Every product with all its fields as CSV, in the columns that an import reads.
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
     * List the promotions
     * @description Whoever made them, here or in Medusa Admin; those that run first. `form` is null where a promotion says what the form can't.
     *
     *     For administrators.
     */
    get: operations["getAdminPromotions"]
    put?: never
    /**
     * Make a promotion
     * @description A code that shoppers type, or one that applies by itself. On products or categories it takes something off every piece. It holds from its first day to its last, both included, in Belgium.
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
     * Read a promotion
     * @description For administrators.
     */
    get: operations["getAdminPromotionsById"]
    /**
     * Change a promotion
     * @description All of it, from now on; orders and payment pages that are open keep what they showed.
     *
     *     For administrators.
     */
    put: operations["putAdminPromotionsById"]
    post?: never
    /**
     * Delete a promotion
     * @description One that nobody has used, nor is about to; another is ended.
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
     * @description It no longer applies from this moment on; a payment page that is open keeps what it showed.
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
     * Read what comes again next week
     * @description What is to be packed in the next seven days, what it is expected to bring in, and the charges that were refused.
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
     * List the reviews
     * @description Of those that wait for a decision the oldest first, else the newest.
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
     * Read a review
     * @description With the notices about it that nobody has decided about.
     *
     *     For administrators.
     */
    get: operations["getAdminReviewsById"]
    /**
     * Publish or refuse a review, and answer it
     * @description Only what breaks a rule may be refused: few stars are no reason. Its author is told the rule; who gave notice of it is told the decision. The answer stands below the review, for everybody.
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
     * @description Each word, or what it begins with, in an order's number, e-mail address, name, street, town or tracking number, in a product's name or SKU, in a customer's name or e-mail address. Case and accents make no difference. One letter finds nothing.
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
     * Read how administrators have to sign in
     * @description For administrators.
     */
    get: operations["getAdminSecurity"]
    /**
     * Demand a second factor of all administrators
     * @description By an owner who has shown one. Who has none may sign in, set one up, and nothing else, here and at the engine's Admin API. The change log names who demanded it.
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
     * Read the days on which nothing is sent
     * @description Beside weekends and the public holidays of Belgium.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsClosedDays"]
    /**
     * Set the days on which nothing is sent
     * @description They move the days of delivery that shoppers are told, and when an order is late.
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
     * Read on which days nothing was sent according to earlier versions
     * @description Newest first, fifty at most.
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
     * Read how the home page is set
     * @description For administrators.
     */
    get: operations["getAdminSettingsHome"]
    /**
     * Set the home page
     * @description Its title and sentence by language, its picture (uploaded as those of products are) and the products on it, in their order. What is left out or empty is the storefront's own.
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
     * Read how the home page was set before
     * @description Newest first, fifty at most.
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
     * List the mails that can be written anew
     * @description Those that this shop sends: what is switched off has none.
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
     * Read what is written of a mail
     * @description By language; a language that is left out has the shop's own words.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsMailsByMail"]
    /**
     * Write a mail's subject and beginning
     * @description Names in double braces are filled in: one that the mail does not know is refused, and so is a text without one that it needs. Whoever leaves a language out goes back to the shop's own words.
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
     * Read the shop's own words of a mail
     * @description Its subject and first paragraph in each language, with names in double braces for what is filled in.
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
     * See how a mail would look
     * @description With made-up data. Nothing is sent or kept.
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
     * Send yourself a mail as it is being written
     * @description With made-up data, to the address of whoever asks.
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
     * Read earlier versions of a mail's texts
     * @description Newest first, fifty at most.
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
     * Read who sells, as it is set
     * @description For administrators.
     */
    get: operations["getAdminSettingsMerchant"]
    /**
     * Set who sells
     * @description Pages, mails and documents say so from now on; documents that were issued stay as they are. Whoever sends the original goes back to merchant.json.
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
     * Read who sold according to earlier versions
     * @description Newest first, fifty at most.
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
     * Read what is written of a page
     * @description By language; a language that is left out has the storefront's own text.
     *
     *     For administrators.
     */
    get: operations["getAdminSettingsPagesByPage"]
    /**
     * Write a page's text
     * @description In a small part of Markdown: headings, paragraphs, lists, tables, bold, italic and links. HTML stays text. Names in double braces are filled in by the shop; one that it does not know is refused. Whoever leaves a language out goes back to the storefront's own text.
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
     * Read earlier versions of a page's text
     * @description Newest first, fifty at most.
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
     * Read what there is to do
     * @description How many orders, products and messages wait for somebody. Each is a list: orders by `task`, products by `low_stock_only` or `uninformed_only`, lots by `state` or `to_clear`, messages by `state`.
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
     * @description JPEG, PNG, WebP, AVIF or GIF. It is stored in the sizes and formats that the shop shows; the address is for a product's `images`.
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
     * @description Customers and administrators, newest first: all, or a page where `limit` says so.
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
     * Take a lost second factor away
     * @description For an owner who says their own password, of another administrator who has neither the app nor a recovery code any more. All sessions of that person end, a mail tells them, and the change log tells whose doing it was. One’s own is taken away with a code, by DELETE /api/users/second-factor.
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
     * @description Customers and administrators sign in here. The token is sent with every further call as `Authorization: Bearer …`; it is one that the engine's own APIs accept as well. Names the browser's cart session to have its cart joined with the account's. Whoever has a second factor is answered 403 `mfa_required` and sends the same once more with a `code`: of the authenticator app, or one of the recovery codes. A code is taken once. A sign-in on a device that was not known is told by mail.
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
     * @description Ends the session of the token that is sent, so that no copy of the token holds any more, and leaves the account's cart to the account: the browser's session has an empty one.
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
     * Confirm who you are
     * @description Sensitive actions answer 403 `fresh_proof_required` unless the session has a proof that is five minutes old at most. The refusal’s `proof` names what to send here: `password`, or `code` (of the authenticator app, or a recovery code) if the account has a second factor. Then send the refused call again.
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
     * @description With the token of the link that was mailed. Every token issued before ceases to hold, and a mail says so.
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
     * Confirm to be told when a product is back
     * @description With the token of the link that was mailed: only now is anything sent.
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
     * No longer be told when a product is back
     * @description With the token of the link that was mailed: the request and its address are deleted.
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
     * Ask whether a VAT number is in force
     * @description By its form, then by VIES, in the merchant's name. Where VIES does not answer within five seconds the standing is `unanswered`: an order is taken all the same, with VAT.
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
     * @description Adds units of a product, at the shop's price whatever the request says: of the size that variant_id names, else of its first. The first item makes the cart.
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
     * @description The number travels in the query; 0 or less removes the product. Of a product in several sizes, variant_id says which; without it the first is meant, or the one that the cart has where it has no such line.
     */
    put: operations["putCartBySessionIdItemsByProductId"]
    post?: never
    /**
     * Remove a product from a cart
     * @description Of a product in several sizes, variant_id says which, as it does for their number.
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
  "/api/cart/{session_id}/repeats": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List what of a cart is to come again */
    get: operations["getCartBySessionIdRepeats"]
    /**
     * Have a line of a cart come again
     * @description Every so many weeks, one of the rhythms of `GET /api/shop`; `weeks` null: it is bought once. The discount of goods that come again is a promotion of the cart. Such a cart is paid with a card, which is kept at the payment provider.
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
     * @description To a country, each with what it makes of the cart's total: home delivery first, then to a point, each the cheapest first.
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
     * @description Those that can be ordered to now, with the working days and the free delivery of each.
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
     * @description The carrier's points nearest to a postal code, the nearest first, with how far they are from its middle and when they are open. While the carrier's list does not answer, an earlier answer is given; without one the call is refused.
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
  "/api/extras": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the extras
     * @description What a shopper may add to an order at checkout, such as gift wrapping, in the caller's language. Whoever names none gets none.
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
     * List one's favourites
     * @description Ids of products, the newest first.
     *
     *     For whoever is signed in.
     */
    get: operations["getFavourites"]
    put?: never
    /**
     * Mark favourites
     * @description One, or all that a visitor marked before signing in. What is marked already stays, and what is no product is left out.
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
     * Take a favourite away
     * @description One that is not marked is no failure.
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
     * Read the products of a list of favourites
     * @description By their ids, for a visitor's list as for an account's; what is not for sale is left out.
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
     * Read all products as a feed
     * @description RSS 2.0 by Google's product data specification, for Google Merchant Center and Meta: `google-fr.xml`, one for each language of the shop. An item is a size of a product; prices are with VAT, as shoppers see them. The shop serves it at `/feeds/` too.
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
     * Read what the merchant set of the home page
     * @description Null where the storefront's own texts, picture and choice of products stand.
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
     * @description For mail programs: the address of the header `List-Unsubscribe` (RFC 8058). The body, `List-Unsubscribe=One-Click`, is not read. Opening the address by GET changes nothing.
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
     * Confirm an order that waits for its payment by its link
     * @description Shows that the buyer reads mail at the order's address: its goods are kept for longer than an hour only then.
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
     * @description For an order that stands before it is paid, as one that was agreed by telephone, and whose customer was sent the way to pay it: `to_pay_cents` of the order says how much. The shopper goes on to `url`. Asked again it is the same page, or a new one where that has ended; of an order there is never more than one that can be paid.
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
     * Review a product of an order by its link
     * @description Once it was delivered. There is one review of each product and buyer: writing again changes it, and it waits until it was read.
     */
    put: operations["putOrdersLinkedReviews"]
    /**
     * Read one's reviews of an order by its link
     * @description What the order brought, with what its buyer said of it.
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
    /** Take back one's review of a product by the order's link */
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
     * Ask for no more mail that asks for reviews
     * @description For the address with which the order of the link was placed, whatever is bought with it later.
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
     * @description With the token of the link that was mailed to whoever placed the order, after an account asked for it at Medusa's Store API.
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
  "/api/pages/{page}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read what the merchant wrote of a page
     * @description Of delivery, returns, privacy … in the caller's language, ready to be drawn. Null where the storefront's own text stands. Names in double braces are gaps for what holds at the moment, such as the merchant's address.
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
     * Receive the access point's events
     * @description For the Peppol access point only. The signature of the event (`X-Signature`) is the proof of origin and is checked before anything is read of it; the document that it names is then looked at with the next round.
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
     * @description One that is for sale, by its id, or by a handle that its page has or had in any language.
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
     * Ask to be told when a product is back
     * @description For a size that is sold out. A mail asks whether the address wants it (double opt-in); the answer is the same whether the address is known here or not. Who is signed in and has shown to read mail at it is not asked.
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
     * Read what the law wants told of a product before it is bought
     * @description Food by Regulation (EU) 1169/2011, feed by Regulation (EC) 767/2009, other goods by Regulation (EU) 2023/988. In all languages; French stands in where another one is empty. Between asterisks in `ingredients` stand allergens.
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
     * List others to show beside a product
     * @description What was often bought together with it, by so many different buyers that none can be told; where there is none of it, others of its category. Only what is in stock.
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
     * Read the reviews of a product
     * @description By people who bought it and to whom it was delivered. All are published that break no rule, whatever their stars. Newest first, in the languages in which they were written.
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
     * Read or change a repeat delivery by its link
     * @description Without signing in. The token alone reads. The token of a link in a mail only reduces what is owed: skip, pause, end, a smaller quantity, a lower frequency. The token of `linked/open` allows every change for an hour.
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
     * List the ways to deliver a repeat delivery by its link
     * @description To a country, each with its price today: for `destination` of a change.
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
     * Mail a link that allows every change of a repeat delivery
     * @description To the address that its mails go to. The link works once and expires within an hour.
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
     * Use a mailed link that allows every change of a repeat delivery
     * @description The link works once. The answer's token stands for it in `linked`, `linked/deliveries` and `linked/payment` until the link would have expired.
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
     * Open the payment page of a repeat delivery by its link
     * @description For a delivery whose charge was refused. What is paid with is kept at the payment provider and charged from then on.
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
     * Undo a change of a repeat delivery
     * @description With the token of the link in the mail about the change: within 24 hours, once, and only while nothing else was changed since.
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
     * Give notice of a review
     * @description Says which rule it breaks (Regulation (EU) 2022/2065, article 16). An administrator reads it; whoever leaves an e-mail address is told what became of it.
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
  "/api/shop": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read who sells, when nothing is sent, and what is offered
     * @description As it holds at this moment: administrators change it in the dashboard. Offers are promotions that apply by themselves; what they take off is in the cart, not in the prices of products.
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
  "/api/users/orders/{order_number}/reviews": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one's reviews of an order
     * @description What the order brought, with what its buyer said of it.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersOrdersByOrderNumberReviews"]
    /**
     * Review a product of one of one's orders
     * @description Once it was delivered. There is one review of each product and buyer: writing again changes it, and it waits until it was read.
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
     * Take back one's review of a product
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
  "/api/users/password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change one's password
     * @description For whoever knows the present one, and has a code where there is a second factor. Every other session ends; the answer has a new token for this one.
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
     * Change one's names, phone number and business
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
  "/api/users/repeat-deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List one's repeat deliveries
     * @description The newest first, ended ones last.
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
     * Change one's repeat delivery
     * @description `action` skips the next delivery, pauses, resumes or ends; the others change what comes from the next delivery on.
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
     * List the ways to deliver one's repeat delivery
     * @description To a country, each with its price today: for `destination` of a change.
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
     * Open the payment page of one's repeat delivery
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
     * See whether one signs in with a second factor
     * @description For whoever is signed in.
     */
    get: operations["getUsersSecondFactor"]
    put?: never
    /**
     * Begin to set up a second factor
     * @description For administrators. The secret goes into an authenticator app (TOTP, RFC 6238), by hand or as a QR code of the address; nothing has changed until a first code confirms it.
     *
     *     For administrators.
     *
     *     **Limit:** 10 wrong passwords in 15 minutes from one address.
     */
    post: operations["postUsersSecondFactor"]
    /**
     * Take the second factor away
     * @description For whoever has both: the password, and a code of the app or a recovery code.
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
     * Switch the second factor on
     * @description With a first code of the app. The answer has the recovery codes, which are told this once, and a new token; every other session ends.
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
     * Get new recovery codes
     * @description Told this once; those of before are worth nothing any more.
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
     * List where one is signed in
     * @description At the shop and in Medusa Admin, the session used last first.
     *
     *     For whoever is signed in.
     */
    get: operations["getUsersSessions"]
    put?: never
    post?: never
    /**
     * Sign out everywhere
     * @description Ends every session of the account, the caller's own too.
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
    /** @description An e-mail address names one account, however it is capitalised. */
    AccountEmail: components["schemas"]["Email"]
    /** @description Who changed something: an administrator, or the shop itself (a payment that arrived). */
    Actor: {
      email: string | null
    }
    AddCartItem: {
      product_id: components["schemas"]["ProductId"]
      quantity: components["schemas"]["Quantity"]
      /** @description Accepted because the contract has it; never believed. */
      unit_price?: number
      /** @description The first of its sizes when absent. */
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
      /** @description Filled in first at the checkout; at most one of an account's addresses. */
      is_default: boolean
      number: string
      postal_code: string
      street: string
      type: components["schemas"]["AddressType"]
      /** @description Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
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
    /** @description The engine's id of an address; wider, so that an odd one is "not found" rather than "malformed". */
    AddressId: string
    /** @description An address as it is written; what else a client's address object carries is left aside. */
    AddressInput: components["schemas"]["AddressFields"]
    /** @description What the person calls an address: "shipping" unless they say "home", "work" … */
    AddressType: string
    /** @description GET /api/admin/countries. */
    AdminCountries: {
      /** @description Those that could be opened, with the rates that their law has; which of the reduced ones is that of food is to be chosen. */
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
      /** @description The country of origin first. */
      countries: components["schemas"]["AdminCountry"][]
      /** @description Where those rates are from, and of which day. */
      rates_from: {
        /** Format: date */
        day: string
        source: string
        url: string
      }
      /**
       * @description Whether the rate of the country of delivery is charged (oss), or that of the country of origin everywhere.
       * @enum {string}
       */
      vat_scheme: "origin" | "oss"
    }
    /** @description A country that the shop delivers to, or did. */
    AdminCountry: {
      /** @description Carts of the last thirty days that are on their way there and not paid. */
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
      /** @description Whether it can be closed: not the country of origin, nor one that shares its records with others. */
      own: boolean
      /** @description Of each class the rate in force and those that are planned. */
      rates: {
        rate: number
        valid_from: string
        /** @enum {number} */
        vat_class: 6 | 21
      }[]
      /** @description Orders and carts that name it: while there are none, opening it can be undone. */
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
      /** @description All holds, oldest first, including released ones. */
      holds: components["schemas"]["Hold"][]
      /** @description The engine's id, for its own administration. */
      id: string
      /** @description What the invoice says instead; null where it is the same, or none was given. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      /** @description `local_name` is the product's present name in the caller's language, or the ordered name if it is no longer for sale. */
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
       * @description Language of the customer's mails and packing slip.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Null for orders of before the shop kept it, and for those that were never paid. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions that took something off goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      refundable_cents: number
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Where the parcel goes: a point's own address where it waits at one. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description What goes into the parcel: without what was given back by its line before the parcel left. */
      to_pack: {
        id: string
        local_name: string
        /** @description In the customer's language. */
        name: string
        quantity: number
        /** @description As it was when it was ordered; null for a line that is no product. */
        sku: string | null
        /** @description What one of it weighs; null where that is not known. */
        weight_grams: number | null
      }[]
      /** @description What is still to be paid on its page, where the customer was sent a link to do so; null for any other. */
      to_pay_cents: number | null
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
      /** @description What the goods in the parcel weigh, without the packaging; null where a weight is not known. */
      weight_grams: number | null
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
      /** @description The business that it was ordered for, with what VIES said of its VAT number then; null of a person's. */
      business: components["schemas"]["OrderBusiness"] | null
      created_at: string
      /** @description The engine's; null where it is gone. */
      customer_id: string | null
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
      /** @description What the customer owes and nobody waits for yet: it can be asked for by a payment link. */
      due_cents: number
      email: string
      /** @description Whether a parcel of it has left. */
      has_left: boolean
      /** @description Oldest first. */
      history: components["schemas"]["StatusChange"][]
      /** @description All holds, oldest first, including released ones. */
      holds: components["schemas"]["Hold"][]
      /** @description The engine's id, for its own administration. */
      id: string
      /** @description What the invoice says instead; null where it is the same, or none was given. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      /** @description `local_name` is the product's present name in the caller's language, or the ordered name if it is no longer for sale. */
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
       * @description Language of the customer's mails and packing slip.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description What administrators wrote to the customer, or had sent again, oldest first. */
      messages: {
        at: string
        by: components["schemas"]["Actor"]
        email: string
        /** @enum {string} */
        kind: "written" | "again"
        subject: string
        /** @description Of one that was written. */
        text: string | null
      }[]
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Null for orders of before the shop kept it, and for those that were never paid. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Those that were sent, oldest first. */
      payment_links: {
        amount_cents: number
        at: string
        by: components["schemas"]["Actor"]
        email: string
      }[]
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
      /** @description Orders that replace goods of it at no charge, oldest first. */
      replacements: {
        at: string
        by: components["schemas"]["Actor"]
        is_cancelled: boolean
        number: string
        /** @description How many units of its goods. */
        quantity: number
      }[]
      /** @description Number of the order whose goods it replaces at no charge; null for any other order. */
      replaces: string | null
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Where the parcel goes: a point's own address where it waits at one. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description What goes into the parcel: without what was given back by its line before the parcel left. */
      to_pack: {
        id: string
        local_name: string
        /** @description In the customer's language. */
        name: string
        quantity: number
        /** @description As it was when it was ordered; null for a line that is no product. */
        sku: string | null
        /** @description What one of it weighs; null where that is not known. */
        weight_grams: number | null
      }[]
      /** @description What is still to be paid on its page, where the customer was sent a link to do so; null for any other. */
      to_pay_cents: number | null
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
      /** @description What the goods in the parcel weigh, without the packaging; null where a weight is not known. */
      weight_grams: number | null
      /** @description Whether there is still something that the customer may declare to withdraw from. */
      withdrawable: boolean
      withdrawal: components["schemas"]["Withdrawal"] | null
    }
    /** @description The total number matching is in the header X-Total-Count. */
    AdminOrders: components["schemas"]["AdminOrder"][]
    /** @description GET /api/admin/products: the contract's product, in the languages as they are written, not as they fall back. */
    AdminProduct: {
      active: boolean
      /** @description What it contains of Regulation (EU) 1169/2011, Annex II; null where nobody told it. */
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
      /** @description For which birds it is, in their order; none where nobody said it. */
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
      /** @description The French one. */
      handle: string
      handle_de: string
      handle_en: string
      handle_fr: string
      handle_nl: string
      /** @description Whether something is told that the law wants told before it is bought: GET /api/products/{id}/information. */
      has_information: boolean
      /** @description Of all its sizes together. */
      held: number
      /** @description The Medusa product's id. */
      id: string
      /** @description Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
      images: string[]
      /** @description Chosen by the merchant for the home page. */
      is_featured: boolean
      is_out_of_stock: boolean
      /** @description Food that spoils: the right to withdraw within 14 days does not apply to it. */
      is_perishable: boolean
      is_promotion: boolean
      /** @description How many of a size are few, to whoever orders goods; null: as many as to shoppers, five. */
      low_stock_threshold: number | null
      /** @description During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
      lowest_price_30_days: number | null
      name_de: string
      name_en: string
      name_fr: string
      name_nl: string
      /** @description What the merchant says of it: `is_perishable` for this product alone, null when it is as its category. */
      perishable: boolean | null
      /** @description Its own, as the merchant gave it: price lists may make it another for a time. */
      price: number
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included; null when the unit is no volume. */
      price_per_litre: number | null
      /** @description What those who bought it think of it: GET /api/products/{id}/reviews; null while no review is published. */
      rating: components["schemas"]["Rating"] | null
      /** @description What it costs when no sale runs; null while none does. */
      regular_price: number | null
      sku: string
      /** @description Units that can be sold now: stocked less held for others. Never negative. */
      stock: number
      /** @description Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
      tiers: components["schemas"]["Tier"][]
      /** @description What the price buys: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description Languages in which the name or the description is missing. */
      untranslated: ("nl" | "en" | "de")[]
      updated_at: string
      /** @description The sizes in which it is sold, in the merchant's order; there is always one. */
      variants: components["schemas"]["AdminVariant"][]
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
      version: string
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    /** @description GET and PUT /api/admin/products/{id}/information. */
    AdminProductInformation: {
      additives_de: string
      additives_en: string
      additives_fr: string
      additives_nl: string
      /** @description What it contains; null: not told, which is not the same as none. */
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
      /** @description null: nobody has said it yet. */
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
      /** @description Where the manufacturer is established, ISO 3166-1 alpha-2. */
      manufacturer_country: string | null
      manufacturer_name: string
      /** @description What the kind of product demands and nobody has told, in French. */
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
      /** @description What it may contain traces of. */
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
      /** @description Languages in which a text is missing that French has. */
      untranslated: ("nl" | "en" | "de")[]
      use_de: string
      use_en: string
      use_fr: string
      use_nl: string
      /** @description Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
      version: string
      warnings_de: string
      warnings_en: string
      warnings_fr: string
      warnings_nl: string
    }
    AdminProducts: components["schemas"]["AdminProduct"][]
    /** @description A promotion as administrators see it, whoever made it. */
    AdminPromotion: {
      code: string
      discount_cents: number
      /** @description The moment from which it no longer applies. */
      ends_at: string | null
      /** @description In the words of the form; null where it says what the form can't: then Medusa Admin shows and changes it. */
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
      /** @description Whether nobody has used it, nor is about to. */
      is_deletable: boolean
      starts_at: string | null
      /** @enum {string} */
      state: "running" | "planned" | "used_up" | "off" | "ended"
      /** @description Orders that used it, and what it took off them. */
      uses: number
      version: string
    }
    AdminPromotions: components["schemas"]["AdminPromotion"][]
    /** @description A review as administrators see it. */
    AdminReview: {
      /** @description As its author wants to be called; null of one who is no longer known. */
      author_name: string | null
      id: string
      /**
       * @description In which it is written.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description By which it is shown that its author bought; null where that is forgotten. */
      order_number: string | null
      product_id: string
      product_name: string
      /** @description The rule that it breaks, where it was refused. */
      refusal:
        | ("insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine")
        | null
      /** @description The shop's public answer. */
      reply: string | null
      /** @description Notices that nobody has decided about. */
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
      /** @description When it was written, or changed. */
      written_at: string
    }
    AdminReviews: components["schemas"]["AdminReview"][]
    /** @description GET /api/admin/search: nothing of a kind that the caller's role does not see. */
    AdminSearch: {
      /** @description Those with an account, and guests who have ordered, by name or e-mail address. */
      customers: {
        email: string
        id: string
        name: string
      }[]
      /** @description By number, e-mail address, name, street, town, postal code or tracking number. */
      orders: {
        city: string | null
        created_at: string
        customer_name: string
        email: string
        order_number: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description By name in any language, or SKU; the name is told in the caller's language. */
      products: {
        active: boolean
        id: string
        name: string
        sku: string
        stock: number
      }[]
    }
    /** @description GET /api/admin/users. The total number matching is in the header X-Total-Count. */
    AdminUser: {
      created_at: string
      email: string
      first_name: string
      /** @description Whether an administrator signs in with a second factor. */
      has_second_factor: boolean
      id: string
      is_admin: boolean
      last_name: string
      orders: number
      phone: string | null
      role: ("owner" | "orders" | "goods" | "accounting") | null
    }
    AdminUsers: components["schemas"]["AdminUser"][]
    /** @description A size of a product, with what of it is promised. */
    AdminVariant: {
      /** @description What one piece costs now where price lists of Medusa Admin make that another than its own price; null where it costs that. */
      charged_price: number | null
      /** @description The number of its bar code (GTIN); "" where nobody said one. */
      ean: string
      /** @description Units promised to open payment pages and to orders not sent yet; `stock` is what remains. */
      held: number
      /** @description The Medusa variant's id: what a cart's item may name. */
      id: string
      /** @description A picture of its own; null where the product's show it. */
      image: string | null
      label_de: string
      label_en: string
      label_fr: string
      label_nl: string
      /** @description During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
      lowest_price_30_days: number | null
      /** @description Its own, as the merchant gave it. */
      price: number
      /** @description Euro per kilogram; null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre; null when the unit is no volume. */
      price_per_litre: number | null
      /** @description What it costs when no sale runs; null while none does. */
      regular_price: number | null
      sku: string
      /** @description Units that can be sold now. */
      stock: number
      /** @description Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
      tiers: components["schemas"]["Tier"][]
      /** @description What the price buys: "€/500 g". */
      unit_label: string
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    /** @description One thing that needs a person. */
    Alert: {
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
      /** @description Active products of which few are left, as `low_stock_threshold` says, the scarcest first. */
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
    /** @description POST /api/products/{id}/back-in-stock */
    BackInStock: {
      /** @description Where the word goes. */
      email: components["schemas"]["Email"]
      /** @description Which size is waited for; the product's first where none is named. */
      variant_id?: components["schemas"]["ProductReference"]
    }
    /** @description What becomes of it. */
    BackInStockAnswer: {
      /** @constant */
      accepted: true
      /** @description Whether it holds already: the caller is signed in and has shown to read mail at this address. Else a mail asks. */
      confirmed: boolean
    }
    /** @description Whoever may take a second factor away, or make recovery codes, has both. */
    BothFactors: {
      code: components["schemas"]["Code"]
      password: components["schemas"]["GivenPassword"]
    }
    /** @description GET /api/admin/products/{id}/bought-together */
    BoughtWith: {
      /** @description How many different people bought both in one order. */
      buyers: number
      name: string
      product_id: string
      /** @description Units of all its sizes that can be sold now. */
      stock: number
    }[]
    /** @description A business that buys: what its invoice names. */
    Business: {
      company: string
      /** @description Of any member state; absent for an organisation that has none. */
      vat_number?: components["schemas"]["TypedVatNumber"]
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
      /** @description In the caller's language; of a product in several sizes with the size: "Amandes décortiquées, 5 kg". */
      name: string
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included; null when the unit is no volume. */
      price_per_litre: number | null
      product_id: string
      quantity: number
      /** @description Units still to be had now. */
      stock: number
      /** @description What a piece costs to who buys more of it at once; none once it is no longer sold. */
      tiers: components["schemas"]["Tier"][]
      unit_label: string
      /** @description Euro, VAT included: the shop's own price for this quantity, whatever the request said. */
      unit_price: number
      /** @description Which of its sizes. */
      variant_id: string
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
    /** @description Lines of a cart that come again; what is not named is bought once. */
    CartRepeats: {
      repeats: {
        product_id: string
        variant_id: string
        weeks: number
      }[]
    }
    /** @description GET /api/admin/accounting/cash: the days on which money moved, oldest first. */
    Cash: {
      days: components["schemas"]["CashDay"][]
      in_cents: number
      out_cents: number
    }
    /** @description What came in and went out on one day by one method. */
    CashDay: {
      /** @description In Europe/Brussels. */
      day: string
      in_cents: number
      /** @enum {string} */
      method: "card" | "bancontact" | "transfer" | "other"
      /** @description Given back; positive. */
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
    /** @description GET /api/admin/changes: who did what, newest first; the total number is in the header X-Total-Count. */
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
      /** @description The import from a file that did it on their behalf; null where they did it themselves. */
      import_id: string | null
      /** @description What the subject was called then: a name, an order number. */
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
      /** @description What comes in place of one of its lines where that is not there; null: nothing. */
      instead?: {
        by_variant_id: components["schemas"]["ProductId"] | null
        variant_id: components["schemas"]["ProductId"]
      }
      /** @description Of one of its lines; 0 takes it out. */
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
    /** @description Something is done, or changed; what is absent stays. */
    ChangeRepeat: {
      /** @enum {string} */
      action?: "skip" | "pause" | "resume" | "end"
      destination?: components["schemas"]["RepeatDestination"]
      /** @description What comes in place of one of its lines where that is not there; null: nothing. */
      instead?: {
        by_variant_id: components["schemas"]["ProductId"] | null
        variant_id: components["schemas"]["ProductId"]
      }
      /** @description Of one of its lines; 0 takes it out. */
      quantity?: {
        quantity: number
        variant_id: components["schemas"]["ProductId"]
      }
      weeks?: number
      /** @enum {string} */
      when_missing?: "wait" | "skip"
    }
    Changes: components["schemas"]["Change"][]
    /** @description Its beginning is its method's: a Stripe page's is "cs". */
    CheckoutSessionId: string
    /** @description PUT /api/cart/{session_id}/repeats: a line of the cart comes again every so many weeks; null: once. */
    ChooseRepeat: {
      product_id: components["schemas"]["ProductId"]
      /** @description Which of its sizes; all that are in the cart where absent. */
      variant_id?: components["schemas"]["ProductId"]
      weeks: number | null
    }
    /** @description Codes of the extras chosen, separated by commas. */
    ChosenExtras: string
    /** @description The days on which nothing is sent, beside weekends and public holidays. */
    ClosedDays: {
      /** @description Both days are closed. */
      closures: {
        /** Format: date */
        from: string
        /** Format: date */
        to: string
      }[]
      /** @description Public holidays on which the shop sends all the same. */
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
    /** @description A code of an authenticator app, or a recovery code, as it was typed. */
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
    /** @description PUT /api/admin/countries/{code}/delivery: each kind once. */
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
      /** @description Of each class of VAT in per cent, from the day `from` (in Belgium) on. A country that has rates keeps them. */
      rates: {
        from: components["schemas"]["Day"]
        reduced: number
        standard: number
      }
    }
    /** @description One way to deliver to a country: the carrier's tariff for it, and how long a parcel takes. */
    CountryMethod: {
      /** @description Goods worth this much, VAT included, are delivered free; null where they never are. */
      free_from_cents: number | null
      /** @enum {string} */
      kind: "home" | "pickup_point" | "locker"
      max_days: number
      min_days: number
      /** @description Price of one parcel by its weight, the lightest first; the last step is the heaviest parcel there is. */
      steps: {
        price_cents: number
        up_to_grams: number
      }[]
    }
    /** @description PUT /api/admin/countries/{code}/state. */
    CountryState: {
      open: boolean
    }
    /** @description GET /api/admin/customers: one for each e-mail address, newest first; the total number is in the header X-Total-Count. */
    Customer: {
      email: string
      id: components["schemas"]["CustomerId"]
      /** @enum {string} */
      kind: "account" | "guest"
      last_order_at: string | null
      /** @description A guest's is that of their last order. */
      name: string
      orders: number
      /** @description Of the account, or the first order of a guest. */
      since: string
      /** @description What they paid, without what was given back. */
      worth_cents: number
    }
    /** @description Where somebody lives, or had something sent. */
    CustomerAddress: {
      box: string | null
      city: string
      country: string
      /** @description In the account's address book; else it stands in an order. */
      is_saved: boolean
      name: string
      phone: string | null
      postal_code: string
      /** @description "Rue Haute 12" */
      street: string
    }
    /** @description GET /api/admin/customers/{id} */
    CustomerDetail: {
      /** @description The address book first, then those of the last orders; each once. */
      addresses: components["schemas"]["CustomerAddress"][]
      email: string
      id: components["schemas"]["CustomerId"]
      /** @enum {string} */
      kind: "account" | "guest"
      /** @description Chosen for the account, else the last order's. */
      language: ("fr" | "nl" | "en" | "de") | null
      last_order_at: string | null
      /** @description A guest's is that of their last order. */
      name: string
      /** @description Consent, with the moment since when it is as it is; null where they never had to say. */
      newsletter: {
        since: string | null
        /** @enum {string} */
        state: "none" | "pending" | "subscribed"
      }
      orders: number
      paid_cents: number
      phone: string | null
      refunded_cents: number
      /** @description Of the account, or the first order of a guest. */
      since: string
      /** @description What they paid, without what was given back. */
      worth_cents: number
    }
    /** @description The engine's id of a customer. */
    CustomerId: string
    /** @description GET /api/admin/customers/{id}/messages: what the shop wrote to them, and they by the contact form, while it is kept. */
    CustomerMessage: {
      attempts: number
      created_at: string
      /** @description Written by the customer, to the merchant. */
      from_customer: boolean
      id: string
      /** @description It went nowhere: the shop has no mail server, and keeps it to be read here. */
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
     * @description A day in Belgium that is asked for or written down, 2026-11-21: of this century.
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
    /** @description GET /api/delivery: the ways to deliver a cart to a country, each with the totals it leads to: home delivery first, then to a point, each the cheapest first. */
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
    /** @description Lengths are those of a form. What the carrier's label takes is less, and refused with the field and a shorter form. */
    DeliveryAddress: {
      /** @description Letter box or flat; or a second line: a floor, a building, care of somebody. */
      box?: string
      city: string
      /** @description Where the parcel goes to a business. */
      company?: string
      /** @description For whoever brings the parcel: "leave with the neighbours". */
      note?: string
      number: string
      postal_code: string
      street: string
    }
    DeliveryPoint: {
      city: string
      /** @description ISO 3166-1 alpha-2. */
      country: string
      /** @description From the middle of the postal code that was asked for. */
      distance_m?: number
      /** @description From Monday to Sunday, [from, to] as 08:00; null on a day when it is closed. A break at noon is not in it. */
      hours: (string[] | null)[]
      id: string
      /** @enum {string} */
      kind: "pickup_point" | "locker"
      name: string
      number: string
      /** @description From Monday to Sunday, each time that it is open; absent if the carrier does not say. */
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
    /** @description An open country, and what a shopper is promised of a delivery to it. */
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
      /** @description Goods worth this much, VAT included, are brought home free; null where they never are. */
      free_from_cents: number | null
      max_days: number
      /** @description Working days, of the quickest way and of the slowest. */
      min_days: number
    }
    /** @description The last part of a document's address: its number and ".pdf". */
    DocumentFile: string
    /** @description F-2026-000123 for an invoice, C-2026-000004 for a credit note. */
    DocumentNumber: string
    EInvoice: {
      /** @description Since when it stands so, ISO 8601 in UTC; null of one that is only downloaded. */
      changed_at: string | null
      company: string
      /** @enum {string} */
      kind: "invoice" | "credit_note"
      number: components["schemas"]["DocumentNumber"]
      order_number: components["schemas"]["OrderNumber"]
      /** @description Why it was refused, or did not get there yet, in the words of the access point. */
      reason: string | null
      /** @enum {string} */
      state: "download" | "waiting" | "sent" | "delivered" | "refused" | "unregistered" | "settled"
      /** @description As registers write it: BE0123456749. */
      vat_number: string
    }
    /** @description PUT /api/admin/e-invoices/{number}: hand it over (again), or note that it got to the buyer another way. */
    EInvoiceChange: {
      /** @enum {string} */
      state: "waiting" | "settled"
    }
    /** @description GET /api/admin/orders/{order_number}/e-invoices and GET /api/admin/e-invoices */
    EInvoices: {
      e_invoices: components["schemas"]["EInvoice"][]
      /** @description Whether the shop hands them to an access point by itself. */
      is_handed_over: boolean
    }
    /** @description One address with no spaces, one @ and a dotted domain: what the contract calls a valid e-mail. */
    Email: string
    /** @description Every refusal: a sentence in the caller's language and a name that programs can rely on. */
    Error: {
      code: string
      detail: string
      /**
       * @description With `fresh_proof_required`: what the caller sends to POST /api/auth/proof before the same call again.
       * @enum {string}
       */
      proof?: "password" | "code" | "sign_in"
    }
    ExtraCode: string
    /** @description GET /api/extras: what a shopper may add to an order at checkout, for a price. */
    Extras: {
      extras: {
        code: string
        name: string
        /** @description For one order, VAT included. */
        price_cents: number
        /** @description A sentence. */
        text: string
      }[]
    }
    /** @description Those of them that are for sale, in the order in which they were asked for. */
    FavouriteProducts: components["schemas"]["Product"][]
    /** @description An account's favourites, the newest first. */
    Favourites: {
      product_ids: string[]
    }
    /** @description POST /api/favourites: adds these, as when a visitor signs in; the first is the newest. */
    FavouritesInput: {
      product_ids: components["schemas"]["ProductReference"][]
    }
    ForgotPassword: {
      email: components["schemas"]["AccountEmail"]
    }
    /** @description POST /api/auth/proof: the password, or a code where a second factor exists. */
    FreshProof:
      | {
          password: components["schemas"]["GivenPassword"]
        }
      | {
          code: components["schemas"]["Code"]
        }
    /** @description A password that is only compared: whatever was typed, an empty one excepted. */
    GivenPassword: string
    GivenRole: {
      id: string
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    /** @description What the home page begins with: its title and the sentence below it. */
    HeroText: {
      subtitle: string
      title: string
    }
    /** @description A hold of an order. It is active until it is released. `by.email` is null if the shop acted. */
    Hold: {
      at: string
      by: components["schemas"]["Actor"]
      id: string
      /** @description Free text of the person who placed it, or Stripe's reason code of a dispute. */
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
    /** @description GET /api/home: what the merchant set of the home page; null is what the storefront says and shows by itself. */
    Home: {
      /** @description In the caller's language. */
      hero: components["schemas"]["HeroText"] | null
      /** @description Address of a picture; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
      picture: string | null
      /** @description Those that were chosen and are for sale, in their order. */
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
    /** @description What the merchant set of the home page; what is empty or left out is the shop's own. */
    HomeSettings: {
      /** @description Address of an uploaded picture; null: the shop's own. */
      picture: string | null
      /** @description Ids of products in the order in which they are shown; none: those that are marked in their own forms. */
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
      /** @description Lines that would change, or have changed, something. */
      changes: number
      /** @description Those among them that make a new product. */
      created: number
      created_at: string
      /** @description Lines gone through so far, those with an error included. */
      done: number
      error_count: number
      /** @description Errors by line of the file, the heading being line 1; the first 1,000. */
      errors: {
        code: string
        detail: string
        /** @description In a ZIP. */
        file: string | null
        line: number
      }[]
      file_name: string
      id: string
      /** @enum {string} */
      kind: "csv" | "pictures"
      /** @description Lines of goods in the file, the heading not counted; of a ZIP its pictures. */
      lines: number
      /** @enum {string} */
      state: "checked" | "running" | "done"
      /** @description Headings of the file that are no column of products: nothing below them is read. */
      unknown_columns: string[]
    }
    /** @description GET /api/admin/imports/{id}/lines: in the order of the file; the total number is in the header X-Total-Count. */
    ImportLine: {
      /** @description The same fields as they become; null where nothing changes. A new size tells its `product` among them. */
      after: {
        [key: string]: unknown
      } | null
      /** @description The fields that change, as they are, or were, before; null for a new product. */
      before: {
        [key: string]: unknown
      } | null
      /** @description Why it can't be carried out: a name, and a sentence in the caller's language. */
      code: string | null
      detail: string | null
      /** @description Of a ZIP of pictures: the file's name. */
      file: string | null
      /** @description Whether it makes a new product. */
      is_new: boolean
      /** @description As a spreadsheet counts them, the heading being line 1. */
      line: number
      /** @description The product's French name, with that of the size where it has several. */
      name: string
      /** @description As which of its product's pictures the file comes, 1 being the first; null for a size's own picture. */
      position: number | null
      sku: string
    }
    ImportLines: components["schemas"]["ImportLine"][]
    /** @description Newest first. */
    Imports: components["schemas"]["Import"][]
    /** @description Where the one who pays lives or works, in any of the shop's countries. */
    InvoiceAddress: {
      /** @description Letter box or flat; or a second line: a floor, a building, care of somebody. */
      box?: string
      city: string
      /** @description Where the parcel goes to a business. */
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
      /** @description For whoever brings the parcel: "leave with the neighbours". */
      note?: string
      number: string
      postal_code: string
      street: string
    }
    /** @description POST /api/admin/orders/labels: the carrier makes the labels of these orders. */
    LabelOrders: {
      orders: {
        order_number: components["schemas"]["OrderNumber"]
      }[]
    }
    /** @description GET /api/admin/orders/labels: whether the carrier makes labels for the shop, or they are made of a file. */
    LabelService: {
      connected: boolean
    }
    Link: {
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/invoice: a guest's signed link; the invoice, unless another document of the order is named. */
    LinkedDocument: {
      number?: components["schemas"]["DocumentNumber"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description POST /api/orders/linked/payment: opens the payment page of an order for whoever has its link. */
    LinkedPayment: {
      /** @description Where the shopper comes back to. */
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
    /** @description The same for whoever has the order's link. */
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
    /** @description What a link in a mail carries. */
    LinkToken: string
    Login: {
      cart_session_id?: components["schemas"]["SessionId"]
      /** @description Of the second factor, once the first answer was 403 `mfa_required`. */
      code?: components["schemas"]["Code"]
      email: components["schemas"]["AccountEmail"]
      password: components["schemas"]["GivenPassword"]
    }
    /** @description Leaves the account's cart to the account: the browser's session has an empty one. */
    Logout: {
      cart_session_id: components["schemas"]["SessionId"]
    }
    /** @description Goods of one size that arrived together. */
    Lot: {
      best_before: string | null
      id: string
      /** @description Empty for what is on the shelf and belongs to no lot that the shop knows of. */
      number: string
      /** @description The product's name, and the size's where it has several. */
      product: string
      product_id: string
      /** @description On the shelf, what is held for orders included. All lots of a size are its stock. */
      quantity: number
      recalled_at: string | null
      /** @description How many came with deliveries. */
      received: number
      received_at: string
      /** @enum {string} */
      state: "recalled" | "expired" | "gone" | "near" | "sellable"
      supplier: string
      /** @description Taken out of stock as past its date or called back, and nobody has seen to it: the goods may still lie in the store. */
      to_clear: number
      variant_id: string
      /** @description Changes with any of the rest: for `If-Match` of a write. */
      version: string
    }
    /** @description PATCH /api/admin/lots/{id}: what was told wrongly; what is absent stays. */
    LotChange: {
      best_before?: components["schemas"]["Day"] | null
      number?: string
      supplier?: string
    }
    /** @description POST /api/admin/products/{id}/lots/count: a stock count by lots; lots that are left out stay as they are. */
    LotCount: {
      lots: {
        /** @description Of a lot that the shop does not know yet; one that it knows has its own. */
        best_before?: components["schemas"]["Day"] | null
        /** @description Empty for what is on the shelf without a number. */
        number: string
        /** @description How many lie there. */
        quantity: number
        supplier?: string
      }[]
      /** @default  */
      note?: string
      /** @description The first size when absent. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description GET /api/admin/lots/{id}. */
    LotDetail: {
      best_before: string | null
      id: string
      /** @description Units that left without an order being named: lost, damaged, past their date, or packed past the shop. */
      left_otherwise: number
      /** @description The last hundred, newest first. */
      movements: components["schemas"]["LotMovement"][]
      /** @description Empty for what is on the shelf and belongs to no lot that the shop knows of. */
      number: string
      /** @description The product's name, and the size's where it has several. */
      product: string
      product_id: string
      /** @description On the shelf, what is held for orders included. All lots of a size are its stock. */
      quantity: number
      recalled_at: string | null
      /** @description How many came with deliveries. */
      received: number
      received_at: string
      /** @enum {string} */
      state: "recalled" | "expired" | "gone" | "near" | "sellable"
      supplier: string
      /** @description Taken out of stock as past its date or called back, and nobody has seen to it: the goods may still lie in the store. */
      to_clear: number
      variant_id: string
      /** @description Changes with any of the rest: for `If-Match` of a write. */
      version: string
    }
    LotId: string
    /** @description POST /api/admin/products/{id}/lots: goods arrive, or what is on the shelf is given its number. */
    LotInput: {
      /** @default null */
      best_before?: components["schemas"]["Day"] | null
      /**
       * @description "shelf": they are in stock already, and belonged to no lot.
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
      /** @description The first size when absent. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description PUT /api/admin/products/{id}/lots. */
    LotKeeping: {
      is_kept: boolean
    }
    /** @description Units that came to a lot or left it. */
    LotMovement: {
      at: string
      by: string | null
      id: string
      note: string
      order_number: string | null
      /** @description Below 0 for what left. */
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
    /** @description POST /api/admin/lots/{id}/movements: units of this lot leave the shelf for another reason than an order. */
    LotMovementInput: {
      /** @default  */
      note?: string
      quantity: number
      /** @enum {string} */
      reason: "damaged" | "lost" | "own_use" | "correction"
    }
    /** @description Somebody who got units of a lot. */
    LotRecipient: {
      email: string
      /** @description In which they are written to. */
      language: string
      name: string
      order_number: string
      ordered_at: string
      /** @description Of this lot, without what came back. */
      quantity: number
      /** @description Of the goods that were recalled, units that were given back as money since. */
      refunded: number
      /** @description Orders that replace units of it at no charge. */
      replacements: {
        number: string
        quantity: number
      }[]
      /** @description Units of a recalled lot for which there was neither money nor a replacement yet; 0 before the recall. */
      to_remedy: number
      /** @description When the notice of the recall was written to them; null before. */
      told_at: string | null
    }
    /** @description GET /api/admin/lots/{id}/recipients: by order, the newest first. */
    LotRecipients: {
      recall: {
        at: string
        by: string
        /** @description What is wrong with the goods, in each language in which it was written. */
        reasons: {
          [key: string]: string
        }
      } | null
      recipients: components["schemas"]["LotRecipient"][]
      /** @description Units with all of them. */
      sent: number
    }
    /** @description POST /api/admin/lots/{id}/replacements: goods of a recalled lot are sent again at no charge, as an order of their own. */
    LotReplacementInput: {
      /** @description Orders that got some of it, by their numbers. */
      order_numbers: components["schemas"]["OrderNumber"][]
    }
    /** @description What became of each, in the order in which they were sent. */
    LotReplacements: {
      order_number: string
      refusal: {
        code: string
        detail: string
      } | null
      /** @description Number of the order that replaces it; null where it was refused. */
      replacement: string | null
    }[]
    /** @description GET /api/admin/lots: what is past its date first; the total number is in the header X-Total-Count. */
    Lots: components["schemas"]["Lot"][]
    /** @description POST …/preview and …/test: a mail as somebody is writing it. */
    MailDraft: {
      /** @description Its first paragraphs, an empty line between two of them. */
      intro: string
      /** @enum {string} */
      language: "fr" | "nl" | "en" | "de"
      subject: string
    }
    /** @description GET /api/admin/messages: the shop's e-mail, newest first; the total number is in the header X-Total-Count. */
    MailedMessage: {
      attempts: number
      created_at: string
      id: string
      /** @description It went nowhere: the shop has no mail server, and keeps it to be read here. */
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
    /** @description GET /api/admin/messages/{id}: with both its parts. */
    MailedMessageDetail: {
      attempts: number
      created_at: string
      html: string
      id: string
      /** @description It went nowhere: the shop has no mail server, and keeps it to be read here. */
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
    /** @description GET /api/admin/settings/mails: those that this shop sends; some plugins it may be without. */
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
    /** @description GET /api/admin/settings/mails/{mail}/original: the shop's own words, with their gaps. */
    MailOriginal: {
      en: components["schemas"]["MailText"]
      fr: components["schemas"]["MailText"]
      nl: components["schemas"]["MailText"]
    }
    /** @description How it would look, with made-up data. */
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
      /** @description Where it went: to whoever asked. */
      to: string
    }
    /** @description What a mail begins with. */
    MailText: {
      /** @description Its first paragraphs, an empty line between two of them. */
      intro: string
      subject: string
    }
    /** @description What the merchant wrote of a mail, by language; where a language has nothing, the shop's own words stand. */
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
    /** @description Who sells: named in the shop, in mails and on invoices. */
    Merchant: {
      /** @description IBAN. */
      bank_account: string
      bic: "" | string
      city: string
      /** @description Where the company is registered, in words; where a language has none, the shop's first language stands in. */
      company_register: {
        de?: string
        en?: string
        fr: string
        nl?: string
      }
      email: components["schemas"]["Email"]
      legal_name: string
      /** @description Pages elsewhere: where there is none, nothing leads to it. */
      messenger: "" | string
      name: string
      /** @description Words such as "9:00", as they are to be read. */
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
    /** @description What an authenticator app needs: to type, and as the text of a QR code. */
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
    /** @description Order numbers, comma separated. */
    Numbers: string
    /** @description A promotion that applies by itself to whoever buys, now. */
    Offer: {
      amount_cents: number | null
      /** @description With categories: those whose products it is for. */
      category_ids: string[]
      id: string
      /** @description Worth of goods from which it applies, VAT included. */
      minimum_cents: number | null
      /** @enum {string} */
      on: "order" | "products" | "categories" | "delivery"
      /** @description What it takes off: a percentage, or else an amount, VAT included: of each piece, the whole order or the delivery. */
      percent: number | null
      /** @description With products: those that it is for. */
      product_ids: string[]
      /** @description Products of which nothing may be announced: within the thirty days before, they cost less than they do now without it (directive 98/6/EC, article 6a). */
      unannounced_product_ids: string[]
      /** @description The last day in Belgium; null where none is set. */
      until: string | null
    }
    /** @description Opens the payment page. The first four fields are the contract's; a client that sends only them has the payment page ask for the address, in `country`. */
    OpenCheckout: {
      /** @description Not needed where the parcel waits at a point: it then is what the invoice says, unless `invoice_address` does. */
      address?: components["schemas"]["DeliveryAddress"]
      /** @description Who buys for a business; its invoice needs an address, the delivery's or its own. */
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
      /** @description Id of a method listed by GET /api/delivery; the first of the list when absent. */
      delivery_method?: string
      /** @description Id of a point listed by GET /api/delivery/points, for a method that needs one. Its country is meant where none is said. */
      delivery_point?: string
      /** @description The total that the shopper was shown, in cents: when the shop's differs the call answers 409 price_changed. */
      expected_total_cents?: number
      /** @description Codes of extras listed by GET /api/extras; none when absent. */
      extras?: components["schemas"]["ExtraCode"][]
      first_name?: string
      /** @description What the invoice says instead of the delivery's address; at a point, instead of none. */
      invoice_address?: components["schemas"]["InvoiceAddress"]
      /**
       * @description Language of the payment page; Accept-Language decides when absent.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
      last_name?: string
      origin_url: string
      /** @description Code of a method listed by GET /api/payments/methods; the first of the list when absent. */
      payment_method?: string
      phone?: string
      user_id?: string | null
    }
    /** @description GET /api/delivery/countries: those open to orders, the shop's own first, and what is promised of each. */
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
      /** @description What the invoice says instead; null where it is the same, or none was given. */
      invoice_address: components["schemas"]["OrderAddress"] | null
      items: components["schemas"]["OrderItem"][]
      /** @description The shop has stopped the order before dispatch, for example to check the address or the payment. */
      on_hold: boolean
      order_number: string
      payment: {
        /** @description Null for orders of before the shop kept it, and for those that were never paid. */
        method: components["schemas"]["PaidWith"] | null
        paid_cents: number
        refunded_cents: number
      }
      /** @description Promotions that took something off goods or delivery, VAT included. */
      promotions: {
        code: string
        discount_cents: number
      }[]
      /** @description Oldest first. */
      returns: components["schemas"]["OrderReturn"][]
      /** @description Where the parcel goes: a point's own address where it waits at one. */
      shipping_address: components["schemas"]["OrderAddress"] | null
      /** @enum {string} */
      status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      /** @description When each status was reached, oldest first. */
      timeline: {
        at: string
        /** @enum {string} */
        status: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
      }[]
      /** @description What is still to be paid on its page, where the customer was sent a link to do so; null for any other. */
      to_pay_cents: number | null
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
      company: string | null
      /** @description ISO 3166-1 alpha-2. */
      country: string
      first_name: string
      last_name: string
      /** @description For whoever brings the parcel. */
      note: string | null
      number: string
      phone: string | null
      postal_code: string
      street: string
    }
    /** @description A business as an order keeps it. */
    OrderBusiness: {
      company: string
      /** @description Sold without VAT: an intra-community supply. */
      is_exempt: boolean
      /** @description Null without a number. */
      proof: components["schemas"]["VatNumberProof"] | null
      vat_number: string | null
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
      /** @description Sold as food that spoils: the right to withdraw does not apply to it. */
      is_perishable: boolean
      line_total_cents: number
      /** @description In the language in which it was ordered; of a product in several sizes with the size. */
      name: string
      product_id: string | null
      /** @description Without what came back. */
      quantity: number
      /** @description How many of the line came back by a return. */
      returned_quantity: number
      /** @description Euro, VAT included, as it was charged. */
      unit_price: number
      /** @description Which of its sizes. */
      variant_id: string | null
      vat_rate: number
    }
    /** @description A guest's question for the link to an order's page. */
    OrderLookUp: {
      email: components["schemas"]["Email"]
      order_number: string
    }
    /** @description Which lots an order's goods are from, once they are packed. */
    OrderLots: {
      best_before: string | null
      /** @description The lines of the order that have goods of it. */
      line_ids: string[]
      lot_id: string
      number: string
      order_number: string
      quantity: number
    }[]
    /** @description POST …/messages: to the order's customer, in their language; a greeting and the way to the order stand around it. */
    OrderMessage: {
      /** @description One line. */
      subject: string
      /** @description An empty line begins a paragraph. */
      text: string
    }
    /** @description As it stands on the order, whatever gave it out: earlier versions put the id of a payment page behind some. */
    OrderNumber: string
    OrderRefundId: string
    /** @description Goods that are to come back, or came: by a return, a claim about what was broken, or an exchange for others. */
    OrderReturn: {
      items: {
        id: string
        name: string
        quantity: number
        received_quantity: number
      }[]
      /** @enum {string} */
      kind: "return" | "claim" | "exchange"
      /** @description When all of it was here. */
      received_at: string | null
      requested_at: string
      /** @enum {string} */
      state: "requested" | "partially_received" | "received" | "not_awaited" | "canceled"
    }
    /** @description What may be said of an order's products. */
    OrderReviews: {
      /** @description How the author is called unless they say otherwise. */
      author_name: string
      /** @description Whether the order was delivered: before, nobody can know the goods. */
      may_review: boolean
      products: {
        image: string | null
        name: string
        product_id: string
        review: components["schemas"]["OwnReview"] | null
      }[]
    }
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
      /** @description The number that the administrator saw, null for none: refused likewise. */
      tracking_from?: components["schemas"]["TrackingNumber"] | null
      tracking_number?: components["schemas"]["TrackingNumber"] | null
    }
    /** @description A review as its author sees it. */
    OwnReview: {
      author_name: string
      /** @description The rule that it breaks, where it was refused. */
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
    /** @description GET /api/pages/{page}: what the merchant wrote, in the caller's language; null where the shop's own text stands. */
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
    /** @description A page's text as it is written. */
    PageSource: {
      intro: string
      /** @description In a small part of Markdown: headings, paragraphs, lists, tables, bold, italic and links. */
      text: string
      title: string
    }
    /** @description What the merchant wrote of a page, by language; where a language has nothing, the shop's own text stands. */
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
    /** @description What an order was, or is to be, paid with; a card by its brand and last four digits, as it stands on a receipt. */
    PaidWith: {
      /** @description Stripe's word: visa, mastercard, amex … */
      brand: string | null
      /** @enum {string} */
      kind: "card" | "bancontact" | "transfer" | "other"
      last4: string | null
    }
    /** @description What became of each order, in the order in which they were sent. */
    ParcelResults: {
      /** @description Whether it is what was asked for now. */
      done: boolean
      order_number: string
      /** @description Why not; null where it was done. */
      refusal: {
        code: string
        detail: string
      } | null
      tracking_number: string | null
    }[]
    /** @description POST /api/admin/orders/status: one step for many orders. */
    ParcelSteps: {
      orders: {
        /**
         * @description The status that the administrator saw: this order is left as it is when it is another by now.
         * @enum {string}
         */
        from?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
        order_number: components["schemas"]["OrderNumber"]
        tracking_number?: components["schemas"]["TrackingNumber"] | null
      }[]
      /** @enum {string} */
      status: "preparing" | "shipped" | "delivered"
    }
    /** @description How an order is to be paid that waits for its money, as its payment method says it. */
    PaymentInstructions: {
      amount_cents: number
      /** @description Until when the e-mail address has to be confirmed by the order's link; absent once that is done. */
      confirm_by?: string
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
    /** @description POST …/payment-link: the customer is sent the way to pay what is due. */
    PaymentLink: {
      /**
       * @description The customer's, from then on; the order's own where absent, else that of the customer's account.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
    }
    /** @description GET /api/payments/methods: the ways to pay that the shop offers; the first is meant where none is chosen. */
    PaymentMethods: {
      methods: {
        code: string
        /** @description The order stands at once, and its money is awaited. */
        is_paid_later: boolean
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
    /** @description GET /api/admin/accounting/payouts: one payout to the bank, and what it is made of. */
    Payout: {
      /** @description Whether its movements come to what reached the bank; null of a payout that Stripe says nothing of. */
      adds_up: boolean | null
      /** @description What reached the bank; below zero where Stripe took money from it. */
      amount_cents: number
      /** @description When it reaches the bank, in UTC, as Stripe names it. */
      arrival_date: string
      /** @description What Stripe kept; below zero. */
      fees_cents: number
      id: components["schemas"]["PayoutId"]
      /** @description Movements that do not match the shop's books. */
      mismatches: number
      /** @description Disputes and whatever else changed Stripe's balance. */
      others_cents: number
      /** @description Customers' payments. */
      payments_cents: number
      /** @description Given back to customers; below zero. */
      refunds_cents: number
      /** @enum {string} */
      status: "paid" | "pending" | "in_transit" | "canceled" | "failed"
    }
    /** @description GET /api/admin/accounting/payouts/{id} */
    PayoutDetail: {
      /** @description Whether its movements come to what reached the bank; null of a payout that Stripe says nothing of. */
      adds_up: boolean | null
      /** @description What reached the bank; below zero where Stripe took money from it. */
      amount_cents: number
      /** @description When it reaches the bank, in UTC, as Stripe names it. */
      arrival_date: string
      entries: components["schemas"]["PayoutEntry"][]
      /** @description What Stripe kept; below zero. */
      fees_cents: number
      id: components["schemas"]["PayoutId"]
      /** @description Movements that do not match the shop's books. */
      mismatches: number
      /** @description Disputes and whatever else changed Stripe's balance. */
      others_cents: number
      /** @description Customers' payments. */
      payments_cents: number
      /** @description Given back to customers; below zero. */
      refunds_cents: number
      /** @enum {string} */
      status: "paid" | "pending" | "in_transit" | "canceled" | "failed"
    }
    /** @description One movement of Stripe's balance that a payout brings to the bank. */
    PayoutEntry: {
      amount_cents: number
      created_at: string
      /** @description What Stripe kept of it. */
      fee_cents: number
      id: string
      /** @enum {string} */
      kind: "payment" | "refund" | "dispute" | "fee" | "other"
      mismatch: ("no_order" | "other_amount") | null
      net_cents: number
      /** @description Of the order whose money it is; null where there is none. */
      order_number: string | null
    }
    PayoutId: string
    /** @description GET /api/admin/accounting/payouts: those that arrive in the period, newest first. */
    Payouts: {
      payouts: components["schemas"]["Payout"][]
    }
    /** @description GET /api/users/export: everything the shop keeps of a person. */
    PersonalData: {
      addresses: unknown[]
      exported_at: string
      /** @description What plugins keep of the person, by their part. */
      more: {
        [key: string]: unknown[]
      }
      /** @description What administrators wrote down of the person and their orders; who wrote it is not told. */
      notes: {
        at: string
        order_number: string | null
        text: string
      }[]
      orders: unknown[]
      sessions: unknown[]
      user: components["schemas"]["User"]
    }
    /** @description POST /api/admin/orders: an order for somebody on the telephone, of what an administrator put into a cart for them. */
    PhoneOrder: {
      address: components["schemas"]["DeliveryAddress"]
      /** @description Who orders for a business: its VAT number is asked of VIES as at checkout, and its invoice names it. */
      business?: components["schemas"]["Business"]
      /** @description Of the cart, which is filled as a shopper's is. */
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
      /** @description Id of a point listed by GET /api/delivery/points, for a method that needs one. */
      delivery_point?: string
      /** @description The total that was told on the telephone, in cents: where the shop's is another the call answers 409 price_changed. */
      expected_total_cents: number
      first_name: string
      /**
       * @description The customer's: the order and its mails are in it.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      last_name: string
      /** @description Code of a method that is paid later; absent: a link to the payment page is sent. */
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
    /** @description Price, weight, stock and number are those of its first variant: the one that a client sells that knows of no others. */
    Product: {
      active: boolean
      /** @description What it contains of Regulation (EU) 1169/2011, Annex II; null where nobody told it. */
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
      /** @description For which birds it is, in their order; none where nobody said it. */
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
      /** @description The French one. */
      handle: string
      handle_de: string
      handle_en: string
      handle_fr: string
      handle_nl: string
      /** @description Whether something is told that the law wants told before it is bought: GET /api/products/{id}/information. */
      has_information: boolean
      /** @description The Medusa product's id. */
      id: string
      /** @description Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
      images: string[]
      /** @description Chosen by the merchant for the home page. */
      is_featured: boolean
      is_out_of_stock: boolean
      /** @description Food that spoils: the right to withdraw within 14 days does not apply to it. */
      is_perishable: boolean
      is_promotion: boolean
      /** @description During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
      lowest_price_30_days: number | null
      name_de: string
      name_en: string
      name_fr: string
      name_nl: string
      /** @description Euro, VAT included, at most two decimals: of one piece, as it is charged now. */
      price: number
      /** @description Euro per kilogram, VAT included; null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre, VAT included; null when the unit is no volume. */
      price_per_litre: number | null
      /** @description What those who bought it think of it: GET /api/products/{id}/reviews; null while no review is published. */
      rating: components["schemas"]["Rating"] | null
      /** @description What it costs when no sale runs; null while none does. */
      regular_price: number | null
      sku: string
      /** @description Units that can be sold now: stocked less held for others. Never negative. */
      stock: number
      /** @description Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
      tiers: components["schemas"]["Tier"][]
      /** @description What the price buys: "€/kg", "€/500 g", "€/pièce" … */
      unit_label: string
      /** @description The sizes in which it is sold, in the merchant's order; there is always one. */
      variants: components["schemas"]["ProductVariant"][]
      /** @description Belgian rate of the product's VAT class, in per cent. */
      vat_rate: number
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    /** @description PUT /api/admin/products/{id}: the same, but what is absent stays as it is. */
    ProductChange: {
      active?: boolean
      /** @description For which birds it is. */
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
      /** @description null: as the shop has it. */
      low_stock_threshold?: components["schemas"]["Stock"] | null
      name_de?: string
      name_en?: string
      name_fr?: string
      name_nl?: string
      /** @description null: as its category. */
      perishable?: boolean | null
      price?: components["schemas"]["Price"]
      /** @description Made from the name when a new product has none. */
      sku?: string
      stock?: components["schemas"]["Stock"]
      unit_label?: string
      variants?: components["schemas"]["VariantInput"][]
      /** @enum {number} */
      vat_rate?: 6 | 21
      weight?: number | null
    }
    /** @description Of each product what was asked for. */
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
    /** @description A Medusa id: a prefix and a ULID. Wider here, so that a client's odd id is "not found" rather than "malformed". */
    ProductId: string
    /** @description What the law wants told of a product before it is bought. Texts are "" where nothing is told, all else is null. */
    ProductInformation: {
      additives_de: string
      additives_en: string
      additives_fr: string
      additives_nl: string
      /** @description What it contains; null: not told, which is not the same as none. */
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
      /** @description null: nobody has said it yet. */
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
      /** @description Where the manufacturer is established, ISO 3166-1 alpha-2. */
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
      /** @description What it may contain traces of. */
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
    /** @description What is absent stays as it is. */
    ProductInformationChange: {
      additives_de?: string
      additives_en?: string
      additives_fr?: string
      additives_nl?: string
      /** @description What it contains; null: not told, which is not the same as none. */
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
      /** @description null: nobody has said it yet. */
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
      /** @description Where the manufacturer is established, ISO 3166-1 alpha-2. */
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
      /** @description What it may contain traces of. */
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
      /** @description For which birds it is. */
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
      /** @description null: as the shop has it. */
      low_stock_threshold?: components["schemas"]["Stock"] | null
      /** @default  */
      name_de?: string
      /** @default  */
      name_en?: string
      name_fr: string
      /** @default  */
      name_nl?: string
      /** @description null: as its category. */
      perishable?: boolean | null
      price: components["schemas"]["Price"]
      /** @description Made from the name when a new product has none. */
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
      /** @description Whether its stock is kept by lots. */
      is_kept: boolean
      /** @description Those of which some is left or waits to be taken away, what is sold first being first. */
      lots: components["schemas"]["Lots"]
    }
    /** @description A product's id, or a handle that it has or had: what its page's address carries. */
    ProductReference: string
    Products: components["schemas"]["Product"][]
    /** @description PATCH /api/admin/products: many products, all of them or none. */
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
        /** @description Of what the caller read: where it is another by now, nothing is written. */
        version: string
      }[]
    }
    /** @description What became of each product, in the order in which they were sent. */
    ProductTableResult: {
      rows: {
        id: string
        /** @description As it is now; null where there is none. */
        product: components["schemas"]["AdminProduct"] | null
        /** @description Why the whole was not saved, where it was this one; null for those that were in nobody's way. */
        refusal: {
          code: string
          detail: string
        } | null
      }[]
      /** @description Whether all of it is saved; else nothing is. */
      saved: boolean
    }
    /** @description A size in which a product is sold. Prices are in euro, VAT included. */
    ProductVariant: {
      /** @description The Medusa variant's id: what a cart's item may name. */
      id: string
      /** @description A picture of its own; null where the product's show it. */
      image: string | null
      label_de: string
      label_en: string
      label_fr: string
      label_nl: string
      /** @description During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
      lowest_price_30_days: number | null
      /** @description Of one piece, as it is charged now. */
      price: number
      /** @description Euro per kilogram; null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Euro per litre; null when the unit is no volume. */
      price_per_litre: number | null
      /** @description What it costs when no sale runs; null while none does. */
      regular_price: number | null
      sku: string
      /** @description Units that can be sold now. */
      stock: number
      /** @description Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
      tiers: components["schemas"]["Tier"][]
      /** @description What the price buys: "€/500 g". */
      unit_label: string
      /** @description Net weight of one unit in grams; null when it is not sold by weight. */
      weight: number | null
    }
    Profile: {
      /** @description Null takes it away, absent it stays. */
      business?: components["schemas"]["Business"] | null
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
    /** @description Until when sensitive actions are open to this session, ISO 8601. */
    Proved: {
      proved_until: string
    }
    Quantity: number
    /** @description What buyers think of a product, in one line. */
    Rating: {
      /** @description Of 1 to 5 stars, to one decimal. */
      average: number
      /** @description Published reviews. */
      count: number
    }
    /** @description POST /api/admin/lots/{id}/recall: what is wrong with the goods and what to do with them, for the customers. */
    RecallInput: {
      /** @description In French it can't be empty: it stands in for the languages in which nothing is written. */
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
    /** @description POST …/payment: the money of an order that waits for it has arrived. */
    ReceivedPayment: {
      /** @description What arrived: refused unless it is what the order costs. */
      received_cents: number
    }
    /** @description Told once: the shop keeps what proves them, and not the codes. */
    RecoveryCodes: {
      recovery_codes: string[]
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
      /** @description Whether the goods that it names went back to stock; null where none of them are concerned. */
      restock: boolean | null
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
    /** @description POST /api/admin/alerts/refunds/{id}/acknowledgement */
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
      /** @description Stands on the credit note. */
      reason?: string
      /** @description Whether the refunded goods return to stock. Default: yes, unless the parcel has left. If no part is named, it means all goods, and `amount_cents` must be everything that is left. */
      restock?: boolean
    }
    Register: {
      cart_session_id?: components["schemas"]["SessionId"]
      email: components["schemas"]["AccountEmail"]
      first_name: string
      /**
       * @description Language of the shop's mail; Accept-Language decides when absent.
       * @enum {string}
       */
      language?: "fr" | "nl" | "en" | "de"
      last_name: string
      password: components["schemas"]["NewPassword"]
      phone?: string | null
    }
    /** @description GET /api/products/{id}/related */
    RelatedProducts: {
      /** @description For sale and in stock; four at most, those first that were bought with it most. */
      products: components["schemas"]["Products"]
      /**
       * @description What all of them are.
       * @enum {string}
       */
      reason: "bought_together" | "category"
    }
    RepeatDeliveries: {
      repeats: components["schemas"]["RepeatDelivery"][]
    }
    RepeatDelivery: {
      address: string
      /** @description The card that is charged; null where nothing is known of it now. */
      card: {
        brand: string | null
        last4: string | null
      } | null
      /** @description Where it goes. */
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
      /** @description What kind of delivery brings it there, as GET /api/delivery names it; null where that is not offered any more. */
      delivery_code: string | null
      id: string
      last_total_cents: number
      lines: {
        /** @description What may be chosen to come instead: its other sizes, and goods of its category. */
        alternatives: {
          name: string
          product_id: string
          unit_cents: number | null
          variant_id: string
        }[]
        image: string | null
        /** @description What comes instead where it is not there; null: nothing, and `when_missing` says what is done. */
        instead: {
          name: string
          product_id: string
          unit_cents: number | null
          variant_id: string
        } | null
        name: string
        product_id: string
        quantity: number
        /** @description Of one piece today, in cents, before the discount; null where it is not sold any more. */
        unit_cents: number | null
        variant_id: string
      }[]
      /**
       * @description What the caller may change: by a link in a mail only what reduces the price or the number of deliveries.
       * @enum {string}
       */
      may: "reduce" | "all"
      /** @description Null once it has ended, and while it is paused. */
      next: {
        /** @description What is waited for. */
        missing: string | null
        on: string
        /** @description What is not there this time, and what comes instead, as its owner chose. */
        replaced: {
          by: string
          name: string
        }[]
        /** @enum {string} */
        state: "planned" | "announced" | "waiting" | "failed"
        /** @description At today's prices, or as announced; VAT and delivery included. Null while that can't be said. */
        total_cents: number | null
      } | null
      /** @description The shop's rhythms, to change to. */
      rhythms: number[]
      /** @enum {string} */
      state: "active" | "paused" | "ended"
      weeks: number
      /** @enum {string} */
      when_missing: "wait" | "skip"
    }
    /** @description Where it goes from the next delivery on: an address, or a point where the parcel waits. */
    RepeatDestination: {
      /** @description For a method that needs no point. */
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
      /** @description Id of a method of its `deliveries`. */
      delivery_method: string
      /** @description Id of a point of GET /api/delivery/points, for a method that needs one. */
      delivery_point?: string
    }
    /** @description The ways to deliver what comes to a country, with their prices today. */
    RepeatMethods: {
      methods: {
        /** @description Stable name of the kind: home, pickup_point, locker. */
        code: string
        id: string
        max_days: number
        /** @description Working days, from and to. */
        min_days: number
        needs_point: boolean
        price_cents: number
      }[]
    }
    /** @description Every how many weeks the shop delivers again. */
    RepeatOffer: {
      /** @description What is taken off goods that come again. */
      percent: number
      rhythms: number[]
    }
    /** @description GET /api/admin/repeat-deliveries: what is to be packed in the next seven days, and what needs looking at. */
    RepeatOverview: {
      active: number
      is_offered: boolean
      paused: number
      /** @description Charges that were refused and wait, goods that are missing, and what was paused for it; the newest first. */
      troubles: {
        due_on: string
        email: string
        first_order: string
        id: string
        missing: string | null
        /** @description When it is tried again; null where it is not. */
        next_on: string | null
        /** @enum {string} */
        state: "failed" | "given_up" | "waiting"
        total_cents: number | null
        tries: number
      }[]
      /** @description Deliveries of the next seven days. */
      week: {
        deliveries: number
        /** @description Announced, or at what the last delivery cost; VAT and delivery included. */
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
    /** @description A review as everybody reads it. */
    Review: {
      /** @description As its author wants to be called; null of one who is no longer known. */
      author_name: string | null
      id: string
      /**
       * @description In which it is written.
       * @enum {string}
       */
      language: "fr" | "nl" | "en" | "de"
      /** @description The shop's public answer. */
      reply: string | null
      stars: number
      text: string
      title: string
      /** @description When it was written, or changed. */
      written_at: string
    }
    /** @description PUT /api/admin/reviews/{id}. What is decided answers its notices too. */
    ReviewDecision: {
      /** @description Of a refusal: the author is told. */
      refusal:
        | ("insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine")
        | null
      /** @description Shown below a published review. */
      reply: string | null
      /** @enum {string} */
      state: "published" | "refused"
    }
    /** @description PUT /api/users/orders/{order_number}/reviews: what is written of one product, new or instead of what was. */
    ReviewInput: {
      author_name: string
      product_id: string
      stars: number
      text: string
      title: string
    }
    /** @description POST /api/reviews/{id}/reports: a notice as Regulation (EU) 2022/2065 has it, article 16. */
    ReviewReport: {
      /** @description Where the shop says what became of it; nowhere when absent. */
      email?: components["schemas"]["Email"]
      /**
       * @description Which rule it breaks.
       * @enum {string}
       */
      rule: "insulting" | "personal_data" | "off_topic" | "advertising" | "unlawful" | "not_genuine"
      /** @description Why, in one's own words. */
      text: string
    }
    ReviewsAnswer: {
      /** @description How many gave one star, two, three, four and five. */
      by_stars: number[]
      page: number
      /** @description At least 1. */
      page_count: number
      /** @description Null while none is published. */
      rating: components["schemas"]["Rating"] | null
      /** @description Newest first, in whatever language they are written. */
      reviews: components["schemas"]["Review"][]
    }
    /** @description PUT /api/admin/users/{id}/role */
    RoleChange: {
      /** @enum {string} */
      role: "owner" | "orders" | "goods" | "accounting"
    }
    /** @description A price of a product for a time, running or planned. */
    SalePrice: {
      from: string | null
      id: string
      /** @description Whether it is this product's own, and changed here; a list of Medusa Admin is changed there. */
      is_own: boolean
      prices: {
        price: number
        variant_id: string
      }[]
      /** @enum {string} */
      state: "running" | "planned"
      /** @description What its price list is called in Medusa Admin. */
      title: string
      until: string | null
    }
    /** @description POST and PUT: what sizes of a product cost for a time, days in Brussels. */
    SalePriceInput: {
      /** @description The first day; null: from now on. */
      from: components["schemas"]["Day"] | null
      /** @description The sizes that are on sale: the others cost what they cost. */
      prices: {
        price: components["schemas"]["Price"]
        variant_id: components["schemas"]["ProductId"]
      }[]
      /** @description The last day; null: until somebody ends it. */
      until: components["schemas"]["Day"] | null
    }
    /** @description GET /api/admin/products/{id}/sale-prices: those that run, then those that are planned. */
    SalePrices: {
      /** @description What a reduction is compared with by law: of each size the lowest price of the thirty days before it; null without one. */
      lowest: {
        price: number | null
        variant_id: string
      }[]
      sales: components["schemas"]["SalePrice"][]
      /** @description Changes with any of the rest: for `If-Match` of a write. */
      version: string
    }
    /** @description GET /api/search: one page of the products that match, and how many there are. */
    SearchAnswer: {
      /** @description Which allergens products of the shop contain, or may contain traces of: what `without` can leave out. */
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
      /** @description For which birds there are products in the shop: what `bird` can ask for. */
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
      /** @description How many are left out only because nobody told what they contain. */
      untold: number
    }
    Searched: string
    /** @description GET /api/users/second-factor */
    SecondFactor: {
      /** @description Whether the owner demands one of every administrator. */
      demanded: boolean
      enabled: boolean
      recovery_codes_left: number
    }
    /** @description GET and PUT /api/admin/security */
    SecuritySettings: {
      second_factor_demanded: boolean
    }
    /** @description A sign-in that holds, on one device. */
    Session: {
      /** @description As the device says of itself; null where it can't be told. */
      browser: string | null
      created_at: string
      /** @description Whether the call was made in it. */
      current: boolean
      id: string
      /** @description Within five minutes. */
      last_used_at: string
      system: string | null
    }
    SessionId: string
    SessionKey: string
    Sessions: components["schemas"]["Session"][]
    /** @description GET /api/shop: what everybody may know of the shop. */
    Shop: {
      /** @description Days of the next months on which nothing is sent, 2026-12-25; weekends are not named. */
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
      /** @description What applies by itself to whoever buys now. */
      offers: components["schemas"]["Offer"][]
      /** @description What can be delivered again and again; null where the shop does not do it. */
      repeats: components["schemas"]["RepeatOffer"] | null
      /** @description What is offered beside buying. */
      services: ("back_in_stock" | "favourites" | "product_feed" | "bought_together" | "business")[]
    }
    SignedIn: {
      token: string
      user: components["schemas"]["User"]
    }
    StartSecondFactor: {
      password: components["schemas"]["GivenPassword"]
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
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description Units that came onto a shelf or left it. */
    StockMovement: {
      at: string
      /** @description E-mail address of the administrator, as it was then; null where nobody or somebody unknown did it. */
      by: string | null
      id: string
      /** @description The import that did it on their behalf. */
      import_id: string | null
      note: string
      order_number: string | null
      /** @description Below 0 for what left. All of a size together are what is on the shelf. */
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
      /** @description On the shelf afterwards, what is held for orders included. */
      stocked: number
      variant_id: string
    }
    /** @description POST /api/admin/products/{id}/stock-movements: units of one size come in, go out, or were counted. */
    StockMovementInput: {
      /** @enum {string} */
      kind: "in" | "out" | "count"
      /** @default  */
      note?: string
      /** @description How many come in or go out; of a count, how many are on the shelf, what is held for orders included. */
      quantity: number
      /**
       * @description One of those that the kind has.
       * @enum {string}
       */
      reason: "delivery" | "found" | "correction" | "damaged" | "lost" | "own_use" | "stocktaking"
      /** @description The first size when absent. */
      variant_id?: components["schemas"]["ProductId"]
    }
    /** @description GET /api/admin/products/{id}/stock-movements: newest first; the total number is in the header X-Total-Count. */
    StockMovements: components["schemas"]["StockMovement"][]
    SystemHealth: {
      /** @description Degraded while something needs a person: GET /api/admin/alerts. */
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
      /** @description Without a mail server messages stay in the shop: no customer gets any. */
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
      /** @description What should have been forgotten by now, by kind. Degraded while the sweeps don't keep up. */
      retention: {
        detail: string
        /** @enum {string} */
        state: "healthy" | "degraded" | "down"
      }
    }
    /** @description DELETE /api/admin/users/:id/second-factor: the owner's own password. */
    TakeSecondFactor: {
      password: components["schemas"]["GivenPassword"]
    }
    /** @description A part of a text, as it is to be drawn: nothing in it is markup any more. */
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
      /** @description What an address of the page ends in to lead here; empty for what stands before the first heading. */
      id: string
    }
    /** @description A piece of text: of one look, and leading somewhere or not. */
    TextSpan: {
      emphasis?: boolean
      /** @description A page of the shop, from "/" on, a page elsewhere, or an e-mail address. */
      href?: string
      strong?: boolean
      text: string
    }
    /** @description What one piece costs to who buys at least so many of it at once. Prices are in euro, VAT included. */
    Tier: {
      from: number
      price: number
      /** @description Null when the unit has no weight. */
      price_per_kg: number | null
      /** @description Null when the unit is no volume. */
      price_per_litre: number | null
    }
    /** @description GET /api/admin/today: how much there is to do; null for what the caller's role does not see. */
    Today: {
      /** @description Structured documents that did not get to their business; null where the shop hands none over. */
      e_invoices: number | null
      /** @description Lots of goods; null in a shop that keeps none. */
      lots: {
        /** @description Of which some is left that is past its date soon. */
        near: number
        /** @description Taken out of stock as past their date or called back, which nobody has taken away yet. */
        to_clear: number
      } | null
      /** @description Products for sale with a size of which few are left, as `low_stock_threshold` says. */
      low_stock: number | null
      /** @description Where Medusa Admin is reached. */
      medusa_admin_url: string
      /** @description E-mail that was given up. */
      messages_failed: number | null
      orders: {
        [key: string]: number
      } | null
      /** @description Reviews that wait for a decision, or that somebody gave notice of; null where the shop shows none. */
      reviews: number | null
      /** @description Products for sale of which something is not told that the law wants told before buying; null where the shop tells none of it. */
      uninformed: number | null
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
      /** @description Line totals, VAT included, before discounts; with the extras that were chosen. */
      items_cents: number
      /** @description Goods excluding VAT, before discounts, whatever the delivery costs: subtotal_cents − delivery_net_cents + discount_net_cents. */
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
    TrackingNumber: string
    /** @description As somebody types it: "BE 0123.456.749". */
    TypedVatNumber: string
    /** @description POST /api/admin/upload-image: the address of the picture as the shop serves it. */
    UploadedImage: {
      url: string
    }
    /** @description A person with an account, as that person may see it. */
    User: {
      /** @description Whose invoices the person wants, filled in first at the checkout; null for who buys for themselves. */
      business: components["schemas"]["Business"] | null
      created_at: string
      email: string
      /** @description Whether the person has shown to read mail at this address. */
      email_verified: boolean
      first_name: string
      id: string
      is_admin: boolean
      /** @description Language of the shop's mail; null until chosen. */
      language: ("fr" | "nl" | "en" | "de") | null
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
      /** @description Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
      version: string
    }
    /** @description A size of a product that is made or changed. */
    VariantInput: {
      /** @description Of one that the product has; a new one has none. */
      id?: components["schemas"]["ProductId"]
      label_de?: string
      label_en?: string
      label_fr: string
      label_nl?: string
      price: components["schemas"]["Price"]
      /** @description Made from the product's when a new one has none. */
      sku?: string
      /** @description As it is when absent; a new one's as a new product's. */
      stock?: components["schemas"]["Stock"]
      weight?: number | null
    }
    VatNumberAnswer: {
      /** @description When VIES was asked, ISO 8601 in UTC. */
      checked_at: string
      /** @enum {string} */
      standing: "valid" | "invalid" | "unanswered"
      /** @description As registers write it: BE0123456749. */
      vat_number: string
    }
    /** @description How a VAT number was shown to be in force when the order was placed: kept with the order and its documents. */
    VatNumberProof: {
      checked_at: string
      /** @description VIES's own, where it gave one: evidence before the tax authority. */
      consultation_number: string | null
      /** @enum {string} */
      standing: "valid" | "invalid" | "unanswered"
    }
    /** @description POST /api/business/vat-number */
    VatNumberQuestion: {
      vat_number: components["schemas"]["TypedVatNumber"]
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
      /** @description Goods sold without VAT to businesses of other member states: grids 46 and 48, and the recapitulative statement. */
      intra_community: {
        /** @description Credit notes; positive. */
        credits_cents: number
        /** @description A line of the statement each (code L), its credit notes taken off. */
        customers: {
          base_cents: number
          company: string
          vat_number: string
        }[]
        sales_cents: number
      }
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
      password?: components["schemas"]["GivenPassword"]
      token: components["schemas"]["LinkToken"]
    }
    /** @description GET /api/admin/back-in-stock: goods that shoppers wait for, the most wanted first. */
    WantedGoods: {
      name: string
      product_id: string
      /** @description When the first of them asked. */
      since: string
      /** @description Which of several; null where there is one. */
      size: string | null
      sku: string | null
      /** @description Units that can be sold now; null for a product that is not for sale. */
      stock: number | null
      variant_id: string
      /** @description Shoppers who confirmed that they want to be told. */
      waiting: number
    }[]
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
         * @description The id that the list gives.
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
         * @description A promo code, upper or lower case.
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
         * @description A promo code, upper or lower case.
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
         * @description A promo code, upper or lower case.
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
        /** @description In the name, the e-mail address and the telephone number; or words of these, of an order or of its addresses. */
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description A document's number and `.pdf`.
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
         * @description A document's number.
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
        /** @description Part of a number, a supplier or a product's name. */
        search?: components["schemas"]["Searched"]
        state?: "recalled" | "expired" | "gone" | "near" | "sellable"
        /** @description Whether something of it waits to be taken away. */
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
        /** @description Those of one customer, by the engine's id: of the account, and as a guest with the same e-mail address. */
        customer?: string
        /** @description Placed on this day or later, in Brussels. */
        from?: components["schemas"]["Day"]
        limit?: number
        /** @description Those with these numbers, comma separated. */
        numbers?: components["schemas"]["Numbers"]
        offset?: number
        /** @description In the number, the e-mail address and the customer's name; or words of these, of an address or a tracking number. */
        search?: components["schemas"]["Searched"]
        sort?: "newest" | "oldest"
        status?: "pending" | "paid" | "preparing" | "shipped" | "delivered" | "cancelled"
        /** @description What there is to do about them. */
        task?: "to_pack" | "late" | "on_hold" | "withdrawal" | "refund_failed"
        /** @description Placed on this day or earlier. */
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
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: components["schemas"]["HoldId"]
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
        /** @description Order numbers, comma separated. */
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
        /** @description Orders by their numbers, with commas between them. */
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
        /** @description Those with these ids, comma separated. */
        ids?: string
        limit?: number
        /** @description For sale, with a size of which its `low_stock_threshold` or fewer are left, five where it has none. */
        low_stock_only?: "true" | "false"
        offset?: number
        out_of_stock_only?: "true" | "false"
        /** @description In the names, the descriptions and the SKU. */
        search?: components["schemas"]["Searched"]
        /** @description The scarcest first for "stock", by French name for "name". */
        sort?: "newest" | "name" | "stock"
        /** @description For sale, and something is not told that the law wants told before buying. */
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
        /** @description The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where there is another by now. Without it the write is made from whatever there is. */
        "If-Match"?: components["parameters"]["IfMatch"]
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
        /**
         * @description Id of a sale price, as the product's list of them tells it.
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
         * @description The id that the list gives.
         * @example 01JD3V7M5Q8W2K4T6Y9ZB0CEFG
         */
        id: string
        /**
         * @description Id of a sale price, as the product's list of them tells it.
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
  getAdminProductsByIdStockMovements: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        /** @description Every size when absent. */
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
         * @description The id that the list gives.
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
        /** @description Those with notices that nobody has decided about. */
        reported?: "true"
        /** @description Words of the review, or of the product's name. */
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
         * @description A mail, by what it tells.
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
         * @description A mail, by what it tells.
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
         * @description A mail, by what it tells.
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
         * @description A mail, by what it tells.
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
         * @description A mail, by what it tells.
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
         * @description A mail, by what it tells.
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
         * @description A page of text, by the last part of its address.
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
         * @description A page of text, by the last part of its address.
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
         * @description A page of text, by the last part of its address.
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
        /** @description Codes of extras listed by GET /api/extras, separated by commas: the totals then are with them. */
        extras?: components["schemas"]["ChosenExtras"]
        /** @description Of a business: where VIES knows it and the goods go to its country, the totals are without VAT. */
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
         * @description A product's id.
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
        /** @description Ids of products, separated by commas. */
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
         * @description `google-`, a language, and `.xml`.
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
         * @description A page of text, by the last part of its address.
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
         * @description The id that the list gives.
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
        /** @description Only what is for this kind of bird. */
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
        /** @description Leave out what contains these allergens, or traces of them, and what does not tell. */
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
         * @description An order's number.
         * @example BP-2026-000123
         */
        order_number: components["schemas"]["OrderNumber"]
        /**
         * @description A product's id.
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
         * @description The id that the list gives.
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
