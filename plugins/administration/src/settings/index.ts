import { recordSetting } from "./record"
import { preconditionOf, requireUnchanged, versioned } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { changeSetting, type Kept, readSetting, type Setting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"

/** A setting as administrators read it. */
export const settingView = async <T extends object>(
  request: MedusaRequest,
  setting: Setting<T>,
): Promise<Kept<T> & { version: string }> => versioned(await readSetting(request.scope, setting))

/** Sets something for the administrator who asks. @throws 412 where it is not what they read any more */
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
