import { z } from "zod"
import { publicHolidays } from "../promise/public-holidays"
import { homeSettingsSchema } from "../shop/home"
import { merchantSchema } from "../shop/merchant"
import { pageSourcesSchema } from "../shop/page-texts"
import { themedBrandSchema } from "../theme/brand"
import { mailTextsSchema } from "./mails"
import { searchWordsSchema } from "./search-words"
import { dayLater } from "../promise/working-days"

/** Accepts any day. The schema also reads saved settings, so one rejected day would make all saved days invalid. */
const day = z.iso.date()

const MOST_DISPATCH_DAYS = 30
const dispatchDays = z.number().int().min(0).max(MOST_DISPATCH_DAYS)

/** When orders leave: cut-off, working days, and days without dispatch in addition to weekends and public holidays. */
export const dispatchSettingsSchema = z
  .object({
    /** Time in Belgium, as 14:30. Later orders count for the next working day. */
    cut_off: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    /** Working days from the day of the order to dispatch. 0 is the same day. */
    min_days: dispatchDays,
    max_days: dispatchDays,
    /** Public holidays with dispatch. */
    worked_holidays: z.array(day).max(200),
    /** Closed periods. Both days are closed. */
    closures: z
      .array(z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, { path: ["to"] }))
      .max(50),
  })
  .refine(({ min_days, max_days }) => min_days <= max_days, { path: ["max_days"] })
export type DispatchSettings = z.infer<typeof dispatchSettingsSchema>

/** Returns the days without dispatch in a period, in ascending order. Weekends are left out. */
export function closedDaysFrom(
  { worked_holidays, closures }: Pick<DispatchSettings, "worked_holidays" | "closures">,
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
export const settingOf = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** Default from merchant.json, or the default texts. */
    original: value,
    /** Last change. Null if the setting was never changed. */
    changed: z.object({ by: z.string(), at: z.string() }).nullable(),
    /** Send it as `If-Match` with a write. */
    version: z.string(),
  })

/**
 * Merchant data as they are stored. Fields that the form requires can be empty, because merchant.json may omit them.
 */
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
export const dispatchSettingSchema = settingOf(dispatchSettingsSchema)
/** GET and PUT /api/admin/settings/pages/{page}. */
export const pageSettingSchema = settingOf(pageSourcesSchema)
/** GET and PUT /api/admin/settings/home. */
export const homeSettingSchema = settingOf(homeSettingsSchema)
/** GET and PUT /api/admin/settings/brand. */
export const brandSettingSchema = settingOf(themedBrandSchema)
/** GET and PUT /api/admin/settings/mails/{mail}. */
export const mailSettingSchema = settingOf(mailTextsSchema)

/** GET and PUT /api/admin/settings/search-words. */
export const searchWordsSettingSchema = settingOf(searchWordsSchema)

/** Earlier versions of a setting, newest first. The first one is the current version. */
export const versionsOf = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), value }))
export const merchantVersionsSchema = versionsOf(keptMerchantSchema)
export const dispatchVersionsSchema = versionsOf(dispatchSettingsSchema)
export const pageVersionsSchema = versionsOf(pageSourcesSchema)
export const homeVersionsSchema = versionsOf(homeSettingsSchema)
export const mailVersionsSchema = versionsOf(mailTextsSchema)
export const brandVersionsSchema = versionsOf(themedBrandSchema)
export const searchWordsVersionsSchema = versionsOf(searchWordsSchema)
