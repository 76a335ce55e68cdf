import { isDeepStrictEqual } from "node:util"
import type { PromotionForm } from "@bon-perroquet/contract"
import type { MedusaContainer, UpdateCampaignDTO } from "@medusajs/framework/types"
import {
  createPromotionsWorkflow,
  deleteCampaignsWorkflow,
  deletePromotionsWorkflow,
  updateCampaignsWorkflow,
} from "@medusajs/medusa/core-flows"
import { changePromotionWorkflow, type NewRules } from "./change-workflow"
import { campaignFrom, type NewRule, type Period } from "./engine-input"
import { budgetFrom, methodFrom, rulesFrom } from "./form"
import type { PromotionRow, RuleRow } from "./row"

export async function createPromotion(
  container: MedusaContainer,
  form: PromotionForm,
  period: Period,
): Promise<string> {
  const { rules, target_rules } = rulesFrom(form)
  const promotion = {
    code: form.code,
    type: "standard" as const,
    status: "active" as const,
    is_automatic: form.is_automatic,
    is_tax_inclusive: true,
    limit: form.limit,
    application_method: { ...methodFrom(form), target_rules },
    rules,
    campaign: campaignFrom(form, period),
  }
  const { result } = await createPromotionsWorkflow(container).run({
    input: { promotionsData: [promotion] },
  })
  const [created] = result
  if (!created) throw new Error("The engine did not create the promotion.")
  return created.id
}

const plain = ({ attribute, operator, values }: RuleRow | NewRule) => ({
  attribute,
  operator,
  values: [...values].sort(),
})

function newRules(before: readonly RuleRow[], after: readonly NewRule[]): NewRules | null {
  if (isDeepStrictEqual(before.map(plain), after.map(plain))) return null
  return { delete: before.map(({ id }) => id), create: [...after] }
}

/** Returns the changed campaign. If the form has no limit, an existing budget stays, without a limit. */
function changedCampaign(
  id: string,
  row: PromotionRow,
  form: PromotionForm,
  period: Period,
): UpdateCampaignDTO {
  const { limit_per_email: limit } = form
  const budget = row.budget_id ? { limit } : limit !== null && budgetFrom(limit)
  return {
    id,
    name: form.code,
    description: form.note,
    ...period,
    ...(budget && { budget }),
  }
}

export async function changePromotion(
  container: MedusaContainer,
  row: PromotionRow,
  form: PromotionForm,
  period: Period,
): Promise<void> {
  const { rules, target_rules } = rulesFrom(form)
  await changePromotionWorkflow(container).run({
    input: {
      id: row.id,
      promotion: {
        id: row.id,
        code: form.code,
        is_automatic: form.is_automatic,
        is_tax_inclusive: true,
        limit: form.limit,
      },
      method: methodFrom(form),
      campaign: row.campaign_id ? changedCampaign(row.campaign_id, row, form, period) : null,
      newCampaign: row.campaign_id ? null : campaignFrom(form, period),
      rules: newRules(row.rules, rules),
      targetRules: newRules(row.target_rules, target_rules),
    },
  })
}

/** Sets the end of a promotion whose campaign contains no other promotion. */
export async function endPromotion(
  container: MedusaContainer,
  row: PromotionRow,
  form: PromotionForm,
  ends_at: Date,
): Promise<void> {
  const { campaign_id: id } = row
  // If the promotion has not started, its start moves to its end, so that it does not start after it ends.
  const starts_at = row.starts_at && row.starts_at > ends_at ? ends_at : row.starts_at
  if (!id) return changePromotion(container, row, form, { starts_at, ends_at })
  const campaign = { id, ends_at, ...(starts_at && { starts_at }) }
  await updateCampaignsWorkflow(container).run({ input: { campaignsData: [campaign] } })
}

export async function deletePromotion(container: MedusaContainer, row: PromotionRow): Promise<void> {
  await deletePromotionsWorkflow(container).run({ input: { ids: [row.id] } })
  if (row.campaign_id && row.sharing === 1)
    await deleteCampaignsWorkflow(container).run({ input: { ids: [row.campaign_id] } })
}
