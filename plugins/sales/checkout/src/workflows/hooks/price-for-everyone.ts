import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"

/**
 * Everyone pays the displayed price: price lists for customer groups, which the catalogue does not know, are
 * ignored. Promotions for groups still apply.
 */
refreshCartItemsWorkflow.hooks.setPricingContext(() => new StepResponse({ customer: undefined }))
