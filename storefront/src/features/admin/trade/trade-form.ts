import {
  formatEditedCents,
  formatDecimal,
  daySchema,
  type Language,
  MAX_LINE_QUANTITY,
  MAX_TRADE_DISCOUNTS,
  type TradeList,
  type TradeListInput,
  toCents,
  toEuro,
  typedCents,
  typedPercent,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { parseUnits } from "../number-formats"

const day = z.union([z.literal(""), daySchema])

/** Quantities with a percentage or a price. A row without a value is left out. */
const rowsSchema = (read: (text: string) => number | null) =>
  z
    .array(
      z
        .object({ from: z.string(), value: z.string() })
        .refine(({ value }) => value.trim() === "" || (read(value) ?? 0) > 0, { path: ["value"] })
        .refine(({ from, value }) => value.trim() === "" || isQuantity(from), { path: ["from"] }),
    )
    .max(MAX_TRADE_DISCOUNTS)
    .superRefine((rows, context) => {
      const given = rows.filter(({ value }) => value.trim() !== "")
      const quantities = new Set(given.map(({ from }) => parseUnits(from)))
      if (quantities.size < given.length)
        context.addIssue({ code: "custom", path: [rows.length - 1, "from"], message: "twice" })
    })

function isQuantity(text: string): boolean {
  const units = parseUnits(text) ?? 0
  return units >= 1 && units <= MAX_LINE_QUANTITY
}

export const stepsSchema = z.object({ steps: rowsSchema(typedCents) })
export type StepsValues = z.infer<typeof stepsSchema>

export const tradeFormSchema = z
  .object({
    title: z.string().trim().min(1).max(80),
    group_ids: z.array(z.string()),
    is_for_businesses: z.boolean(),
    from: day,
    until: day,
    minimum: z
      .string()
      .trim()
      .refine((text) => text === "" || (typedCents(text) ?? 0) > 0),
    steps: rowsSchema((text) => {
      const percent = typedPercent(text)
      return percent !== null && percent <= 99 ? percent : null
    }),
  })
  .refine(({ group_ids, is_for_businesses }) => is_for_businesses || group_ids.length > 0, {
    path: ["group_ids"],
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"] })
export type TradeValues = z.infer<typeof tradeFormSchema>

export const NEW_TRADE_LIST: TradeValues = {
  ...{ title: "", group_ids: [], is_for_businesses: false, from: "", until: "", minimum: "" },
  steps: [{ from: "1", value: "" }],
}

export function valuesOf(list: TradeList, language: Language): TradeValues {
  const { title, group_ids, is_for_businesses, from, until, minimum_cents, discounts } = list
  const steps = discounts.map((step) => ({
    from: String(step.from),
    value: formatDecimal(step.percent, language),
  }))
  return {
    ...{ title, group_ids, is_for_businesses },
    ...{ from: from ?? "", until: until ?? "" },
    minimum: minimum_cents === null ? "" : formatEditedCents(minimum_cents, language),
    steps: steps.length ? steps : NEW_TRADE_LIST.steps,
  }
}

/** Returns the rows with a value, by quantity. */
const given = <Step>(rows: TradeValues["steps"], stepOf: (from: number, value: string) => Step): Step[] =>
  rows
    .filter(({ value }) => value.trim() !== "")
    .map(({ from, value }) => ({ from: parseUnits(from) ?? 1, value }))
    .sort((one, other) => one.from - other.from)
    .map(({ from, value }) => stepOf(from, value))

export const listFrom = ({ from, until, minimum, steps, ...values }: TradeValues): TradeListInput => ({
  ...values,
  ...{ from: from || null, until: until || null },
  minimum_cents: typedCents(minimum) || null,
  discounts: given(steps, (quantity, value) => ({ from: quantity, percent: typedPercent(value) ?? 0 })),
})

export const priceStepsFrom = ({ steps }: StepsValues) =>
  given(steps, (from, value) => ({ from, net_price: toEuro(typedCents(value) ?? 0) }))

export function priceStepsOf(
  steps: readonly { from: number; net_price: number }[],
  language: Language,
): StepsValues {
  const rows = steps.map(({ from, net_price }) => ({
    from: String(from),
    value: formatEditedCents(toCents(net_price), language),
  }))
  return { steps: rows.length ? rows : [{ from: "1", value: "" }] }
}
