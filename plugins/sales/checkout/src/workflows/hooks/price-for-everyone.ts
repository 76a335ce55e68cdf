import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"

/**
 * The catalogue does not know price lists for customer groups, so they are ignored. Promotions for groups
 * apply.
 */
refreshCartItemsWorkflow.hooks.setPricingContext(() => new StepResponse({ customer: undefined }))
