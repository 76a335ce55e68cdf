/** Made of the contract's comments by notes.mjs: what it says of each schema ("") and of its fields. */
export const notes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Accepted: {
    "": "A call that was understood; also where saying more would tell whether an account exists.",
  },
  AccountEmail: { "": "An e-mail address names one account, however it is capitalised." },
  AccountingPeriod: { "": "GET /api/admin/accounting/…: both days belong to the period, a year at most." },
  Actor: { "": "Who changed something: an administrator, or the shop itself (a payment that arrived)." },
  AddCartItem: {
    variant_id: "The first of its sizes when absent.",
    unit_price: "Accepted because the contract has it; never believed.",
  },
  Address: {
    is_default: "Filled in first at the checkout; at most one of an account's addresses.",
    version: "Changes with any of the rest, whoever changed it: for `If-Match` of a write.",
  },
  AddressId: {
    "": 'The engine\'s id of an address; wider, so that an odd one is "not found" rather than "malformed".',
  },
  AddressInput: {
    "": "An address as it is written; what else a client's address object carries is left aside.",
  },
  AddressType: { "": 'What the person calls an address: "shipping" unless they say "home", "work" …' },
  AdminCountries: {
    "": "GET /api/admin/countries.",
    countries: "The country of origin first.",
    available:
      "Those that could be opened, with the rates that their law has; which of the reduced ones is that of food is to be chosen.",
    rates_from: "Where those rates are from, and of which day.",
    vat_scheme:
      "Whether the rate of the country of delivery is charged (oss), or that of the country of origin everywhere.",
  },
  AdminCountry: {
    "": "A country that the shop delivers to, or did.",
    uses: "Orders and carts that name it: while there are none, opening it can be undone.",
    carts: "Carts of the last thirty days that are on their way there and not paid.",
    own: "Whether it can be closed: not the country of origin, nor one that shares its records with others.",
    rates: "Of each class the rate in force and those that are planned.",
  },
  AdminDocument: {
    "": "GET /api/admin/orders/{order_number}/documents, oldest first.",
    total_cents: "VAT included; what a credit note gives back is positive as well.",
    language: "In which it was issued.",
    invoice_number: "Number of the invoice that a credit note corrects.",
  },
  AdminOrder: {
    total: "Euro, VAT and delivery included.",
    promotions: "Promotions that took something off goods or delivery, VAT included.",
    shipping_address: "Where the parcel goes: a point's own address where it waits at one.",
    invoice_address: "What the invoice says instead; null where it is the same, or none was given.",
    documents: "Its invoice and credit notes, oldest first; the invoice follows the payment within a moment.",
    "delivery.code":
      "Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has.",
    "delivery.price_cents": "Before discounts.",
    "delivery.point": "Where the parcel waits; null for one that is brought home.",
    "payment.method": "Null for orders of before the shop kept it, and for those that were never paid.",
    awaited: "How a pending order is to be paid that waits for its money; null for any other.",
    to_pay_cents:
      "What is still to be paid on its page, where the customer was sent a link to do so; null for any other.",
    on_hold:
      "The shop has stopped the order before dispatch, for example to check the address or the payment.",
    timeline: "When each status was reached, oldest first.",
    returns: "Oldest first.",
    withdrawable: "Whether there is still something that the customer may declare to withdraw from.",
    "": "GET /api/admin/orders: the contract's order, with what an administrator needs at a glance.",
    id: "The engine's id, for its own administration.",
    language: "Language of the customer's mails and packing slip.",
    items:
      "`local_name` is the product's present name in the caller's language, or the ordered name if it is no longer for sale.",
    to_pack: "What goes into the parcel: without what was given back by its line before the parcel left.",
    "to_pack.name": "In the customer's language.",
    "to_pack.sku": "As it was when it was ordered; null for a line that is no product.",
    "to_pack.weight_grams": "What one of it weighs; null where that is not known.",
    weight_grams:
      "What the goods in the parcel weigh, without the packaging; null where a weight is not known.",
    holds: "All holds, oldest first, including released ones.",
  },
  AdminOrderDetail: {
    total: "Euro, VAT and delivery included.",
    promotions: "Promotions that took something off goods or delivery, VAT included.",
    shipping_address: "Where the parcel goes: a point's own address where it waits at one.",
    invoice_address: "What the invoice says instead; null where it is the same, or none was given.",
    documents: "Its invoice and credit notes, oldest first; the invoice follows the payment within a moment.",
    "delivery.code":
      "Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has.",
    "delivery.price_cents": "Before discounts.",
    "delivery.point": "Where the parcel waits; null for one that is brought home.",
    "payment.method": "Null for orders of before the shop kept it, and for those that were never paid.",
    awaited: "How a pending order is to be paid that waits for its money; null for any other.",
    to_pay_cents:
      "What is still to be paid on its page, where the customer was sent a link to do so; null for any other.",
    on_hold:
      "The shop has stopped the order before dispatch, for example to check the address or the payment.",
    timeline: "When each status was reached, oldest first.",
    returns: "Oldest first.",
    withdrawable: "Whether there is still something that the customer may declare to withdraw from.",
    id: "The engine's id, for its own administration.",
    language: "Language of the customer's mails and packing slip.",
    items:
      "`local_name` is the product's present name in the caller's language, or the ordered name if it is no longer for sale.",
    to_pack: "What goes into the parcel: without what was given back by its line before the parcel left.",
    "to_pack.name": "In the customer's language.",
    "to_pack.sku": "As it was when it was ordered; null for a line that is no product.",
    "to_pack.weight_grams": "What one of it weighs; null where that is not known.",
    weight_grams:
      "What the goods in the parcel weigh, without the packaging; null where a weight is not known.",
    holds: "All holds, oldest first, including released ones.",
    "": "GET /api/admin/orders/{order_number}",
    history: "Oldest first.",
    refunds: "Oldest first, those on their way and those that failed included.",
    refundable: "What can still be given back, line by line.",
    due_cents: "What the customer owes and nobody waits for yet: it can be asked for by a payment link.",
    payment_links: "Those that were sent, oldest first.",
    messages: "What administrators wrote to the customer, or had sent again, oldest first.",
    "messages.text": "Of one that was written.",
    business:
      "The business that it was ordered for, with what VIES said of its VAT number then; null of a person's.",
    replaces: "Number of the order whose goods it replaces at no charge; null for any other order.",
    replacements: "Orders that replace goods of it at no charge, oldest first.",
    "replacements.quantity": "How many units of its goods.",
    customer_id: "The engine's; null where it is gone.",
    has_left: "Whether a parcel of it has left.",
    asks_refund_account: "Money of it is given back by hand: a refund names the bank account.",
    attempt: "How it was paid; null for an order that did not come through the payment page.",
  },
  AdminOrders: { "": "The total number matching is in the header X-Total-Count." },
  AdminOrdersQuery: {
    search:
      "In the number, the e-mail address and the customer's name; or words of these, of an address or a tracking number.",
    task: "What there is to do about them.",
    numbers: "Those with these numbers, comma separated.",
    from: "Placed on this day or later, in Brussels.",
    to: "Placed on this day or earlier.",
    customer:
      "Those of one customer, by the engine's id: of the account, and as a guest with the same e-mail address.",
  },
  AdminProduct: {
    regular_price: "What it costs when no sale runs; null while none does.",
    lowest_price_30_days:
      "During a sale: the lowest price of the thirty days before it began; null where it cost nothing before.",
    tiers: "Lower prices for who buys more at once, by rising quantity; each holds up to the next.",
    id: "The Medusa product's id.",
    handle: "The French one.",
    price: "Its own, as the merchant gave it: price lists may make it another for a time.",
    unit_label: 'What the price buys: "€/kg", "€/500 g", "€/pièce" …',
    weight: "Net weight of one unit in grams; null when it is not sold by weight.",
    price_per_kg: "Euro per kilogram, VAT included; null when the unit has no weight.",
    price_per_litre: "Euro per litre, VAT included; null when the unit is no volume.",
    stock: "Units that can be sold now: stocked less held for others. Never negative.",
    vat_rate: "Belgian rate of the product's VAT class, in per cent.",
    images: "Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif.",
    is_featured: "Chosen by the merchant for the home page.",
    is_perishable: "Food that spoils: the right to withdraw within 14 days does not apply to it.",
    has_information:
      "Whether something is told that the law wants told before it is bought: GET /api/products/{id}/information.",
    allergens: "What it contains of Regulation (EU) 1169/2011, Annex II; null where nobody told it.",
    birds: "For which birds it is, in their order; none where nobody said it.",
    rating:
      "What those who bought it think of it: GET /api/products/{id}/reviews; null while no review is published.",
    variants: "The sizes in which it is sold, in the merchant's order; there is always one.",
    "": "GET /api/admin/products: the contract's product, in the languages as they are written, not as they fall back.",
    held: "Of all its sizes together.",
    perishable:
      "What the merchant says of it: `is_perishable` for this product alone, null when it is as its category.",
    low_stock_threshold:
      "How many of a size are few, to whoever orders goods; null: as many as to shoppers, five.",
    untranslated: "Languages in which the name or the description is missing.",
    version: "Changes with any of the rest, whoever changed it: for `If-Match` of a write.",
  },
  AdminProductInformation: {
    kind: "null: nobody has said it yet.",
    allergens: "What it contains; null: not told, which is not the same as none.",
    traces: "What it may contain traces of.",
    origin: "Country of origin, ISO 3166-1 alpha-2.",
    manufacturer_country: "Where the manufacturer is established, ISO 3166-1 alpha-2.",
    "": "GET and PUT /api/admin/products/{id}/information.",
    missing: "What the kind of product demands and nobody has told, in French.",
    untranslated: "Languages in which a text is missing that French has.",
    version: "Changes with any of the rest, whoever changed it: for `If-Match` of a write.",
  },
  AdminProductsQuery: {
    ids: "Those with these ids, comma separated.",
    sort: 'The scarcest first for "stock", by French name for "name".',
    search: "In the names, the descriptions and the SKU.",
    low_stock_only:
      "For sale, with a size of which its `low_stock_threshold` or fewer are left, five where it has none.",
    uninformed_only: "For sale, and something is not told that the law wants told before buying.",
  },
  AdminPromotion: {
    "": "A promotion as administrators see it, whoever made it.",
    ends_at: "The moment from which it no longer applies.",
    uses: "Orders that used it, and what it took off them.",
    is_deletable: "Whether nobody has used it, nor is about to.",
    form: "In the words of the form; null where it says what the form can't: then Medusa Admin shows and changes it.",
  },
  AdminReview: {
    author_name: "As its author wants to be called; null of one who is no longer known.",
    language: "In which it is written.",
    written_at: "When it was written, or changed.",
    reply: "The shop's public answer.",
    "": "A review as administrators see it.",
    refusal: "The rule that it breaks, where it was refused.",
    order_number: "By which it is shown that its author bought; null where that is forgotten.",
    reports: "Notices that nobody has decided about.",
  },
  AdminReviewsQuery: {
    "": "GET /api/admin/reviews: those that wait longest first, of all others the newest; the number of all is in X-Total-Count.",
    reported: "Those with notices that nobody has decided about.",
    search: "Words of the review, or of the product's name.",
  },
  AdminSearch: {
    "": "GET /api/admin/search: nothing of a kind that the caller's role does not see.",
    orders: "By number, e-mail address, name, street, town, postal code or tracking number.",
    products: "By name in any language, or SKU; the name is told in the caller's language.",
    customers: "Those with an account, and guests who have ordered, by name or e-mail address.",
  },
  AdminSearchQuery: { "": "Words, or their beginnings; case and accents make no difference." },
  AdminUser: {
    "": "GET /api/admin/users. The total number matching is in the header X-Total-Count.",
    has_second_factor: "Whether an administrator signs in with a second factor.",
  },
  AdminVariant: {
    regular_price: "What it costs when no sale runs; null while none does.",
    lowest_price_30_days:
      "During a sale: the lowest price of the thirty days before it began; null where it cost nothing before.",
    tiers: "Lower prices for who buys more at once, by rising quantity; each holds up to the next.",
    id: "The Medusa variant's id: what a cart's item may name.",
    price: "Its own, as the merchant gave it.",
    unit_label: 'What the price buys: "€/500 g".',
    weight: "Net weight of one unit in grams; null when it is not sold by weight.",
    price_per_kg: "Euro per kilogram; null when the unit has no weight.",
    price_per_litre: "Euro per litre; null when the unit is no volume.",
    stock: "Units that can be sold now.",
    image: "A picture of its own; null where the product's show it.",
    "": "A size of a product, with what of it is promised.",
    charged_price:
      "What one piece costs now where price lists of Medusa Admin make that another than its own price; null where it costs that.",
    held: "Units promised to open payment pages and to orders not sent yet; `stock` is what remains.",
    ean: 'The number of its bar code (GTIN); "" where nobody said one.',
  },
  Alert: {
    "": "One thing that needs a person.",
    id: "Of the refund, dispute, attempt, message …; unique within its kind.",
    cause: "What is known of the cause, in the words of whoever said it.",
  },
  Alerts: { "": "GET /api/admin/alerts" },
  Alternative: {
    "": "Goods that come in place of others that are not there, at today's price of one piece, before the discount.",
    unit_cents: "Null where it is not sold any more.",
  },
  Analytics: {
    total_revenue: "Euro: orders that are paid, preparing, shipped or delivered.",
    recent_orders: "The newest ten.",
    "period.vat": "Collected in the period, per rate, refunds taken off.",
    "period.days": "Every day of the period, those without an order too.",
    running_out: "Active products of which few are left, as `low_stock_threshold` says, the scarcest first.",
  },
  AnalyticsQuery: {
    "": "GET /api/admin/analytics: the last 30 days unless the query names others. Both days are counted.",
  },
  ArchiveQuery: { "": "GET /api/admin/accounting/archive.zip" },
  BackInStock: {
    "": "POST /api/products/{id}/back-in-stock",
    email: "Where the word goes.",
    variant_id: "Which size is waited for; the product's first where none is named.",
  },
  BackInStockAnswer: {
    "": "What becomes of it.",
    confirmed:
      "Whether it holds already: the caller is signed in and has shown to read mail at this address. Else a mail asks.",
  },
  BothFactors: { "": "Whoever may take a second factor away, or make recovery codes, has both." },
  BoughtWith: {
    "": "GET /api/admin/products/{id}/bought-together",
    buyers: "How many different people bought both in one order.",
    stock: "Units of all its sizes that can be sold now.",
  },
  Business: {
    "": "A business that buys: what its invoice names.",
    vat_number: "Of any member state; absent for an organisation that has none.",
  },
  CancelCheckout: {
    "": "Gives up an open payment page: its session is expired and the goods it held are given back.",
  },
  CartItem: {
    variant_id: "Which of its sizes.",
    handle: "Of the product's page; null once it is no longer sold.",
    unit_price: "Euro, VAT included: the shop's own price for this quantity, whatever the request said.",
    tiers: "What a piece costs to who buys more of it at once; none once it is no longer sold.",
    name: 'In the caller\'s language; of a product in several sizes with the size: "Amandes décortiquées, 5 kg".',
    line_total_cents: "unit_price × quantity.",
    discount_cents: "What promotions take off this line, VAT included.",
    price_per_kg: "Euro per kilogram, VAT included; null when the unit has no weight.",
    price_per_litre: "Euro per litre, VAT included; null when the unit is no volume.",
    stock: "Units still to be had now.",
  },
  CartPromotion: {
    "": "A promotion that a shopper asked for by its code, or one that applies by itself.",
    code: "As the merchant wrote it.",
    discount_cents: "What it takes off this cart, VAT included; 0 with a problem.",
    problem: "Why it takes nothing off, as a refusal's code and its sentence in the caller's language.",
  },
  CartRepeats: { "": "Lines of a cart that come again; what is not named is bought once." },
  Cash: { "": "GET /api/admin/accounting/cash: the days on which money moved, oldest first." },
  CashDay: {
    "": "What came in and went out on one day by one method.",
    day: "In Europe/Brussels.",
    out_cents: "Given back; positive.",
  },
  Change: {
    "": "GET /api/admin/changes: who did what, newest first; the total number is in the header X-Total-Count.",
    import_id: "The import from a file that did it on their behalf; null where they did it themselves.",
    label: "What the subject was called then: a name, an order number.",
    action:
      "created, changed, deleted, price, stock, promotion, images, status, refund, role, second_factor_taken …",
  },
  ChangeLinkedRepeat: {
    quantity: "Of one of its lines; 0 takes it out.",
    instead: "What comes in place of one of its lines where that is not there; null: nothing.",
  },
  ChangeRepeat: {
    "": "Something is done, or changed; what is absent stays.",
    quantity: "Of one of its lines; 0 takes it out.",
    instead: "What comes in place of one of its lines where that is not there; null: nothing.",
  },
  Check: { detail: "In the caller's language." },
  CheckoutSessionId: { "": "Its beginning is its method's: a Stripe page's is \"cs\"." },
  ChooseRepeat: {
    "": "PUT /api/cart/{session_id}/repeats: a line of the cart comes again every so many weeks; null: once.",
    variant_id: "Which of its sizes; all that are in the cart where absent.",
  },
  ChosenExtras: { "": "Codes of the extras chosen, separated by commas." },
  ChosenVariant: { "": "Which size of the product in the address is meant, in the query." },
  ClosedDays: {
    "": "The days on which nothing is sent, beside weekends and public holidays.",
    worked_holidays: "Public holidays on which the shop sends all the same.",
    closures: "Both days are closed.",
  },
  ClosedDaysSetting: { "": "GET and PUT /api/admin/settings/closed-days." },
  Code: { "": "A code of an authenticator app, or a recovery code, as it was typed." },
  Contact: {
    "": "POST /api/contact: a message to the merchant.",
    name: "One line: it stands in a mail's text, never in a header.",
    website: "No person sees this field; a robot that fills in everything gives itself away.",
  },
  CountryDelivery: { "": "PUT /api/admin/countries/{code}/delivery: each kind once." },
  CountryInput: {
    "": "POST /api/admin/countries.",
    rates:
      "Of each class of VAT in per cent, from the day `from` (in Belgium) on. A country that has rates keeps them.",
  },
  CountryMethod: {
    steps:
      "Price of one parcel by its weight, the lightest first; the last step is the heaviest parcel there is.",
    free_from_cents: "Goods worth this much, VAT included, are delivered free; null where they never are.",
    "": "One way to deliver to a country: the carrier's tariff for it, and how long a parcel takes.",
  },
  CountryState: { "": "PUT /api/admin/countries/{code}/state." },
  Customer: {
    "": "GET /api/admin/customers: one for each e-mail address, newest first; the total number is in the header X-Total-Count.",
    name: "A guest's is that of their last order.",
    since: "Of the account, or the first order of a guest.",
    worth_cents: "What they paid, without what was given back.",
  },
  CustomerAddress: {
    "": "Where somebody lives, or had something sent.",
    street: '"Rue Haute 12"',
    is_saved: "In the account's address book; else it stands in an order.",
  },
  CustomerDetail: {
    name: "A guest's is that of their last order.",
    since: "Of the account, or the first order of a guest.",
    worth_cents: "What they paid, without what was given back.",
    "": "GET /api/admin/customers/{id}",
    language: "Chosen for the account, else the last order's.",
    newsletter: "Consent, with the moment since when it is as it is; null where they never had to say.",
    addresses: "The address book first, then those of the last orders; each once.",
  },
  CustomerId: { "": "The engine's id of a customer." },
  CustomerMessage: {
    kept: "It went nowhere: the shop has no mail server, and keeps it to be read here.",
    "": "GET /api/admin/customers/{id}/messages: what the shop wrote to them, and they by the contact form, while it is kept.",
    from_customer: "Written by the customer, to the merchant.",
  },
  CustomersQuery: {
    search:
      "In the name, the e-mail address and the telephone number; or words of these, of an order or of its addresses.",
  },
  Day: { "": "A day in Belgium that is asked for or written down, 2026-11-21: of this century." },
  DeletedProduct: { "": "DELETE /api/admin/products/{id}" },
  Delivery: {
    "": "GET /api/delivery: the ways to deliver a cart to a country, each with the totals it leads to: home delivery first, then to a point, each the cheapest first.",
    "methods.code": "Stable name of the kind: home, pickup_point, locker.",
    "methods.needs_point": "Whether the order has to say to which point it goes.",
    "methods.min_days": "Working days, from and to.",
  },
  DeliveryAddress: {
    "": "Lengths are those of a form. What the carrier's label takes is less, and refused with the field and a shorter form.",
    box: "Letter box or flat; or a second line: a floor, a building, care of somebody.",
    company: "Where the parcel goes to a business.",
    note: 'For whoever brings the parcel: "leave with the neighbours".',
  },
  DeliveryPoint: {
    country: "ISO 3166-1 alpha-2.",
    hours:
      "From Monday to Sunday, [from, to] as 08:00; null on a day when it is closed. A break at noon is not in it.",
    openings: "From Monday to Sunday, each time that it is open; absent if the carrier does not say.",
    distance_m: "From the middle of the postal code that was asked for.",
    position: "Latitude and longitude, WGS 84.",
  },
  DeliveryQuery: {
    extras: "Codes of extras listed by GET /api/extras, separated by commas: the totals then are with them.",
    vat_number:
      "Of a business: where VIES knows it and the goods go to its country, the totals are without VAT.",
  },
  Destination: {
    "": "An open country, and what a shopper is promised of a delivery to it.",
    min_days: "Working days, of the quickest way and of the slowest.",
    free_from_cents: "Goods worth this much, VAT included, are brought home free; null where they never are.",
  },
  DocumentFile: { "": 'The last part of a document\'s address: its number and ".pdf".' },
  DocumentNumber: { "": "F-2026-000123 for an invoice, C-2026-000004 for a credit note." },
  EInvoice: {
    vat_number: "As registers write it: BE0123456749.",
    reason: "Why it was refused, or did not get there yet, in the words of the access point.",
    changed_at: "Since when it stands so, ISO 8601 in UTC; null of one that is only downloaded.",
  },
  EInvoiceChange: {
    "": "PUT /api/admin/e-invoices/{number}: hand it over (again), or note that it got to the buyer another way.",
  },
  EInvoices: {
    "": "GET /api/admin/orders/{order_number}/e-invoices and GET /api/admin/e-invoices",
    is_handed_over: "Whether the shop hands them to an access point by itself.",
  },
  Email: {
    "": "One address with no spaces, one @ and a dotted domain: what the contract calls a valid e-mail.",
  },
  Error: {
    "": "Every refusal: a sentence in the caller's language and a name that programs can rely on.",
    proof:
      "With `fresh_proof_required`: what the caller sends to POST /api/auth/proof before the same call again.",
  },
  Extras: {
    "": "GET /api/extras: what a shopper may add to an order at checkout, for a price.",
    "extras.text": "A sentence.",
    "extras.price_cents": "For one order, VAT included.",
  },
  Favourite: { "": "What is marked as a favourite." },
  FavouriteProducts: { "": "Those of them that are for sale, in the order in which they were asked for." },
  FavouriteProductsQuery: {
    "": "GET /api/favourites/products",
    ids: "Ids of products, separated by commas.",
  },
  Favourites: { "": "An account's favourites, the newest first." },
  FavouritesInput: {
    "": "POST /api/favourites: adds these, as when a visitor signs in; the first is the newest.",
  },
  FreshProof: { "": "POST /api/auth/proof: the password, or a code where a second factor exists." },
  GivenPassword: { "": "A password that is only compared: whatever was typed, an empty one excepted." },
  HeroText: { "": "What the home page begins with: its title and the sentence below it." },
  Hold: {
    "": "A hold of an order. It is active until it is released. `by.email` is null if the shop acted.",
    note: "Free text of the person who placed it, or Stripe's reason code of a dispute.",
    released: "Null while the hold is active.",
  },
  HoldRelease: { "": "POST /api/admin/orders/{order_number}/holds/{id}/release" },
  HoldRequest: { "": "POST /api/admin/orders/{order_number}/holds" },
  Home: {
    "": "GET /api/home: what the merchant set of the home page; null is what the storefront says and shows by itself.",
    hero: "In the caller's language.",
    picture: "Address of a picture; one named `…-960.webp` also exists as 320 and 640, and as .avif.",
    products: "Those that were chosen and are for sale, in their order.",
  },
  HomeSetting: { "": "GET and PUT /api/admin/settings/home." },
  HomeSettings: {
    "": "What the merchant set of the home page; what is empty or left out is the shop's own.",
    picture: "Address of an uploaded picture; null: the shop's own.",
    products:
      "Ids of products in the order in which they are shown; none: those that are marked in their own forms.",
  },
  Ids: { "": "Ids of products, comma separated." },
  Import: {
    unknown_columns: "Headings of the file that are no column of products: nothing below them is read.",
    lines: "Lines of goods in the file, the heading not counted; of a ZIP its pictures.",
    changes: "Lines that would change, or have changed, something.",
    created: "Those among them that make a new product.",
    done: "Lines gone through so far, those with an error included.",
    errors: "Errors by line of the file, the heading being line 1; the first 1,000.",
    "errors.file": "In a ZIP.",
  },
  ImportLine: {
    "": "GET /api/admin/imports/{id}/lines: in the order of the file; the total number is in the header X-Total-Count.",
    line: "As a spreadsheet counts them, the heading being line 1.",
    file: "Of a ZIP of pictures: the file's name.",
    position:
      "As which of its product's pictures the file comes, 1 being the first; null for a size's own picture.",
    name: "The product's French name, with that of the size where it has several.",
    is_new: "Whether it makes a new product.",
    before: "The fields that change, as they are, or were, before; null for a new product.",
    after:
      "The same fields as they become; null where nothing changes. A new size tells its `product` among them.",
    code: "Why it can't be carried out: a name, and a sentence in the caller's language.",
  },
  Imports: { "": "Newest first." },
  InvoiceAddress: {
    box: "Letter box or flat; or a second line: a floor, a building, care of somebody.",
    company: "Where the parcel goes to a business.",
    note: 'For whoever brings the parcel: "leave with the neighbours".',
    "": "Where the one who pays lives or works, in any of the shop's countries.",
  },
  KeptMerchant: {
    company_register:
      "Where the company is registered, in words; where a language has none, the shop's first language stands in.",
    opening_hours: 'Words such as "9:00", as they are to be read.',
    messenger: "Pages elsewhere: where there is none, nothing leads to it.",
    bank_account: "IBAN.",
    "": "The merchant as it was kept: a file may leave out what the form asks for.",
  },
  LabelFileQuery: {
    "": "GET /api/admin/orders/labels.pdf: labels that were made, in one file.",
    numbers: "Order numbers, comma separated.",
  },
  LabelOrders: { "": "POST /api/admin/orders/labels: the carrier makes the labels of these orders." },
  LabelService: {
    "": "GET /api/admin/orders/labels: whether the carrier makes labels for the shop, or they are made of a file.",
  },
  LabelsQuery: {
    "": "GET /api/admin/orders/labels.csv: what the carrier needs for the orders with a status, or with these numbers.",
  },
  LinkToken: { "": "What a link in a mail carries." },
  LinkedDocument: {
    "": "POST /api/orders/linked/invoice: a guest's signed link; the invoice, unless another document of the order is named.",
  },
  LinkedPayment: {
    "": "POST /api/orders/linked/payment: opens the payment page of an order for whoever has its link.",
    origin_url: "Where the shopper comes back to.",
  },
  LinkedReviewInput: { "": "The same for whoever has the order's link." },
  LinkedWithdrawalRequest: {
    "": "POST /api/orders/linked/withdrawal: the same for a guest, with the token of the order's link.",
  },
  ListingInput: {
    "": "How a product stands in the shop's lists, beside what the engine's product says.",
    birds: "For which birds the product is; as it is when absent.",
  },
  Login: { code: "Of the second factor, once the first answer was 403 `mfa_required`." },
  Logout: { "": "Leaves the account's cart to the account: the browser's session has an empty one." },
  Lot: {
    "": "Goods of one size that arrived together.",
    product: "The product's name, and the size's where it has several.",
    number: "Empty for what is on the shelf and belongs to no lot that the shop knows of.",
    quantity: "On the shelf, what is held for orders included. All lots of a size are its stock.",
    received: "How many came with deliveries.",
    to_clear:
      "Taken out of stock as past its date or called back, and nobody has seen to it: the goods may still lie in the store.",
    version: "Changes with any of the rest: for `If-Match` of a write.",
  },
  LotChange: { "": "PATCH /api/admin/lots/{id}: what was told wrongly; what is absent stays." },
  LotCount: {
    "": "POST /api/admin/products/{id}/lots/count: a stock count by lots; lots that are left out stay as they are.",
    variant_id: "The first size when absent.",
    "lots.number": "Empty for what is on the shelf without a number.",
    "lots.quantity": "How many lie there.",
    "lots.best_before": "Of a lot that the shop does not know yet; one that it knows has its own.",
  },
  LotDetail: {
    product: "The product's name, and the size's where it has several.",
    number: "Empty for what is on the shelf and belongs to no lot that the shop knows of.",
    quantity: "On the shelf, what is held for orders included. All lots of a size are its stock.",
    received: "How many came with deliveries.",
    to_clear:
      "Taken out of stock as past its date or called back, and nobody has seen to it: the goods may still lie in the store.",
    version: "Changes with any of the rest: for `If-Match` of a write.",
    "": "GET /api/admin/lots/{id}.",
    movements: "The last hundred, newest first.",
    left_otherwise:
      "Units that left without an order being named: lost, damaged, past their date, or packed past the shop.",
  },
  LotInput: {
    "": "POST /api/admin/products/{id}/lots: goods arrive, or what is on the shelf is given its number.",
    variant_id: "The first size when absent.",
    from: '"shelf": they are in stock already, and belonged to no lot.',
  },
  LotKeeping: { "": "PUT /api/admin/products/{id}/lots." },
  LotMovement: { "": "Units that came to a lot or left it.", quantity: "Below 0 for what left." },
  LotMovementInput: {
    "": "POST /api/admin/lots/{id}/movements: units of this lot leave the shelf for another reason than an order.",
  },
  LotRecipient: {
    "": "Somebody who got units of a lot.",
    language: "In which they are written to.",
    quantity: "Of this lot, without what came back.",
    told_at: "When the notice of the recall was written to them; null before.",
    refunded: "Of the goods that were recalled, units that were given back as money since.",
    replacements: "Orders that replace units of it at no charge.",
    to_remedy:
      "Units of a recalled lot for which there was neither money nor a replacement yet; 0 before the recall.",
  },
  LotRecipients: {
    "": "GET /api/admin/lots/{id}/recipients: by order, the newest first.",
    sent: "Units with all of them.",
    "recall.reasons": "What is wrong with the goods, in each language in which it was written.",
  },
  LotReplacementInput: {
    "": "POST /api/admin/lots/{id}/replacements: goods of a recalled lot are sent again at no charge, as an order of their own.",
    order_numbers: "Orders that got some of it, by their numbers.",
  },
  LotReplacements: {
    "": "What became of each, in the order in which they were sent.",
    replacement: "Number of the order that replaces it; null where it was refused.",
  },
  Lots: {
    "": "GET /api/admin/lots: what is past its date first; the total number is in the header X-Total-Count.",
  },
  LotsQuery: {
    to_clear: "Whether something of it waits to be taken away.",
    search: "Part of a number, a supplier or a product's name.",
  },
  MailDraft: {
    intro: "Its first paragraphs, an empty line between two of them.",
    "": "POST …/preview and …/test: a mail as somebody is writing it.",
  },
  MailNames: {
    "": "GET /api/admin/settings/mails: those that this shop sends; some plugins it may be without.",
  },
  MailOriginal: {
    "": "GET /api/admin/settings/mails/{mail}/original: the shop's own words, with their gaps.",
  },
  MailPreview: { "": "How it would look, with made-up data." },
  MailSetting: { "": "GET and PUT /api/admin/settings/mails/{mail}." },
  MailTest: { to: "Where it went: to whoever asked." },
  MailText: {
    "": "What a mail begins with.",
    intro: "Its first paragraphs, an empty line between two of them.",
  },
  MailTexts: {
    "": "What the merchant wrote of a mail, by language; where a language has nothing, the shop's own words stand.",
  },
  MailedMessage: {
    "": "GET /api/admin/messages: the shop's e-mail, newest first; the total number is in the header X-Total-Count.",
    kept: "It went nowhere: the shop has no mail server, and keeps it to be read here.",
  },
  MailedMessageDetail: {
    kept: "It went nowhere: the shop has no mail server, and keeps it to be read here.",
    "": "GET /api/admin/messages/{id}: with both its parts.",
  },
  MailedMessagesQuery: { search: "In the recipient's address and the subject." },
  Merchant: {
    "": "Who sells: named in the shop, in mails and on invoices.",
    company_register:
      "Where the company is registered, in words; where a language has none, the shop's first language stands in.",
    opening_hours: 'Words such as "9:00", as they are to be read.',
    messenger: "Pages elsewhere: where there is none, nothing leads to it.",
    bank_account: "IBAN.",
  },
  MerchantSetting: { "": "GET and PUT /api/admin/settings/merchant." },
  Moved: { "": "Goods that came (above 0) or left (below 0), with one of the reasons that each has." },
  NamedParts: {
    "": "What an administrator names of an order: goods by their number, delivery, amounts by their rate.",
    delivery_cents: "Of the delivery, VAT included; its VAT follows the goods.",
    amounts: "Amounts for nothing in particular, each at one of the order's rates.",
  },
  NewNote: { "": "POST …/notes" },
  NewSecondFactor: { "": "What an authenticator app needs: to type, and as the text of a QR code." },
  Notes: { "": "Newest first." },
  Numbers: { "": "Order numbers, comma separated." },
  Offer: {
    "": "A promotion that applies by itself to whoever buys, now.",
    product_ids: "With products: those that it is for.",
    category_ids: "With categories: those whose products it is for.",
    percent:
      "What it takes off: a percentage, or else an amount, VAT included: of each piece, the whole order or the delivery.",
    minimum_cents: "Worth of goods from which it applies, VAT included.",
    until: "The last day in Belgium; null where none is set.",
    unannounced_product_ids:
      "Products of which nothing may be announced: within the thirty days before, they cost less than they do now without it (directive 98/6/EC, article 6a).",
  },
  OpenCheckout: {
    "": "Opens the payment page. The first four fields are the contract's; a client that sends only them has the payment page ask for the address, in `country`.",
    address:
      "Not needed where the parcel waits at a point: it then is what the invoice says, unless `invoice_address` does.",
    invoice_address: "What the invoice says instead of the delivery's address; at a point, instead of none.",
    business: "Who buys for a business; its invoice needs an address, the delivery's or its own.",
    delivery_method: "Id of a method listed by GET /api/delivery; the first of the list when absent.",
    delivery_point:
      "Id of a point listed by GET /api/delivery/points, for a method that needs one. Its country is meant where none is said.",
    language: "Language of the payment page; Accept-Language decides when absent.",
    payment_method:
      "Code of a method listed by GET /api/payments/methods; the first of the list when absent.",
    extras: "Codes of extras listed by GET /api/extras; none when absent.",
    expected_total_cents:
      "The total that the shopper was shown, in cents: when the shop's differs the call answers 409 price_changed.",
  },
  OpenCountries: {
    "": "GET /api/delivery/countries: those open to orders, the shop's own first, and what is promised of each.",
  },
  Order: {
    "": "An order as the person who placed it sees it.",
    total: "Euro, VAT and delivery included.",
    promotions: "Promotions that took something off goods or delivery, VAT included.",
    shipping_address: "Where the parcel goes: a point's own address where it waits at one.",
    invoice_address: "What the invoice says instead; null where it is the same, or none was given.",
    documents: "Its invoice and credit notes, oldest first; the invoice follows the payment within a moment.",
    "delivery.code":
      "Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has.",
    "delivery.price_cents": "Before discounts.",
    "delivery.point": "Where the parcel waits; null for one that is brought home.",
    "payment.method": "Null for orders of before the shop kept it, and for those that were never paid.",
    awaited: "How a pending order is to be paid that waits for its money; null for any other.",
    to_pay_cents:
      "What is still to be paid on its page, where the customer was sent a link to do so; null for any other.",
    on_hold:
      "The shop has stopped the order before dispatch, for example to check the address or the payment.",
    timeline: "When each status was reached, oldest first.",
    returns: "Oldest first.",
    withdrawable: "Whether there is still something that the customer may declare to withdraw from.",
  },
  OrderAddress: { country: "ISO 3166-1 alpha-2.", note: "For whoever brings the parcel." },
  OrderBusiness: {
    "": "A business as an order keeps it.",
    proof: "Null without a number.",
    is_exempt: "Sold without VAT: an intra-community supply.",
  },
  OrderDocument: { "": "An invoice or a credit note of an order." },
  OrderItem: {
    id: "Names the line within its order.",
    variant_id: "Which of its sizes.",
    name: "In the language in which it was ordered; of a product in several sizes with the size.",
    quantity: "Without what came back.",
    returned_quantity: "How many of the line came back by a return.",
    unit_price: "Euro, VAT included, as it was charged.",
    discount_cents: "What promotions took off this line, VAT included.",
    is_perishable: "Sold as food that spoils: the right to withdraw does not apply to it.",
  },
  OrderLookUp: { "": "A guest's question for the link to an order's page." },
  OrderLots: {
    "": "Which lots an order's goods are from, once they are packed.",
    line_ids: "The lines of the order that have goods of it.",
  },
  OrderLotsQuery: {
    "": "GET /api/admin/orders/lots: for packing slips.",
    numbers: "Orders by their numbers, with commas between them.",
  },
  OrderMessage: {
    "": "POST …/messages: to the order's customer, in their language; a greeting and the way to the order stand around it.",
    subject: "One line.",
    text: "An empty line begins a paragraph.",
  },
  OrderNumber: {
    "": "As it stands on the order, whatever gave it out: earlier versions put the id of a payment page behind some.",
  },
  OrderReturn: {
    "": "Goods that are to come back, or came: by a return, a claim about what was broken, or an exchange for others.",
    received_at: "When all of it was here.",
  },
  OrderReviews: {
    "": "What may be said of an order's products.",
    may_review: "Whether the order was delivered: before, nobody can know the goods.",
    author_name: "How the author is called unless they say otherwise.",
  },
  OrderStatus: {
    "": "PUT …/status takes the status in its body, and in its query as the contract's client sends it too.",
    from: "The status that the administrator saw: refused with 409 when it is another by now.",
    tracking_from: "The number that the administrator saw, null for none: refused likewise.",
  },
  OrderStatusBody: {
    from: "The status that the administrator saw: refused with 409 when it is another by now.",
    tracking_from: "The number that the administrator saw, null for none: refused likewise.",
    "": "As it comes: the status may stand in the query alone.",
  },
  OwnReview: {
    "": "A review as its author sees it.",
    refusal: "The rule that it breaks, where it was refused.",
  },
  Page: { "": "Which page of a list; what a query carries beside it is left aside." },
  PageAnswer: {
    "": "GET /api/pages/{page}: what the merchant wrote, in the caller's language; null where the shop's own text stands.",
  },
  PageSetting: { "": "GET and PUT /api/admin/settings/pages/{page}." },
  PageSource: {
    "": "A page's text as it is written.",
    text: "In a small part of Markdown: headings, paragraphs, lists, tables, bold, italic and links.",
  },
  PageSources: {
    "": "What the merchant wrote of a page, by language; where a language has nothing, the shop's own text stands.",
  },
  PaidWith: {
    "": "What an order was, or is to be, paid with; a card by its brand and last four digits, as it stands on a receipt.",
    brand: "Stripe's word: visa, mastercard, amex …",
  },
  ParcelResults: {
    "": "What became of each order, in the order in which they were sent.",
    done: "Whether it is what was asked for now.",
    refusal: "Why not; null where it was done.",
  },
  ParcelSteps: {
    "": "POST /api/admin/orders/status: one step for many orders.",
    "orders.from":
      "The status that the administrator saw: this order is left as it is when it is another by now.",
  },
  Part: { "": "Which part of a list; all of it when nothing is said." },
  PaymentInstructions: {
    "": "How an order is to be paid that waits for its money, as its payment method says it.",
    name: "What the method is called.",
    qr: "What a code holds that a banking app reads, and what to do with it.",
    due_at: "Until when the goods are kept.",
    confirm_by:
      "Until when the e-mail address has to be confirmed by the order's link; absent once that is done.",
  },
  PaymentLink: {
    "": "POST …/payment-link: the customer is sent the way to pay what is due.",
    language:
      "The customer's, from then on; the order's own where absent, else that of the customer's account.",
  },
  PaymentMethods: {
    "": "GET /api/payments/methods: the ways to pay that the shop offers; the first is meant where none is chosen.",
    "methods.text": "A sentence.",
    "methods.is_paid_later": "The order stands at once, and its money is awaited.",
  },
  PaymentStatus: {
    refunded:
      "The payment arrived but could not become an order: all of it is given back, as soon as Stripe does it.",
    awaited: "The order stands, under `metadata.order_number`, and is to be paid like this.",
  },
  Payout: {
    "": "GET /api/admin/accounting/payouts: one payout to the bank, and what it is made of.",
    arrival_date: "When it reaches the bank, in UTC, as Stripe names it.",
    amount_cents: "What reached the bank; below zero where Stripe took money from it.",
    payments_cents: "Customers' payments.",
    refunds_cents: "Given back to customers; below zero.",
    others_cents: "Disputes and whatever else changed Stripe's balance.",
    fees_cents: "What Stripe kept; below zero.",
    mismatches: "Movements that do not match the shop's books.",
    adds_up:
      "Whether its movements come to what reached the bank; null of a payout that Stripe says nothing of.",
  },
  PayoutDetail: {
    arrival_date: "When it reaches the bank, in UTC, as Stripe names it.",
    amount_cents: "What reached the bank; below zero where Stripe took money from it.",
    payments_cents: "Customers' payments.",
    refunds_cents: "Given back to customers; below zero.",
    others_cents: "Disputes and whatever else changed Stripe's balance.",
    fees_cents: "What Stripe kept; below zero.",
    mismatches: "Movements that do not match the shop's books.",
    adds_up:
      "Whether its movements come to what reached the bank; null of a payout that Stripe says nothing of.",
    "": "GET /api/admin/accounting/payouts/{id}",
  },
  PayoutEntry: {
    "": "One movement of Stripe's balance that a payout brings to the bank.",
    order_number: "Of the order whose money it is; null where there is none.",
    fee_cents: "What Stripe kept of it.",
  },
  Payouts: { "": "GET /api/admin/accounting/payouts: those that arrive in the period, newest first." },
  PersonalData: {
    "": "GET /api/users/export: everything the shop keeps of a person.",
    notes: "What administrators wrote down of the person and their orders; who wrote it is not told.",
    more: "What plugins keep of the person, by their part.",
  },
  PhoneOrder: {
    "": "POST /api/admin/orders: an order for somebody on the telephone, of what an administrator put into a cart for them.",
    cart_session_id: "Of the cart, which is filled as a shopper's is.",
    business:
      "Who orders for a business: its VAT number is asked of VIES as at checkout, and its invoice names it.",
    delivery_method: "Id of a method listed by GET /api/delivery.",
    delivery_point: "Id of a point listed by GET /api/delivery/points, for a method that needs one.",
    language: "The customer's: the order and its mails are in it.",
    payment_method: "Code of a method that is paid later; absent: a link to the payment page is sent.",
    expected_total_cents:
      "The total that was told on the telephone, in cents: where the shop's is another the call answers 409 price_changed.",
  },
  PointsQuery: { "": "GET /api/delivery/points: the points nearest to a postal code." },
  Price: { "": "Euro, VAT included, in whole cents." },
  Pricing: {
    "": "What is said of a price beside the price itself.",
    regular_price: "What it costs when no sale runs; null while none does.",
    lowest_price_30_days:
      "During a sale: the lowest price of the thirty days before it began; null where it cost nothing before.",
    tiers: "Lower prices for who buys more at once, by rising quantity; each holds up to the next.",
  },
  Product: {
    regular_price: "What it costs when no sale runs; null while none does.",
    lowest_price_30_days:
      "During a sale: the lowest price of the thirty days before it began; null where it cost nothing before.",
    tiers: "Lower prices for who buys more at once, by rising quantity; each holds up to the next.",
    "": "Price, weight, stock and number are those of its first variant: the one that a client sells that knows of no others.",
    id: "The Medusa product's id.",
    handle: "The French one.",
    price: "Euro, VAT included, at most two decimals: of one piece, as it is charged now.",
    unit_label: 'What the price buys: "€/kg", "€/500 g", "€/pièce" …',
    weight: "Net weight of one unit in grams; null when it is not sold by weight.",
    price_per_kg: "Euro per kilogram, VAT included; null when the unit has no weight.",
    price_per_litre: "Euro per litre, VAT included; null when the unit is no volume.",
    stock: "Units that can be sold now: stocked less held for others. Never negative.",
    vat_rate: "Belgian rate of the product's VAT class, in per cent.",
    images: "Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif.",
    is_featured: "Chosen by the merchant for the home page.",
    is_perishable: "Food that spoils: the right to withdraw within 14 days does not apply to it.",
    has_information:
      "Whether something is told that the law wants told before it is bought: GET /api/products/{id}/information.",
    allergens: "What it contains of Regulation (EU) 1169/2011, Annex II; null where nobody told it.",
    birds: "For which birds it is, in their order; none where nobody said it.",
    rating:
      "What those who bought it think of it: GET /api/products/{id}/reviews; null while no review is published.",
    variants: "The sizes in which it is sold, in the merchant's order; there is always one.",
  },
  ProductChange: {
    sku: "Made from the name when a new product has none.",
    perishable: "null: as its category.",
    low_stock_threshold: "null: as the shop has it.",
    birds: "For which birds it is.",
    "": "PUT /api/admin/products/{id}: the same, but what is absent stays as it is.",
  },
  ProductFacts: { "": "Of each product what was asked for." },
  ProductFactsQuery: {
    "": "GET /api/catalogue.",
    fields: "What is asked of each product, separated by commas.",
  },
  ProductId: {
    "": 'A Medusa id: a prefix and a ULID. Wider here, so that a client\'s odd id is "not found" rather than "malformed".',
  },
  ProductInformation: {
    "": 'What the law wants told of a product before it is bought. Texts are "" where nothing is told, all else is null.',
    kind: "null: nobody has said it yet.",
    allergens: "What it contains; null: not told, which is not the same as none.",
    traces: "What it may contain traces of.",
    origin: "Country of origin, ISO 3166-1 alpha-2.",
    manufacturer_country: "Where the manufacturer is established, ISO 3166-1 alpha-2.",
  },
  ProductInformationChange: {
    kind: "null: nobody has said it yet.",
    allergens: "What it contains; null: not told, which is not the same as none.",
    traces: "What it may contain traces of.",
    origin: "Country of origin, ISO 3166-1 alpha-2.",
    manufacturer_country: "Where the manufacturer is established, ISO 3166-1 alpha-2.",
    "": "What is absent stays as it is.",
  },
  ProductInformationInput: {
    kind: "null: nobody has said it yet.",
    allergens: "What it contains; null: not told, which is not the same as none.",
    traces: "What it may contain traces of.",
    origin: "Country of origin, ISO 3166-1 alpha-2.",
    manufacturer_country: "Where the manufacturer is established, ISO 3166-1 alpha-2.",
    "": "The same as it is told by somebody.",
  },
  ProductInput: {
    "": "POST /api/admin/products.",
    sku: "Made from the name when a new product has none.",
    perishable: "null: as its category.",
    low_stock_threshold: "null: as the shop has it.",
    birds: "For which birds it is.",
  },
  ProductLots: {
    "": "GET /api/admin/products/{id}/lots.",
    is_kept: "Whether its stock is kept by lots.",
    lots: "Those of which some is left or waits to be taken away, what is sold first being first.",
  },
  ProductReference: {
    "": "A product's id, or a handle that it has or had: what its page's address carries.",
  },
  ProductTable: {
    "": "PATCH /api/admin/products: many products, all of them or none.",
    "rows.version": "Of what the caller read: where it is another by now, nothing is written.",
  },
  ProductTableResult: {
    "": "What became of each product, in the order in which they were sent.",
    saved: "Whether all of it is saved; else nothing is.",
    "rows.refusal":
      "Why the whole was not saved, where it was this one; null for those that were in nobody's way.",
    "rows.product": "As it is now; null where there is none.",
  },
  ProductVariant: {
    regular_price: "What it costs when no sale runs; null while none does.",
    lowest_price_30_days:
      "During a sale: the lowest price of the thirty days before it began; null where it cost nothing before.",
    tiers: "Lower prices for who buys more at once, by rising quantity; each holds up to the next.",
    "": "A size in which a product is sold. Prices are in euro, VAT included.",
    id: "The Medusa variant's id: what a cart's item may name.",
    price: "Of one piece, as it is charged now.",
    unit_label: 'What the price buys: "€/500 g".',
    weight: "Net weight of one unit in grams; null when it is not sold by weight.",
    price_per_kg: "Euro per kilogram; null when the unit has no weight.",
    price_per_litre: "Euro per litre; null when the unit is no volume.",
    stock: "Units that can be sold now.",
    image: "A picture of its own; null where the product's show it.",
  },
  ProductsQuery: { "": "GET /api/products: the whole list, as the contract has it, or a part." },
  Profile: { business: "Null takes it away, absent it stays." },
  PromoCode: { "": "POST /api/cart/{session_id}/promotions: a promo code, upper or lower case." },
  PromotionInput: { "": "POST /api/admin/promotions and PUT /api/admin/promotions/{id}." },
  PromotionsQuery: {
    "": "GET /api/admin/promotions. The total number matching is in the header X-Total-Count.",
  },
  Proved: { "": "Until when sensitive actions are open to this session, ISO 8601." },
  QuarterQuery: { "": 'GET /api/admin/accounting/intra-community.xml: a quarter, as "2026-Q4".' },
  Rating: {
    "": "What buyers think of a product, in one line.",
    average: "Of 1 to 5 stars, to one decimal.",
    count: "Published reviews.",
  },
  RecallInput: {
    "": "POST /api/admin/lots/{id}/recall: what is wrong with the goods and what to do with them, for the customers.",
    reasons: "In French it can't be empty: it stands in for the languages in which nothing is written.",
  },
  ReceivedPayment: {
    "": "POST …/payment: the money of an order that waits for it has arrived.",
    received_cents: "What arrived: refused unless it is what the order costs.",
  },
  RecoveryCodes: { "": "Told once: the shop keeps what proves them, and not the codes." },
  Refund: {
    account: "The bank account that it went to, where it was given back by hand.",
    origin: "By the shop, in Stripe's own dashboard, or by the customer's bank, which decided a dispute.",
    state: "On its way, given back, or sent back by the customer's bank.",
    parts: "What it is for; null for an amount that was split over the order's rates in proportion.",
    restock: "Whether the goods that it names went back to stock; null where none of them are concerned.",
    unassigned: "Nobody said what it is for, and its VAT depends on it.",
    assignable: "Of an unassigned one: what it can have been for.",
  },
  RefundAssignment: {
    delivery_cents: "Of the delivery, VAT included; its VAT follows the goods.",
    amounts: "Amounts for nothing in particular, each at one of the order's rates.",
    "": "PUT /api/admin/orders/{order_number}/refunds/{id}: what a refund was for, which must come to its amount.",
  },
  RefundId: { "": "POST /api/admin/alerts/refunds/{id}/acknowledgement" },
  RefundItem: { "": "Goods of an order, and what is or can be given back for them, VAT included." },
  RefundParts: {
    "": "What a refund is for, each with what is given back for it, VAT included.",
    amounts: "Amounts for nothing in particular, at a rate of the order.",
  },
  RefundRequest: {
    delivery_cents: "Of the delivery, VAT included; its VAT follows the goods.",
    amounts: "Amounts for nothing in particular, each at one of the order's rates.",
    "": "POST /api/admin/orders/{order_number}/refunds",
    amount_cents:
      "All that can still be refunded when absent and nothing is named; with named parts, what they must come to.",
    reason: "Stands on the credit note.",
    restock:
      "Whether the refunded goods return to stock. Default: yes, unless the parcel has left. If no part is named, it means all goods, and `amount_cents` must be everything that is left.",
    account: "The bank account that the money went to, for a payment that is given back by hand: an IBAN.",
    key: "Made by the client once per intention: the same key refunds once, however often it is sent.",
  },
  Refundable: { "": "What of an order can still be given back." },
  Register: { language: "Language of the shop's mail; Accept-Language decides when absent." },
  RelatedProducts: {
    "": "GET /api/products/{id}/related",
    reason: "What all of them are.",
    products: "For sale and in stock; four at most, those first that were bought with it most.",
  },
  RepeatDelivery: {
    may: "What the caller may change: by a link in a mail only what reduces the price or the number of deliveries.",
    next: "Null once it has ended, and while it is paused.",
    "next.total_cents":
      "At today's prices, or as announced; VAT and delivery included. Null while that can't be said.",
    "next.missing": "What is waited for.",
    "next.replaced": "What is not there this time, and what comes instead, as its owner chose.",
    "lines.unit_cents":
      "Of one piece today, in cents, before the discount; null where it is not sold any more.",
    "lines.instead":
      "What comes instead where it is not there; null: nothing, and `when_missing` says what is done.",
    "lines.alternatives": "What may be chosen to come instead: its other sizes, and goods of its category.",
    card: "The card that is charged; null where nothing is known of it now.",
    country: "Where it goes.",
    delivery_code:
      "What kind of delivery brings it there, as GET /api/delivery names it; null where that is not offered any more.",
    rhythms: "The shop's rhythms, to change to.",
  },
  RepeatDestination: {
    "": "Where it goes from the next delivery on: an address, or a point where the parcel waits.",
    delivery_method: "Id of a method of its `deliveries`.",
    delivery_point: "Id of a point of GET /api/delivery/points, for a method that needs one.",
    address: "For a method that needs no point.",
  },
  RepeatMethods: {
    "": "The ways to deliver what comes to a country, with their prices today.",
    "methods.code": "Stable name of the kind: home, pickup_point, locker.",
    "methods.min_days": "Working days, from and to.",
  },
  RepeatOffer: {
    "": "Every how many weeks the shop delivers again.",
    percent: "What is taken off goods that come again.",
  },
  RepeatOverview: {
    "": "GET /api/admin/repeat-deliveries: what is to be packed in the next seven days, and what needs looking at.",
    week: "Deliveries of the next seven days.",
    "week.expected_cents": "Announced, or at what the last delivery cost; VAT and delivery included.",
    troubles:
      "Charges that were refused and wait, goods that are missing, and what was paused for it; the newest first.",
    "troubles.next_on": "When it is tried again; null where it is not.",
  },
  RepeatRow: {
    "": "GET /admin/repeat-deliveries, and of one order: for Medusa Admin.",
    customer_id: "Null where it is a guest's.",
    order_id: "The order that it began with.",
    next_on: "The day of the next delivery; null while it rests.",
  },
  Review: {
    "": "A review as everybody reads it.",
    author_name: "As its author wants to be called; null of one who is no longer known.",
    language: "In which it is written.",
    written_at: "When it was written, or changed.",
    reply: "The shop's public answer.",
  },
  ReviewDecision: {
    "": "PUT /api/admin/reviews/{id}. What is decided answers its notices too.",
    refusal: "Of a refusal: the author is told.",
    reply: "Shown below a published review.",
  },
  ReviewInput: {
    "": "PUT /api/users/orders/{order_number}/reviews: what is written of one product, new or instead of what was.",
  },
  ReviewReport: {
    "": "POST /api/reviews/{id}/reports: a notice as Regulation (EU) 2022/2065 has it, article 16.",
    rule: "Which rule it breaks.",
    text: "Why, in one's own words.",
    email: "Where the shop says what became of it; nowhere when absent.",
  },
  ReviewsAnswer: {
    rating: "Null while none is published.",
    by_stars: "How many gave one star, two, three, four and five.",
    reviews: "Newest first, in whatever language they are written.",
    page_count: "At least 1.",
  },
  ReviewsQuery: { "": "GET /api/products/{id}/reviews." },
  RoleChange: { "": "PUT /api/admin/users/{id}/role" },
  SalePrice: {
    "": "A price of a product for a time, running or planned.",
    title: "What its price list is called in Medusa Admin.",
    is_own: "Whether it is this product's own, and changed here; a list of Medusa Admin is changed there.",
  },
  SalePriceInput: {
    "": "POST and PUT: what sizes of a product cost for a time, days in Brussels.",
    from: "The first day; null: from now on.",
    until: "The last day; null: until somebody ends it.",
    prices: "The sizes that are on sale: the others cost what they cost.",
  },
  SalePrices: {
    "": "GET /api/admin/products/{id}/sale-prices: those that run, then those that are planned.",
    lowest:
      "What a reduction is compared with by law: of each size the lowest price of the thirty days before it; null without one.",
    version: "Changes with any of the rest: for `If-Match` of a write.",
  },
  SearchAnswer: {
    "": "GET /api/search: one page of the products that match, and how many there are.",
    total: "How many match, on all pages.",
    page_count: "At least 1.",
    categories:
      'What each category would show with the same words: "all" first, then each in the shop\'s order.',
    allergens:
      "Which allergens products of the shop contain, or may contain traces of: what `without` can leave out.",
    birds: "For which birds there are products in the shop: what `bird` can ask for.",
    untold: "How many are left out only because nobody told what they contain.",
    catalogue_total: "How many products the shop has.",
  },
  SearchQuery: {
    q: "What was typed.",
    category: 'A category\'s id or handle; all of them when absent or "all".',
    in_stock: "Leave out what can't be had now.",
    without: "Leave out what contains these allergens, or traces of them, and what does not tell.",
    bird: "Only what is for this kind of bird.",
    page: "From 1; beyond the last page the last is answered.",
  },
  SecondFactor: {
    "": "GET /api/users/second-factor",
    demanded: "Whether the owner demands one of every administrator.",
  },
  SecuritySettings: { "": "GET and PUT /api/admin/security" },
  Session: {
    "": "A sign-in that holds, on one device.",
    browser: "As the device says of itself; null where it can't be told.",
    last_used_at: "Within five minutes.",
    current: "Whether the call was made in it.",
  },
  SetQuantity: { "": "The quantity travels as a query parameter; 0 or less removes the item." },
  ShelfLot: { "": "What lies on the shelf of a lot; without a number what belongs to none that is known." },
  Shop: {
    "": "GET /api/shop: what everybody may know of the shop.",
    "merchant.country": "ISO 3166-1 alpha-2.",
    closed_days: "Days of the next months on which nothing is sent, 2026-12-25; weekends are not named.",
    offers: "What applies by itself to whoever buys now.",
    repeats: "What can be delivered again and again; null where the shop does not do it.",
    services: "What is offered beside buying.",
  },
  SizeChange: {
    stock: "Units that can be sold now.",
    moved: "Instead of `stock`: what is added to it, or taken from it, whatever it is at that moment.",
  },
  StatusChange: { "": "One change of an order's status." },
  StockMovement: {
    "": "Units that came onto a shelf or left it.",
    quantity: "Below 0 for what left. All of a size together are what is on the shelf.",
    stocked: "On the shelf afterwards, what is held for orders included.",
    by: "E-mail address of the administrator, as it was then; null where nobody or somebody unknown did it.",
    import_id: "The import that did it on their behalf.",
  },
  StockMovementInput: {
    "": "POST /api/admin/products/{id}/stock-movements: units of one size come in, go out, or were counted.",
    variant_id: "The first size when absent.",
    quantity:
      "How many come in or go out; of a count, how many are on the shelf, what is held for orders included.",
    reason: "One of those that the kind has.",
  },
  StockMovements: {
    "": "GET /api/admin/products/{id}/stock-movements: newest first; the total number is in the header X-Total-Count.",
  },
  StockMovementsQuery: { variant_id: "Every size when absent." },
  SystemHealth: {
    mail: "Without a mail server messages stay in the shop: no customer gets any.",
    alerts: "Degraded while something needs a person: GET /api/admin/alerts.",
    retention: "What should have been forgotten by now, by kind. Degraded while the sweeps don't keep up.",
  },
  TakeSecondFactor: { "": "DELETE /api/admin/users/:id/second-factor: the owner's own password." },
  Tariff: {
    "": "What a kind of delivery costs to one country, VAT included.",
    steps:
      "Price of one parcel by its weight, the lightest first; the last step is the heaviest parcel there is.",
    free_from_cents: "Goods worth this much, VAT included, are delivered free; null where they never are.",
  },
  TextBlock: { "": "A part of a text, as it is to be drawn: nothing in it is markup any more." },
  TextSection: {
    id: "What an address of the page ends in to lead here; empty for what stands before the first heading.",
  },
  TextSpan: {
    "": "A piece of text: of one look, and leading somewhere or not.",
    href: 'A page of the shop, from "/" on, a page elsewhere, or an e-mail address.',
  },
  Tier: {
    "": "What one piece costs to who buys at least so many of it at once. Prices are in euro, VAT included.",
    price_per_kg: "Null when the unit has no weight.",
    price_per_litre: "Null when the unit is no volume.",
  },
  Today: {
    "": "GET /api/admin/today: how much there is to do; null for what the caller's role does not see.",
    low_stock: "Products for sale with a size of which few are left, as `low_stock_threshold` says.",
    uninformed:
      "Products for sale of which something is not told that the law wants told before buying; null where the shop tells none of it.",
    lots: "Lots of goods; null in a shop that keeps none.",
    "lots.near": "Of which some is left that is past its date soon.",
    "lots.to_clear": "Taken out of stock as past their date or called back, which nobody has taken away yet.",
    reviews:
      "Reviews that wait for a decision, or that somebody gave notice of; null where the shop shows none.",
    e_invoices:
      "Structured documents that did not get to their business; null where the shop hands none over.",
    messages_failed: "E-mail that was given up.",
    medusa_admin_url: "Where Medusa Admin is reached.",
  },
  Totals: {
    "": "Goods, delivery and VAT of one document. All amounts are integer cents; every sum below holds exactly.",
    items_cents: "Line totals, VAT included, before discounts; with the extras that were chosen.",
    delivery_cents:
      "Delivery, VAT included, before discounts. In a cart without a chosen method: the usual one of its country.",
    discount_cents: "What promotions take off goods and delivery, VAT included.",
    total_cents: "items_cents + delivery_cents − discount_cents: what the customer pays.",
    vat: "VAT per rate in per cent, delivery included; each rounded once per document.",
    tax_cents: "Sum of vat[].vat_cents.",
    subtotal_cents: "total_cents − tax_cents.",
    items_net_cents:
      "Goods excluding VAT, before discounts, whatever the delivery costs: subtotal_cents − delivery_net_cents + discount_net_cents.",
    delivery_net_cents: "Delivery excluding VAT, before discounts.",
    discount_net_cents: "What the discount is excluding VAT: what it makes the subtotal smaller by.",
    free_delivery_missing_cents: "How much more makes delivery free; 0 when it is, null where it never is.",
  },
  TypedVatNumber: { "": 'As somebody types it: "BE 0123.456.749".' },
  UploadedImage: { "": "POST /api/admin/upload-image: the address of the picture as the shop serves it." },
  User: {
    "": "A person with an account, as that person may see it.",
    business:
      "Whose invoices the person wants, filled in first at the checkout; null for who buys for themselves.",
    role: "What an administrator may do; null for a customer, and for an administrator who was given none.",
    language: "Language of the shop's mail; null until chosen.",
    "newsletter.state": '"pending": asked for, and not yet confirmed by the link in the mail.',
    "newsletter.since": "When the state was reached, ISO 8601 in UTC.",
    email_verified: "Whether the person has shown to read mail at this address.",
    version: "Changes with any of the rest, whoever changed it: for `If-Match` of a write.",
  },
  VariantInput: {
    "": "A size of a product that is made or changed.",
    id: "Of one that the product has; a new one has none.",
    stock: "As it is when absent; a new one's as a new product's.",
    sku: "Made from the product's when a new one has none.",
  },
  VatNumberAnswer: {
    vat_number: "As registers write it: BE0123456749.",
    checked_at: "When VIES was asked, ISO 8601 in UTC.",
  },
  VatNumberProof: {
    "": "How a VAT number was shown to be in force when the order was placed: kept with the order and its documents.",
    consultation_number: "VIES's own, where it gave one: evidence before the tax authority.",
  },
  VatNumberQuestion: { "": "POST /api/business/vat-number" },
  VatReport: {
    "": "Figures of a period: the Belgian return and that of the One-Stop Shop. Together they are the sum of the period's documents, to the cent.",
    "documents.total_cents": "Invoices less credit notes, VAT included.",
    belgium: "Sales with Belgian VAT.",
    "belgium.rates": "Sales and credit notes apart: a Belgian return has grids of their own for each.",
    "belgium.grids": "Grids of the periodic return, by number; each in cents and never negative.",
    intra_community:
      "Goods sold without VAT to businesses of other member states: grids 46 and 48, and the recapitulative statement.",
    "intra_community.credits_cents": "Credit notes; positive.",
    "intra_community.customers": "A line of the statement each (code L), its credit notes taken off.",
    oss: "Sales with the VAT of the country of delivery.",
    "oss.supplies": "Of the period, credit notes of invoices of the same period taken off.",
    "oss.corrections":
      'Credit notes of invoices from before it: declared as corrections of the quarter they were sold in ("2026-Q3").',
    "oss.vat_cents": "VAT of supplies and corrections together.",
  },
  VatReportQuery: { "": "GET /api/admin/vat-report and …/vat-report.csv: both days belong to the period." },
  VerifyAddress: {
    "": "Who is not signed in to the account says its password: an address is not verified for somebody else's account.",
  },
  WantedGoods: {
    "": "GET /api/admin/back-in-stock: goods that shoppers wait for, the most wanted first.",
    size: "Which of several; null where there is one.",
    waiting: "Shoppers who confirmed that they want to be told.",
    stock: "Units that can be sold now; null for a product that is not for sale.",
    since: "When the first of them asked.",
  },
  Withdrawal: {
    "": "A customer's declaration to withdraw from the purchase, or from a part of it.",
    at: "When the last of it was declared.",
    confirmed:
      "False while some of it was declared by number and e-mail address alone, and not by the order's page.",
  },
  WithdrawalByNumber: {
    "": "POST /api/orders/withdrawal: a guest's declaration about all of an order, who has no link to it at hand.",
  },
  WithdrawalRequest: {
    "": "POST /api/users/orders/{order_number}/withdrawal. All of the order when no items are named. A quantity says how many of a line are withdrawn from in all, so that the same declaration sent twice is one.",
  },
  WrittenReview: {
    refusal: "The rule that it breaks, where it was refused.",
    "": "What is kept of a person's reviews.",
  },
}
