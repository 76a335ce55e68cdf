import { clientMethods } from "@bon-perroquet/checkout/methods"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { storeCall } from "../../../store-api/answer"

const regionsSchema = z.array(
  z.object({ payment_providers: z.array(z.object({ id: z.string(), is_enabled: z.boolean() }).nullish()) }),
)

/** Lists payment providers like Medusa, except those that are unavailable now. */
export const GET = storeCall(async (request) => {
  const { region_id } = request.filterableFields
  if (typeof region_id !== "string")
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "You must provide the region_id to list payment providers",
    )
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["payment_providers.id", "payment_providers.is_enabled"],
    filters: { id: region_id },
  })
  const offered = new Set(clientMethods(request.scope).map(({ provider_id }) => provider_id))
  const payment_providers = regionsSchema
    .parse(data)
    .flatMap((region) => region.payment_providers)
    .filter((provider) => provider?.is_enabled && offered.has(provider.id))
  const count = payment_providers.length
  return { payment_providers, count, offset: 0, limit: count }
})
