export interface RuleRow {
  id: string
  attribute: string
  operator: string
  values: string[]
}

export interface PromotionRow {
  id: string
  code: string
  type: string
  is_automatic: boolean
  is_tax_inclusive: boolean
  state: "running" | "planned" | "used_up" | "off" | "ended"
  limit: number | null
  created_at: Date
  campaign_id: string | null
  /** Number of promotions in this promotion's campaign. */
  sharing: number
  starts_at: Date | null
  ends_at: Date | null
  note: string | null
  budget_id: string | null
  budget_type: string | null
  budget_attribute: string | null
  budget_limit: number | null
  method_type: string | null
  method_value: number | null
  currency_code: string | null
  target_type: string | null
  allocation: string | null
  max_quantity: number | null
  rules: RuleRow[]
  target_rules: RuleRow[]
  uses: number
  discount_cents: number
  is_used: boolean
}
