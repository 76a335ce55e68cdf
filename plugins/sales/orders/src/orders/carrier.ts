import { carrierOfProvider, type Carrier } from "@bon-perroquet/carrier"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"

export const carrierOf = (
  container: MedusaContainer,
  { shipping_methods }: Pick<EngineOrder, "shipping_methods">,
): Carrier => carrierOfProvider(container, shipping_methods[0]?.provider_id)
