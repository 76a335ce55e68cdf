import { LEAST_PAYMENT_CENTS } from "@bon-perroquet/contract"
import { offerService } from "@bon-perroquet/api-kit/services"
import { connectCatalogue } from "@bon-perroquet/api-kit/catalogue"
import { leaseKey, releaseCart } from "@bon-perroquet/checkout/checkout"
import { methodWithBalances } from "@bon-perroquet/checkout/methods"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { goodsName, hasTradeLists, rereadProducts, shopSnapshot } from "./catalogue"
import { catalogue } from "./ports/catalogue"
import { checkout } from "./ports/checkout"

/**
 * Connects carts with catalogue and checkout. The middlewares and a job import this file, because a process may load
 * only one of them.
 */
catalogue.connect({ snapshot: shopSnapshot, reread: rereadProducts })
connectCatalogue({
  products: async (container, ids) => {
    const { products } = await shopSnapshot(container)
    return ids.flatMap((id) => products.get(id)?.product ?? [])
  },
  find: async (container, reference, language) =>
    (await shopSnapshot(container)).product(reference, language)?.product,
  nameOf: async (container, { product_id, variant_id }, language) =>
    goodsName((await shopSnapshot(container)).products.get(product_id), variant_id, language),
  reread: rereadProducts,
})
offerService("trade_prices", hasTradeLists)
checkout.connect({
  leaseKey,
  release: releaseCart,
  showBalances: async (container, cartId, purchase) => {
    const balances = methodWithBalances(container)?.balances
    if (!balances?.isOn) return null
    return balances.show(cartId, { ...purchase, least_rest_cents: LEAST_PAYMENT_CENTS, needs_rest: false })
  },
  moveBalances: async (container, from, to) => {
    const balances = methodWithBalances(container)?.balances
    if (balances?.isOn) await balances.move?.(from, to)
  },
  hasPayment: async (container, cartId) =>
    Boolean(await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).liveAttempt(cartId)),
})
