import { recordSetting } from "./record"
import { preconditionOf, requireUnchanged, versioned } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { changeSetting, type Kept, readSetting, type Setting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"

export const settingView = async <T extends object>(
  request: MedusaRequest,
  setting: Setting<T>,
): Promise<Kept<T> & { version: string }> => versioned(await readSetting(request.scope, setting))

/** Saves a setting. @throws 412 if it has changed since the caller read it */
export async function saveSetting<T extends object>(
  request: MedusaRequest,
  setting: Setting<T>,
  value: T,
): Promise<Kept<T> & { version: string }> {
  const { email } = await requireAdministrator(request)
  const precondition = preconditionOf(request)
  await changeSetting(request.scope, setting, { value, by: email }, async (transaction, before) => {
    requireUnchanged(precondition, versioned(before))
    await recordSetting(transaction, { setting: setting.name, by: email, before: before.value, after: value })
  })
  return settingView(request, setting)
}
