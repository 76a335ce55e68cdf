import { preconditionOf, requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { changeSetting, type Kept, readSetting, type Setting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaRequest } from "@medusajs/framework/http"
import { isDeepStrictEqual } from "node:util"
import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export const settingView = async <T extends object>(
  request: MedusaRequest,
  setting: Setting<T>,
): Promise<Kept<T> & { version: string }> => versioned(await readSetting(request.scope, setting))

interface SaveOptions<T> {
  /** Returns the values without secrets for the change log. */
  logged?: (value: T) => object
  /** Version that must be current. Default: the one that the request names. */
  precondition?: Precondition
}

/** Saves a setting. @throws 412 if the setting has changed since the caller read it */
export async function saveSetting<T extends object>(
  request: MedusaRequest,
  setting: Setting<T>,
  value: T,
  { logged = (same) => same, precondition = preconditionOf(request) }: SaveOptions<T> = {},
): Promise<Kept<T> & { version: string }> {
  const { email } = await requireAdministrator(request)
  await changeSetting(request.scope, setting, { value, by: email }, async (transaction, before) => {
    requireUnchanged(precondition, versioned(before))
    await recordSetting(transaction, {
      setting: setting.name,
      by: email,
      before: logged(before.value),
      after: logged(value),
    })
  })
  return settingView(request, setting)
}

interface Recorded {
  setting: string
  by: string
  before: object
  after: object
}

function different(fields: object, others: object): Record<string, unknown> {
  const other: Record<string, unknown> = { ...others }
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, other[name])),
  )
}

async function recordSetting(knex: Knex, { setting, by, before, after }: Recorded): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await writeChanges(knex, [
    {
      by,
      subject: "setting",
      subject_id: setting,
      label: "",
      action: "changed",
      before: different(before, after),
      after: different(after, before),
    },
  ])
}
