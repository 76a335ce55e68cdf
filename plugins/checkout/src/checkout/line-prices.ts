import { PriceListType, QueryContext } from "@medusajs/framework/utils"
import type { CartLine, CheckoutCart } from "./cart"
import type { Engine } from "./engine"
import { CheckoutRefusal } from "./refusal"

/** What the engine knows of a variant for sale, named in the shopper's language. */
type PricedVariant = {
  id: string
  title: string
  product: {
    id: string
    status: string
    title: string
    subtitle: string | null
    description: string | null
    handle: string
  }
  calculated_price?: {
    calculated_amount: number | null
    original_amount: number | null
    is_calculated_price_tax_inclusive: boolean
    calculated_price?: { price_list_type: string | null }
  }
}

type Price = NonNullable<PricedVariant["calculated_price"]>

const FIELDS = [
  "id",
  "title",
  "product.id",
  "product.status",
  "product.title",
  "product.subtitle",
  "product.description",
  "product.handle",
  "calculated_price.*",
]

/**
 * Has the engine price the lines and name them as they are now. Price lists for groups of customers, which the catalogue
 * can't know, are left out: the price that everyone is shown is the price that everyone pays.
 * @throws CheckoutRefusal naming the first product that is no longer sold
 */
export async function priceLines(
  engine: Engine,
  cart: CheckoutCart,
  { region_id, locale, country }: { region_id: string; locale: string; country: string },
): Promise<void> {
  const context = {
    currency_code: cart.currency_code,
    region_id,
    sales_channel_id: cart.sales_channel_id,
    shipping_address: { country_code: country.toLowerCase() },
  }
  // A price may depend on how many are bought.
  const quantities = [...new Set(cart.items.map(({ quantity }) => Number(quantity)))]
  const updates = await Promise.all(
    quantities.map(async (quantity) => {
      const lines = cart.items.filter((line) => Number(line.quantity) === quantity)
      const variants = await pricedVariants(engine, lines, { ...context, quantity }, locale)
      return lines.map((line) => updateOf(line, variants.get(line.variant_id)))
    }),
  )
  await engine.cart.updateLineItems(updates.flat())
}

async function pricedVariants(
  { query }: Engine,
  lines: CartLine[],
  context: Record<string, unknown>,
  locale: string,
): Promise<Map<string, PricedVariant>> {
  const { data } = await query.graph(
    {
      entity: "variants",
      fields: FIELDS,
      filters: { id: [...new Set(lines.map(({ variant_id }) => variant_id))] },
      context: { calculated_price: QueryContext(context) },
    },
    { locale },
  )
  return new Map((data as PricedVariant[]).map((variant) => [variant.id, variant]))
}

function updateOf(line: CartLine, variant: PricedVariant | undefined) {
  const price = variant?.calculated_price
  if (variant?.product.status !== "published" || price?.calculated_amount == null)
    throw new CheckoutRefusal("out_of_stock", { product_id: line.product_id, product: line.title })
  const { product } = variant
  return {
    id: line.id,
    unit_price: price.calculated_amount,
    ...(isSale(price) && { compare_at_unit_price: price.original_amount }),
    is_tax_inclusive: price.is_calculated_price_tax_inclusive,
    title: product.title,
    subtitle: variant.title,
    product_title: product.title,
    product_subtitle: product.subtitle ?? undefined,
    product_description: product.description ?? undefined,
    product_handle: product.handle,
    variant_title: variant.title,
  }
}

const isSale = (price: Price): price is Price & { original_amount: number } =>
  price.calculated_price?.price_list_type === PriceListType.SALE &&
  price.original_amount !== null &&
  price.calculated_amount !== price.original_amount
