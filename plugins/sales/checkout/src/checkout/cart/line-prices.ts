import { sizedName, unitOf } from "@bon-perroquet/contract"
import { readTradeEntries, type TradeEntries } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import { readVariantsForSale, type PricedLine, type VariantForSale } from "@bon-perroquet/medusa-sql"
import { hasChannels } from "@bon-perroquet/contract/channels"
import { tradePriceAt } from "@bon-perroquet/contract/trade"
import { toCents, toEuro } from "@bon-perroquet/contract/money"
import type { CalculatedPriceSet, PricingContext } from "@medusajs/framework/types"
import { Modules, PriceListType } from "@medusajs/framework/utils"
import { type CartRows, type ProductLine, productLinesOf } from "./cart"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

type Price = CalculatedPriceSet

/**
 * Returns the cart lines with current prices and names. The pricing context has the quantity but no customer or
 * address, so that everyone pays the displayed price. A signed-in customer pays the trade price if it is lower.
 * @throws CheckoutRefusal with the first product that is no longer sold
 */
export async function priceLines(
  engine: Engine,
  cart: CartRows,
  { locale, customer_id }: { locale: string; customer_id?: string },
): Promise<PricedLine[]> {
  const { currency_code, sales_channel_id } = cart
  const productLines = productLinesOf(cart)
  const ids = [...new Set(productLines.map(({ variant_id }) => variant_id))]
  const [variants, trade] = await Promise.all([
    readVariantsForSale(engine.knex, ids, { locale, channel: sales_channel_id }),
    customer_id === undefined ? NO_TRADE : readTradeEntries(engine.knex, customer_id, ids),
  ])
  // Prices may depend on the quantity.
  const quantities = [...new Set(productLines.map(({ quantity }) => Number(quantity)))]
  const lines = await Promise.all(
    quantities.map(async (quantity) => {
      const sold = productLines
        .filter((line) => Number(line.quantity) === quantity)
        .map((line) => ({ line, variant: variants.get(line.variant_id) }))
      const sets = sold.flatMap(({ variant }) => variant?.price_set_id ?? [])
      const prices = await pricesOf(engine, sets, {
        ...{ currency_code, quantity },
        ...(hasChannels() && { sales_channel_id }),
      })
      return sold.map(({ line, variant }) => {
        const price = variant?.price_set_id ? prices.get(variant.price_set_id) : undefined
        return atTradePrice(pricedLine(line, variant, price), trade.get(line.variant_id), quantity)
      })
    }),
  )
  return lines.flat()
}

const NO_TRADE: TradeEntries = new Map()

/** A trade price is not a reduction, so the line has no price to compare with. */
function atTradePrice(
  line: PricedLine,
  entries: ReturnType<TradeEntries["get"]> = [],
  quantity: number,
): PricedLine {
  const { cents } = tradePriceAt(toCents(line.unit_price), entries, quantity)
  if (cents === toCents(line.unit_price)) return line
  return { ...line, unit_price: toEuro(cents), compare_at_unit_price: undefined }
}

async function pricesOf(
  { container }: Engine,
  ids: string[],
  context: Record<string, unknown>,
): Promise<ReadonlyMap<string, Price>> {
  if (!ids.length) return new Map()
  const prices = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: [...new Set(ids)] }, { context: context as PricingContext["context"] })
  return new Map(prices.map((price) => [price.id, price]))
}

function pricedLine(
  line: ProductLine,
  variant: VariantForSale | undefined,
  price: Price | undefined,
): PricedLine {
  if (variant?.product.status !== "published" || !variant.product.is_sold || price?.calculated_amount == null)
    throw new CheckoutRefusal("out_of_stock", { product_id: line.product_id, product: line.title })
  const { product } = variant
  return {
    id: line.id,
    unit_price: Number(price.calculated_amount),
    ...(isSale(price) && { compare_at_unit_price: Number(price.original_amount) }),
    is_tax_inclusive: price.is_calculated_price_tax_inclusive ?? false,
    // All documents show this title, so it contains the size.
    title: sizedName(product.title, product.has_sizes ? unitOf(variant.title) : null),
    subtitle: variant.title,
    product_title: product.title,
    product_subtitle: product.subtitle ?? undefined,
    product_description: product.description ?? undefined,
    product_handle: product.handle,
    variant_title: variant.title,
  }
}

const isSale = (price: Price): boolean =>
  price.calculated_price?.price_list_type === PriceListType.SALE &&
  price.original_amount !== null &&
  price.calculated_amount !== price.original_amount
