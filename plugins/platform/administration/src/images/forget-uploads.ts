import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { UPLOAD_MODULE, type UploadModuleService } from "../modules/upload"
import { filesOfUnused } from "./stored"
import { isPictureName } from "./picture-name"

/** Days until an unused upload is deleted. The privacy page states this number. */
const KEPT_DAYS = 7
const AT_ONCE = 50

const tableOf = (container: MedusaContainer) => container.resolve<UploadModuleService>(UPLOAD_MODULE).table

export const noteUpload = (container: MedusaContainer, upload: { id: string; url: string }): Promise<void> =>
  tableOf(container).note(upload)

/** Deletes one batch of unused uploads. @returns how many were checked */
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

/** Counts uploads that should be deleted, at most one batch. */
export const overdueUploads = async (container: MedusaContainer, days: number): Promise<number> =>
  (await tableOf(container).before(KEPT_DAYS + days, AT_ONCE)).length
