import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { FeatureFlag, Modules } from "@medusajs/framework/utils"

function notFound(response: MedusaResponse): void {
  response.status(404).json({ type: "not_found", message: "Not found" })
}

/** Rejects calls of a disabled feature flag, which would fail or never be answered. */
export const onlyWith =
  (flag: string) =>
  (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    if (FeatureFlag.isFeatureEnabled(flag)) next()
    else notFound(response)
  }

/** Rejects unknown fulfillment providers, with which Medusa would fail. */
export async function onlyKnownProvider(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { id = "" } = request.params
    const providers = await request.scope.resolve(Modules.FULFILLMENT).listFulfillmentProviders({ id })
    if (providers.length) next()
    else notFound(response)
  } catch (error) {
    next(error)
  }
}
