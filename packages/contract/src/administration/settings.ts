import { z } from "zod"
import { publicHolidays } from "../public-holidays"
import { homeSettingsSchema } from "../shop/home"
import { merchantSchema } from "../shop/merchant"
import { pageSourcesSchema } from "../shop/page-texts"
import { mailTextsSchema } from "./mails"
import { dayLater } from "../working-days"

/** Any day: what was saved is read by this schema again, and one day that it no longer took would put all others aside. */
const day = z.iso.date()

/** The days on which nothing is sent, beside weekends and public holidays. */
export const closedDaysSchema = z.object({
  /** Public holidays on which the shop sends all the same. */
  worked_holidays: z.array(day).max(200),
  /** Both days are closed. */
  closures: z
    .array(z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, { path: ["to"] }))
    .max(50),
})
export type ClosedDays = z.infer<typeof closedDaysSchema>

/** Every day within a period on which nothing is sent, weekends left out; ascending. */
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

/** A setting as it holds, and how it was before anybody changed it. */
const settingOf = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** What holds where nobody has set anything: merchant.json, or the shop's own texts. */
    original: value,
    /** Who set it last; null where nobody did. */
    changed: z.object({ by: z.string(), at: z.string() }).nullable(),
    /** What a write names in If-Match. */
    version: z.string(),
  })

/** The merchant as it was kept: a file may leave out what the form asks for. */
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

/** Earlier versions of a setting, newest first; the first is the one that holds. */
const versionsOf = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), value }))
export const merchantVersionsSchema = versionsOf(keptMerchantSchema)
export const closedDaysVersionsSchema = versionsOf(closedDaysSchema)
export const pageVersionsSchema = versionsOf(pageSourcesSchema)
export const homeVersionsSchema = versionsOf(homeSettingsSchema)
export const mailVersionsSchema = versionsOf(mailTextsSchema)
