import { payeeOptions } from "@bon-perroquet/checkout/transfers"
import { checkedOptions, liveOption } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"

const count = () => liveOption(z.number().int().min(0)).optional()

const optionsSchema = z.strictObject({
  /** Whether approved accounts may pay by invoice. */
  isOn: liveOption(z.boolean()).optional(),
  /** Days between the reminders of an overdue invoice. 0 sends none. */
  reminderDays: count(),
  /** Days after which an overdue invoice blocks further orders by invoice. */
  blockDays: count(),
  ...payeeOptions,
})

export function readOptions(options: unknown) {
  const checked = checkedOptions("@bon-perroquet/invoice-payment", optionsSchema, options)
  const { isOn = false, reminderDays = 7, blockDays = 30, ...payee } = checked
  return { isOn, reminderDays, blockDays, payee }
}
