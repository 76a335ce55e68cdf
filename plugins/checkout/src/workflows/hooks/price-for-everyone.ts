import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"

/**
 * The price that everyone is shown is the price that everyone pays: price lists for groups of customers, which the
 * catalogue can't know, are left out of a cart's prices. A promotion can be for a group.
 */
refreshCartItemsWorkflow.hooks.setPricingContext(() => new StepResponse({ customer: undefined }))
