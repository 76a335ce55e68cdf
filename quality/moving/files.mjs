// Writes product and order files in the layout of Shopify's exports. The same seed and numbers give the same files.
import { createWriteStream } from "node:fs"
import { once } from "node:events"
import { between, oneOf, randomOf } from "./random.mjs"

/**
 * @typedef {object} Wanted
 * @property {number} products
 * @property {number} orders
 * @property {number} seed
 */

const GOODS = [
  "Noix",
  "Amandes",
  "Graines de tournesol",
  "Noisettes",
  "Millet",
  "Pistaches",
  "Cajou",
  "Mélange",
]
const KINDS = ["crues", "grillées", "bio", "décortiquées", "en coque", "d’été", "mélangées", "sans sel"]
const SIZES = [
  { label: "250 g", grams: 250, factor: 1 },
  { label: "1 kg", grams: 1_000, factor: 3.6 },
  { label: "5 kg", grams: 5_000, factor: 16 },
]
const CATEGORIES = 40
const SENTENCES = [
  "Récoltées à la main et séchées lentement.",
  "Une source d’énergie pour les grands perroquets &amp; les perruches.",
  "À conserver au sec, à l’abri de la lumière.",
  "Emballées en Belgique.",
]

/** @param {string | number} cell */
const quoted = (cell) =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
/** @param {(string | number)[]} cells */
const row = (cells) => `${cells.map(quoted).join(",")}\n`
/** @param {number} cents */
const euro = (cents) => (cents / 100).toFixed(2)

/** @param {number} number */
function ean13(number) {
  const digits = `20${String(number).padStart(10, "0")}`
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Returns a product. A third of the products have three sizes. @param {number} number @param {number} seed */
function productOf(number, seed) {
  const random = randomOf(seed * 1_000_003 + number)
  const name = `${oneOf(random, GOODS)} ${oneOf(random, KINDS)} ${number}`
  const cents = between(random, 199, 1_999)
  const sizes = (number % 3 === 0 ? SIZES : SIZES.slice(0, 1)).map(({ label, grams, factor }, index) => ({
    ...{ label, grams, cents: Math.round(cents * factor), sku: `M-${number}-${index + 1}` },
    stock: between(random, 0, 80),
    ean: ean13(number * 3 + index),
  }))
  const text = Array.from({ length: 4 }, () => `<p>${oneOf(random, SENTENCES)}</p>`).join("")
  return { name, handle: `moved-${number}`, text, category: `Catégorie ${number % CATEGORIES}`, sizes }
}

const PRODUCT_COLUMNS =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Gift Card,SEO Title,SEO Description,Status"

/** @param {Wanted} wanted @returns {Generator<string>} */
export function* productRows({ products, seed }) {
  yield `${PRODUCT_COLUMNS}\n`
  for (let number = 1; number <= products; number++) {
    const { name, handle, text, category, sizes } = productOf(number, seed)
    for (const [index, { label, grams, cents, sku, stock, ean }] of sizes.entries()) {
      const first = index === 0
      yield row([
        ...[handle, first ? name : "", first ? `<h2>${name}</h2>${text}` : "", first ? "Noiseraie" : ""],
        ...[
          first ? category : "",
          "",
          first ? "true" : "",
          "Poids",
          label,
          sku,
          grams,
          stock,
          euro(cents),
          ean,
        ],
        ...[
          "false",
          first ? `${name} | Noiseraie` : "",
          first ? (SENTENCES[0] ?? "") : "",
          first ? "active" : "",
        ],
      ])
    }
  }
}

const ORDER_COLUMNS =
  "Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Payment Method,Refunded Amount,Cancelled at"
const FIRST_ORDER = Date.parse("2016-01-01T09:00:00Z")
const LAST_ORDER = Date.parse("2026-01-01T09:00:00Z")

/**
 * An order has one to three lines. Every 50th is refunded in part, every 60th cancelled, and every tenth has a discount.
 * @param {Wanted} wanted @returns {Generator<string>}
 */
export function* orderRows({ products, orders, seed }) {
  yield `${ORDER_COLUMNS}\n`
  const random = randomOf(seed + 7)
  for (let number = 1; number <= orders; number++) {
    const lines = Array.from({ length: between(random, 1, 3) }, () => {
      const { name, sizes } = productOf(between(random, 1, products), seed)
      return { name, ...oneOf(random, sizes), quantity: between(random, 1, 4) }
    })
    const goods = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
    const delivery = goods >= 7_000 ? 0 : 495
    const discount = number % 10 === 0 ? 100 : 0
    const total = goods + delivery - discount
    const refunded = number % 50 === 0 ? Math.min(100, total) : 0
    const at = new Date(FIRST_ORDER + ((LAST_ORDER - FIRST_ORDER) / orders) * number).toISOString()
    const moment = `${at.slice(0, 10)} ${at.slice(11, 19)} +0000`
    const email = `customer-${between(random, 1, Math.ceil(orders / 5))}@example.org`
    const isCancelled = number % 60 === 0
    for (const [index, { name, label, cents, sku, quantity }] of lines.entries()) {
      const first = index === 0
      yield row([
        ...[`#${number}`, email, first ? (refunded ? "partially_refunded" : "paid") : ""],
        ...[
          first ? "fulfilled" : "",
          first ? "EUR" : "",
          first ? euro(goods) : "",
          first ? euro(delivery) : "",
        ],
        ...[
          first ? euro(Math.round(total * 0.06)) : "",
          first ? euro(total) : "",
          first ? euro(discount) : "",
        ],
        ...[moment, quantity, `${name} - ${label}`, euro(cents), sku, first ? "Bancontact" : ""],
        ...[first ? euro(refunded) : "", first && isCancelled ? moment : ""],
      ])
    }
  }
}

/** @param {Wanted} wanted @returns {number} number of sizes of all products */
export const sizesOf = ({ products }) => products + 2 * Math.floor(products / 3)

/** @param {string} file @param {Iterable<string>} rows */
export async function write(file, rows) {
  const output = createWriteStream(file)
  for (const text of rows) if (!output.write(text)) await once(output, "drain")
  output.end()
  await once(output, "finish")
}
