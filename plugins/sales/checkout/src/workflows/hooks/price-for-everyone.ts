import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"

/**
 * Ignores price lists for customer groups, because the catalogue does not show them. Promotions for groups
 * still apply.
 */
refreshCartItemsWorkflow.hooks.setPricingContext(() => new StepResponse({ customer: undefined }))
