import { z } from "zod"
import { publicHolidays } from "../public-holidays"
import { homeSettingsSchema } from "../shop/home"
import { merchantSchema } from "../shop/merchant"
import { pageSourcesSchema } from "../shop/page-texts"
import { mailTextsSchema } from "./mails"
import { dayLater } from "../working-days"

/**
 * Accepts any day. This schema also reads saved settings, so a rejected day would make all saved days
 * invalid.
 */
const day = z.iso.date()

/** Days without dispatch, in addition to weekends and public holidays. */
export const closedDaysSchema = z.object({
  /** Public holidays with dispatch. */
  worked_holidays: z.array(day).max(200),
  /** Closed periods. Both days are closed. */
  closures: z
    .array(z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, { path: ["to"] }))
    .max(50),
})
export type ClosedDays = z.infer<typeof closedDaysSchema>

/** Returns every day of a period without dispatch, except weekends, in ascending order. */
export function closedDaysFrom(
  { worked_holidays, closures }: ClosedDays,
  period: { from: string; to: string },
): string[] {
  const days = new Set<string>()
  for (let year = Number(period.from.slice(0, 4)); year <= Number(period.to.slice(0, 4)); year += 1)
    for (const holiday of publicHolidays(year))
      if (!worked_holidays.includes(holiday.day)) days.add(holiday.day)
  for (const { from, to } of closures) {
    const last = to < period.to ? to : period.to
    for (let at = from > period.from ? from : period.from; at <= last; at = dayLater(at, 1)) days.add(at)
  }
  return [...days].filter((each) => each >= period.from && each <= period.to).sort()
}

/** Current value of a setting and its default. */
const settingOf = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** Default from merchant.json, or the default texts. */
    original: value,
    /** Last change. Null if the setting was never changed. */
    changed: z.object({ by: z.string(), at: z.string() }).nullable(),
    /** Send it as `If-Match` with a write. */
    version: z.string(),
  })

/** Saved merchant data. A file can omit fields that the form requires. */
const keptMerchantSchema = merchantSchema.extend({
  ...{
    name: z.string(),
    legal_name: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
  },
  ...{
    vat_number: z.string(),
    email: z.string(),
    phone: z.string(),
    bank_account: z.string(),
    bic: z.string(),
  },
  messenger: z.string(),
  social: z.object({ facebook: z.string(), instagram: z.string() }),
})

/** GET and PUT /api/admin/settings/merchant. */
export const merchantSettingSchema = settingOf(keptMerchantSchema)
export type MerchantSetting = z.infer<typeof merchantSettingSchema>
/** GET and PUT /api/admin/settings/closed-days. */
export const closedDaysSettingSchema = settingOf(closedDaysSchema)
export type ClosedDaysSetting = z.infer<typeof closedDaysSettingSchema>
/** GET and PUT /api/admin/settings/pages/{page}. */
export const pageSettingSchema = settingOf(pageSourcesSchema)
/** GET and PUT /api/admin/settings/home. */
export const homeSettingSchema = settingOf(homeSettingsSchema)
/** GET and PUT /api/admin/settings/mails/{mail}. */
export const mailSettingSchema = settingOf(mailTextsSchema)

/** Earlier versions of a setting, newest first. The first one is the current version. */
const versionsOf = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), value }))
export const merchantVersionsSchema = versionsOf(keptMerchantSchema)
export const closedDaysVersionsSchema = versionsOf(closedDaysSchema)
export const pageVersionsSchema = versionsOf(pageSourcesSchema)
export const homeVersionsSchema = versionsOf(homeSettingsSchema)
export const mailVersionsSchema = versionsOf(mailTextsSchema)
