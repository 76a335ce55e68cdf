import { recordChange } from "@bon-perroquet/api-kit/changes"
import { addLayoutRedirects, deleteRedirectsOfImport } from "@bon-perroquet/shop-api/redirects"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { tableOf } from "../modules/product-import"
import { removeCategories } from "./categories"
import { KINDS } from "./kinds"
import { removeNewNames } from "./undo/new-names"
import { takePictures } from "./pictures"

/** Runs an import in one process at a time. After an interruption, continues with the first unfinished batch. */
export async function runImport(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    `product-import:${id}`,
    async () => {
      const { by = "", kind = "csv" } = (await tableOf(container).find(id)) ?? {}
      const run = kind === "pictures" ? takePictures : KINDS[kind].run
      await run(container, { by, import_id: id })
      await finish(container, id)
    },
    { timeout: 1 },
  )
}

async function finish(container: MedusaContainer, id: string): Promise<void> {
  const table = tableOf(container)
  if (!(await table.finish(id))) return
  const row = await table.find(id)
  if (!row) return
  const { by, kind, file_name, lines, changes, error_count, undoes, reading } = row
  if (kind === "csv") {
    if (reading?.layout) await addLayoutRedirects(container, reading.layout, { by, import_id: id })
    if (undoes) {
      await removeCategories(container, await table.categoriesOf(undoes))
      await deleteRedirectsOfImport(container, undoes)
      await removeNewNames(container, { undo: id, undone: undoes })
    }
  }
  await recordChange(container, {
    ...{ by, subject: "import", subject_id: id, label: file_name, action: "run" },
    before: null,
    after: { lines, changes, errors: error_count },
  })
}
