import { openingSettingsSchema, type OpeningSettings } from "@bon-perroquet/contract/setup"
import { followSetting } from "../live"

export const OPENING_SETTING = "opening"

/** Applies to shops that are older than the setting. */
export const ALWAYS_OPEN: OpeningSettings = { is_open: true, has_checklist: false }

let current = ALWAYS_OPEN
followSetting(OPENING_SETTING, (value) => {
  current = openingSettingsSchema.safeParse(value).data ?? ALWAYS_OPEN
})

/** Returns whether everybody can order. It is read in each checkout, so it causes no query. */
export const isShopOpen = (): boolean => current.is_open
