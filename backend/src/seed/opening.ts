import { changeSetting, OPENING, readSetting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"

/**
 * Stores whether the new shop is open, and shows its checklist. With NEW_SHOP=closed, the shop stays closed until an
 * owner opens it in the dashboard.
 */
export async function seedOpening(container: MedusaContainer): Promise<void> {
  const { NEW_SHOP, SHOP_ADMIN_EMAIL } = process.env
  if ((await readSetting(container, OPENING)).changed) return
  const value = { is_open: NEW_SHOP !== "closed", has_checklist: true }
  await changeSetting(container, OPENING, { value, by: SHOP_ADMIN_EMAIL ?? "" }, () => Promise.resolve())
}
