import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { UPLOAD_MODULE, type UploadModuleService } from "../modules/upload"
import { filesOfUnused } from "./delete-unused"
import { isPictureName } from "./picture-name"

/** Days that a file may wait until something shows it; the privacy page says so too. */
const KEPT_DAYS = 7
/** So many files at a time: nobody waits for a sweep. */
const AT_ONCE = 50

const tableOf = (container: MedusaContainer) => container.resolve<UploadModuleService>(UPLOAD_MODULE).table

/** Writes down that a file was sent, so that it does not stay for ever if nothing comes to show it. */
export const noteUpload = (container: MedusaContainer, upload: { id: string; url: string }): Promise<void> =>
  tableOf(container).note(upload)

/**
 * Deletes some files that were sent long ago and that nothing shows. Those that something shows go with it later.
 * @returns how many were looked at
 */
export async function forgetUploads(container: MedusaContainer): Promise<number> {
  const table = tableOf(container)
  const old = await table.before(KEPT_DAYS, AT_ONCE)
  if (!old.length) return 0
  const pictures = old.filter(({ id }) => isPictureName(id)).map(({ url }) => url)
  const others = old.filter(({ id }) => !isPictureName(id)).map(({ id }) => id)
  const files = [...(await filesOfUnused(container, pictures)), ...others]
  if (files.length) await container.resolve(Modules.FILE).deleteFiles(files)
  await table.forget(old.map(({ id }) => id))
  return old.length
}

/** How many files should be gone for so many days; as many as a sweep takes, at most. */
export const overdueUploads = async (container: MedusaContainer, days: number): Promise<number> =>
  (await tableOf(container).before(KEPT_DAYS + days, AT_ONCE)).length
