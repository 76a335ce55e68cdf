import { ORDER_COLUMNS, type OrderColumn } from "@bon-perroquet/contract"
import { plainHeading } from "../written"

/**
 * Headings in French, Dutch, English and German, and of the order exports of Shopify, WooCommerce (with the usual
 * extensions), PrestaShop and Magento 2.
 */
const NAMES: Partial<Record<OrderColumn, readonly string[]>> = {
  number: [
    ...["order number", "order", "increment id", "name", "numero de commande", "commande", "reference"],
    ...["ordernummer", "bestelnummer", "bestellnummer", "numero"],
  ],
  email: [
    "customer email",
    "billing email",
    "e mail",
    "adresse e mail",
    "courriel",
    "e mailadres",
    "e mail adresse",
  ],
  placed_at: [
    "created at",
    "order date",
    "date",
    "purchase date",
    "date de commande",
    "besteldatum",
    "bestelldatum",
    "datum",
  ],
  status: ["order status", "etat", "statut", "bestelstatus"],
  payment_status: ["financial status", "etat du paiement", "betaalstatus"],
  delivery_status: ["fulfillment status"],
  cancelled_at: ["cancelled date"],
  currency: ["devise", "valuta", "wahrung", "order currency", "order currency code"],
  total: [
    "order total",
    "grand total",
    "grand total purchased",
    "montant total",
    "totaal",
    "gesamt",
    "total ttc",
  ],
  vat: ["taxes", "order tax", "total tax", "tax total", "tax amount", "tva", "btw", "mwst"],
  delivery: [
    "shipping",
    "shipping total",
    "order shipping",
    "shipping and handling",
    "livraison",
    "verzendkosten",
    "versand",
  ],
  discount: ["discount amount", "discount total", "cart discount", "remise", "korting", "rabatt"],
  refunded: [
    "refunded amount",
    "order refund amount",
    "total refunded",
    "rembourse",
    "terugbetaald",
    "erstattet",
  ],
  payment_method: [
    "payment method",
    "payment method title",
    "payment",
    "paiement",
    "betaling",
    "zahlung",
    "payment type",
  ],
  tracking_number: ["tracking", "tracking no", "shipment tracking", "numero de suivi", "trackingnummer"],
  line_name: [
    "lineitem name",
    "item name",
    "product name",
    "article",
    "produit",
    "artikel",
    "product",
    "produkt",
  ],
  line_sku: ["lineitem sku", "item sku", "sku", "product reference"],
  line_quantity: ["lineitem quantity", "quantity", "item quantity", "quantite", "aantal", "menge", "qty"],
  line_price: ["lineitem price", "item price", "unit price", "prix unitaire", "eenheidsprijs", "einzelpreis"],
  line_total: ["item total", "line total", "total de la ligne", "regeltotaal", "zeilensumme"],
  line_items: ["lineitems", "order items", "products"],
}

const columnOf = new Map<string, OrderColumn>(
  ORDER_COLUMNS.flatMap((column) =>
    [plainHeading(column), ...(NAMES[column] ?? [])].map((name) => [name, column] as const),
  ),
)

/** Headings of internal numbers, which count only if the file has no number that the customer knows. */
const INTERNAL = ["order id", "id"]

function columnIn(name: string, names: readonly string[]): OrderColumn | undefined {
  if (!INTERNAL.includes(name)) return columnOf.get(name)
  return names.some((each) => columnOf.get(each) === "number") ? undefined : "number"
}

const REQUIRED = ["number", "email", "placed_at", "total"] as const

export const ORDER_HEADINGS = {
  columns: ORDER_COLUMNS,
  columnOf: columnIn,
  isEnough: (found: readonly (OrderColumn | null)[]) => REQUIRED.every((column) => found.includes(column)),
}
