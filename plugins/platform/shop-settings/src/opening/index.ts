import { openingSettingsSchema, type OpeningSettings } from "@bon-perroquet/contract/setup"
import { followSetting } from "../live"

export const OPENING_SETTING = "opening"

/** Value for shops that were created before this setting existed. */
export const ALWAYS_OPEN: OpeningSettings = { is_open: true, has_checklist: false }

let current = ALWAYS_OPEN
followSetting(OPENING_SETTING, (value) => {
  current = openingSettingsSchema.safeParse(value).data ?? ALWAYS_OPEN
})

/** Returns whether everybody can order. It is read in each checkout, so it causes no query. */
export const isShopOpen = (): boolean => current.is_open
