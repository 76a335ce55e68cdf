import {
  type ImportLine,
  type importLinesQuerySchema,
  type Language,
  type ProductImport,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { isTaken } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import {
  PRODUCT_IMPORT_MODULE,
  type CheckedLine,
  type Fields,
  type ImportRow,
  type ProductImportModuleService,
} from "../modules/product-import"
import { checkLines } from "./check"
import { checkPictures } from "./pictures"
import { fileColumns } from "../product-file"
import { fieldOf } from "./judge"
import { readCsv } from "./read-csv"
import { runImport } from "./run"
import { LINE_TEXTS } from "./texts"

const ERRORS_SHOWN = 1_000
const IMPORTS_SHOWN = 20

const tableOf = (container: MedusaContainer) =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table

async function importView(
  container: MedusaContainer,
  { by, created_at, ...row }: ImportRow,
  language: Language,
): Promise<ProductImport> {
  const errors = row.error_count ? await tableOf(container).errors(row.id, ERRORS_SHOWN) : []
  return {
    ...row,
    by,
    created_at: created_at.toISOString(),
    errors: errors.flatMap((each) => {
      const { code, detail } = wrongWith(each, language)
      return code ? [{ line: each.line, file: each.file ?? null, code, detail: detail ?? code }] : []
    }),
  }
}

const wrongWith = (
  { code, about, sku }: CheckedLine,
  language: Language,
): Pick<ImportLine, "code" | "detail"> => ({
  code,
  detail: code && LINE_TEXTS[language][code](about ?? sku),
})

/** Returns the progress of an import. @throws 404 */
export async function importOf(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  const row = await tableOf(container).find(id)
  if (!row) throw refuse("import_not_found", 404)
  return importView(container, row, language)
}

export async function checkImport(
  container: MedusaContainer,
  by: string,
  file: { name: string; bytes: Buffer },
  language: Language,
): Promise<ProductImport> {
  const { lines, unknown_columns } = readCsv(file.bytes)
  const checked = await checkLines(container, lines)
  const id = await tableOf(container).add({ by, kind: "csv", file_name: file.name, unknown_columns }, () =>
    Promise.resolve(checked),
  )
  return importOf(container, id, language)
}

/** Checks a ZIP of pictures and stores them. Products are unchanged. */
export async function checkPictureImport(
  container: MedusaContainer,
  by: string,
  file: { name: string; bytes: Buffer },
  language: Language,
): Promise<ProductImport> {
  const judge = await checkPictures(container, file.bytes)
  const about = { by, kind: "pictures" as const, file_name: file.name, unknown_columns: [] }
  return importOf(container, await tableOf(container).add(about, judge), language)
}

/** Returns the changes and errors of an import's lines. @throws 404 */
export async function importLines(
  container: MedusaContainer,
  id: string,
  query: z.output<typeof importLinesQuerySchema>,
  language: Language,
): Promise<{ lines: ImportLine[]; total: number }> {
  if (!(await tableOf(container).find(id))) throw refuse("import_not_found", 404)
  const { rows, total } = await tableOf(container).lines(id, query)
  const lines = rows.map((row) => {
    const { line, file = null, position = null, sku, name, is_new, before, after } = row
    const fields = { before: inOrder(before), after: inOrder(after) }
    return { line, file, position, sku, name, is_new, ...fields, ...wrongWith(row, language) }
  })
  return { lines, total }
}

/** Returns fields in the order of the file's columns, which the database doesn't keep. */
function inOrder(fields: Fields | null): Fields | null {
  const order: string[] = fileColumns().map(fieldOf)
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    )
  )
}

/** Starts an import in the background. Repeated calls start it once. */
export async function startImport(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  await importOf(container, id, language)
  if (await tableOf(container).start(id)) void runImport(container, id).catch(reportIn(container))
  return importOf(container, id, language)
}

export async function newestImports(
  container: MedusaContainer,
  language: Language,
): Promise<ProductImport[]> {
  const rows = await tableOf(container).newest(IMPORTS_SHOWN)
  return Promise.all(rows.map((row) => importView(container, row, language)))
}

/** Continues imports that a stopped process left, or that had to wait. */
export async function continueImports(container: MedusaContainer): Promise<void> {
  for (const id of await tableOf(container).running())
    await runImport(container, id).catch(reportIn(container))
}

/** Logs an error, because the job retries later. Ignores that another process runs the import. */
const reportIn = (container: MedusaContainer) => (error: unknown) => {
  if (isTaken(error)) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error("An import was interrupted", error instanceof Error ? error : new Error(String(error)))
}
