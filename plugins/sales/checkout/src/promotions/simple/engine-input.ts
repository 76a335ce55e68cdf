import type { PromotionForm } from "@bon-perroquet/contract"
import type { CreateCampaignDTO } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { budgetFrom, rulesFrom } from "./form"

export interface Period {
  starts_at: Date | null
  ends_at: Date | null
}

export type NewRule = ReturnType<typeof rulesFrom>["rules"][number] | TargetRule
type TargetRule = ReturnType<typeof rulesFrom>["target_rules"][number]
export type NewCampaign = Omit<CreateCampaignDTO, "starts_at" | "ends_at"> & Period

export const campaignFrom = (form: PromotionForm, period: Period): NewCampaign => ({
  name: form.code,
  campaign_identifier: `${form.code} ${generateEntityId()}`,
  description: form.note,
  ...period,
  ...(form.limit_per_email !== null && { budget: budgetFrom(form.limit_per_email) }),
})
