import type { Language, ProductImport } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { isTaken } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  PRODUCT_IMPORT_MODULE,
  type ImportRow,
  type ProductImportModuleService,
} from "../modules/product-import"
import { checkLines, productsBySku } from "./check"
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
    errors: errors.map(({ line, code, sku }) => ({ line, code, detail: LINE_TEXTS[language][code](sku) })),
  }
}

/** How far an import is. @throws 404 */
export async function importOf(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  const row = await tableOf(container).find(id)
  if (!row) throw refuse("import_not_found", 404)
  return importView(container, row, language)
}

/** Checks a file and keeps what it says; nothing of the goods changes. */
export async function checkImport(
  container: MedusaContainer,
  by: string,
  file: { name: string; bytes: Buffer },
  language: Language,
): Promise<ProductImport> {
  const written = readCsv(file.bytes)
  const products = await productsBySku(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    written.map(({ sku }) => sku),
  )
  const id = await tableOf(container).add(by, file.name, checkLines(written, products))
  return importOf(container, id, language)
}

/** Begins to carry an import out, once however often it is asked; it goes on by itself. */
export async function startImport(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ProductImport> {
  await importOf(container, id, language)
  if (await tableOf(container).start(id)) void runImport(container, id).catch(reportIn(container))
  return importOf(container, id, language)
}

/** The newest imports. */
export async function newestImports(
  container: MedusaContainer,
  language: Language,
): Promise<ProductImport[]> {
  const rows = await tableOf(container).newest(IMPORTS_SHOWN)
  return Promise.all(rows.map((row) => importView(container, row, language)))
}

/** Goes on with imports that a stopped process left, or that had to wait. */
export async function continueImports(container: MedusaContainer): Promise<void> {
  for (const id of await tableOf(container).running())
    await runImport(container, id).catch(reportIn(container))
}

/** The job tries again what could not be done now; another process that does it already is no failure. */
const reportIn = (container: MedusaContainer) => (error: unknown) => {
  if (isTaken(error)) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error("An import was interrupted", error instanceof Error ? error : new Error(String(error)))
}
