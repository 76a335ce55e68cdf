import { connectCatalogue } from "@bon-perroquet/api-kit/catalogue"
import { leaseKey, releaseCart } from "@bon-perroquet/checkout/checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { rereadProducts, shopSnapshot } from "./catalogue"
import { catalogue } from "./ports/catalogue"
import { checkout } from "./ports/checkout"

/** Connects carts with catalogue and checkout. The middlewares import this file, so it runs before any call. */
catalogue.connect({ snapshot: shopSnapshot, reread: rereadProducts })
connectCatalogue({
  products: async (container, ids) => {
    const { products } = await shopSnapshot(container)
    return ids.flatMap((id) => products.get(id)?.product ?? [])
  },
})
checkout.connect({
  leaseKey,
  release: releaseCart,
  hasPayment: async (container, cartId) =>
    Boolean(await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).liveAttempt(cartId)),
})
