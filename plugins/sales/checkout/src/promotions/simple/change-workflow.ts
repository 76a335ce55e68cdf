import type { UpdateCampaignDTO, UpdatePromotionDTO } from "@medusajs/framework/types"
import { RuleType } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  addOrRemoveCampaignPromotionsWorkflow,
  batchPromotionRulesWorkflow,
  createCampaignsWorkflow,
  updateCampaignsWorkflow,
  updatePromotionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { NewCampaign, NewRule } from "./engine-input"

export interface NewRules {
  delete: string[]
  create: NewRule[]
}

export interface PlannedChange {
  id: string
  promotion: Omit<UpdatePromotionDTO, "application_method">
  method: Record<string, unknown>
  /** Null if the promotion has no campaign yet (see `newCampaign`). */
  campaign: UpdateCampaignDTO | null
  newCampaign: NewCampaign | null
  rules: NewRules | null
  targetRules: NewRules | null
}

export const changePromotionWorkflow = createWorkflow("change-promotion", (input: PlannedChange) => {
  updatePromotionsWorkflow.runAsStep({
    input: transform({ input }, ({ input: { id, promotion, method } }) => ({
      promotionsData: [{ ...promotion, id, application_method: method }],
    })),
  })
  when("promotion-has-campaign", { input }, ({ input }) => input.campaign !== null).then(() => {
    updateCampaignsWorkflow.runAsStep({
      input: transform({ input }, ({ input: { campaign } }) => ({
        campaignsData: campaign ? [campaign] : [],
      })),
    })
  })
  when("promotion-gets-campaign", { input }, ({ input }) => input.newCampaign !== null).then(() => {
    const created = createCampaignsWorkflow.runAsStep({
      input: transform({ input }, ({ input: { newCampaign } }) => ({
        campaignsData: newCampaign ? [newCampaign] : [],
      })),
    })
    addOrRemoveCampaignPromotionsWorkflow.runAsStep({
      input: transform({ input, made: created }, ({ input, made }) => ({
        id: made[0]?.id ?? "",
        add: [input.id],
      })),
    })
  })
  when("promotion-has-other-rules", { input }, ({ input }) => input.rules !== null).then(() => {
    batchPromotionRulesWorkflow
      .runAsStep({
        input: transform({ input }, ({ input: { id, rules } }) => ({
          id,
          rule_type: RuleType.RULES,
          ...(rules ?? { create: [], delete: [] }),
        })),
      })
      .config({ name: "change-promotion-rules" })
  })
  when("promotion-has-other-targets", { input }, ({ input }) => input.targetRules !== null).then(() => {
    batchPromotionRulesWorkflow
      .runAsStep({
        input: transform({ input }, ({ input: { id, targetRules } }) => ({
          id,
          rule_type: RuleType.TARGET_RULES,
          ...(targetRules ?? { create: [], delete: [] }),
        })),
      })
      .config({ name: "change-promotion-target-rules" })
  })
  return new WorkflowResponse(input)
})
