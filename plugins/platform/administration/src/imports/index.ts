import {
  COLUMNS_OF,
  MAX_IMPORT_LINES,
  type ImportLine,
  type ImportReading,
  type importLinesQuerySchema,
  type Language,
  type ProductImport,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { isTaken } from "@bon-perroquet/contract/lease"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import {
  undoneLines,
  type CheckedLine,
  type Fields,
  type ImportRow,
  tableOf,
} from "../modules/product-import"
import { draftsOf } from "./drafts/not-for-sale"
import { KINDS } from "./kinds"
import { checkPictures } from "./pictures"
import { fileColumns } from "../product-file"
import { fieldOf } from "./judge"
import { markedCsv } from "./reading"
import { runImport } from "./run-import"
import { LINE_TEXTS } from "./texts"

const ERRORS_SHOWN = 1_000
const IMPORTS_SHOWN = 20

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
    drafts: null,
    errors: errors.flatMap((each) =>
      errorsOf(each, language).map((error) => ({ line: each.line, file: each.file ?? null, ...error })),
    ),
  }
}

function errorsOf({ code, about, also, sku }: CheckedLine, language: Language): ImportLine["errors"] {
  // `also` contains further errors. In a line without an error, it contains warnings.
  const all = [...(code ? [{ code, about }] : []), ...(also ?? [])]
  return all.map((each) => ({ code: each.code, detail: LINE_TEXTS[language][each.code](each.about ?? sku) }))
}

export async function importOf(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  const row = await tableOf(container).find(id)
  if (!row) throw refuse("import_not_found", 404)
  const view = await importView(container, row, language)
  const isFinished = row.kind === "csv" && row.state === "done" && !row.undoes
  return isFinished ? { ...view, drafts: await draftsOf(container, id, language) } : view
}

interface CheckedFile {
  name: string
  bytes: Buffer
  kind: keyof typeof KINDS
  reading: Partial<ImportReading>
}

export async function checkImport(
  container: MedusaContainer,
  by: string,
  { name, bytes, kind, reading }: CheckedFile,
  language: Language,
): Promise<ProductImport> {
  const { lines, ...read } = await KINDS[kind].read(container, bytes, reading)
  const about = { by, kind, file_name: name, bytes, ...read }
  return importOf(container, await tableOf(container).add(about, () => Promise.resolve(lines)), language)
}

/**
 * Returns the options of the previous reading that are still valid. If columns or layout change, prices may be
 * without VAT and weights may have another unit.
 */
function chosenIn(
  { prices_include_vat, vat_rates, weight_unit, ...reading }: ImportReading,
  { columns, layout }: Partial<ImportReading>,
): Partial<ImportReading> {
  return columns || layout !== undefined
    ? reading
    : { ...reading, prices_include_vat, weight_unit, ...(vat_rates && { vat_rates }) }
}

/** Reads the file of a checked import again, for example in another encoding. @throws 404, 409, 410 or 422 */
export async function readAgain(
  container: MedusaContainer,
  id: string,
  change: Partial<ImportReading>,
  language: Language,
): Promise<ProductImport> {
  const table = tableOf(container)
  const row = await table.find(id)
  if (!row) throw refuse("import_not_found", 404)
  if (row.state !== "checked") throw refuse("import_started", 409)
  const bytes = await table.file(id)
  if (!bytes || row.kind === "pictures") throw refuse("import_file_gone", 410)
  const { lines, ...read } = await KINDS[row.kind].read(container, bytes, {
    ...(row.reading && chosenIn(row.reading, change)),
    ...change,
  })
  if (!(await table.readAgain(id, read, lines))) throw refuse("import_started", 409)
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
  const about = { by, kind: "pictures" as const, file_name: file.name, unknown_columns: [], reading: null }
  return importOf(container, await tableOf(container).add(about, judge), language)
}

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
    return { line, file, position, sku, name, is_new, ...fields, errors: errorsOf(row, language) }
  })
  return { lines, total }
}

/** Returns the file with the errors of each line in its first column. @throws 404 or 410 */
export async function markedFile(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<string> {
  const table = tableOf(container)
  const row = await table.find(id)
  if (!row) throw refuse("import_not_found", 404)
  const bytes = row.reading && (await table.file(id))
  if (!bytes) throw refuse("import_file_gone", 410)
  const errors = await table.errors(id, MAX_IMPORT_LINES)
  const details = errors.map((each) => {
    const sentences = errorsOf(each, language).map(({ detail }) => detail)
    return [each.line, sentences.join(" ")] as const
  })
  return markedCsv(bytes, row.reading ?? {}, new Map(details))
}

/** Matches fields that the API does not show. */
const isInternal = (field: string): boolean => field.startsWith("_") || field === "product_id"

/** Sorts the columns like the file, because the database doesn't keep their order. Internal fields are left out. */
function inOrder(fields: Fields | null): Fields | null {
  const order: string[] = [...fileColumns().map(fieldOf), ...Object.values(COLUMNS_OF).flat()]
  const shown = Object.entries(fields ?? {}).filter(([field]) => !isInternal(field))
  return (
    fields && Object.fromEntries(shown.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
  )
}

/** Starts an import in the background. Repeated calls start it once. @throws 409 while questions are open */
export async function startImport(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  const { reading } = await importOf(container, id, language)
  if (reading?.questions.length) throw refuse("import_question", 409)
  if (await tableOf(container).start(id)) void runImport(container, id).catch(reportIn(container))
  return importOf(container, id, language)
}

/** Pauses a running import. `startImport` continues it. */
export async function pauseImport(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  await tableOf(container).pause(id)
  return importOf(container, id, language)
}

/**
 * Creates an import that undoes a finished one, without the lines that were undone already. Nothing changes until it
 * runs.
 * @throws 404, or 409 if the import is not finished or replaced pictures
 */
export async function checkUndo(
  container: MedusaContainer,
  by: string,
  id: string,
  language: Language,
): Promise<ProductImport> {
  const table = tableOf(container)
  const row = await table.find(id)
  if (!row) throw refuse("import_not_found", 404)
  if (row.state !== "done" || row.kind === "pictures" || row.undoes) throw refuse("import_not_undoable", 409)
  const { rows } = await table.lines(id, { show: "changes", offset: 0, limit: MAX_IMPORT_LINES })
  const undone = await undoneLines(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  const lines = await KINDS[row.kind].undo(
    container,
    rows.filter(({ line }) => !undone.has(line)),
    id,
  )
  const about = {
    by,
    kind: row.kind,
    file_name: row.file_name,
    undoes: id,
    unknown_columns: [],
    reading: null,
  }
  return importOf(container, await table.add(about, () => Promise.resolve(lines)), language)
}

export async function newestImports(
  container: MedusaContainer,
  language: Language,
): Promise<ProductImport[]> {
  const rows = await tableOf(container).newest(IMPORTS_SHOWN)
  return Promise.all(rows.map((row) => importView(container, row, language)))
}

export async function continueImports(container: MedusaContainer): Promise<void> {
  for (const id of await tableOf(container).running())
    await runImport(container, id).catch(reportIn(container))
}

/** Logs an error, unless another process runs the import. The job retries. */
const reportIn = (container: MedusaContainer) => (error: unknown) => {
  if (isTaken(error)) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error("An import was interrupted", error instanceof Error ? error : new Error(String(error)))
}
