import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { ProductImportModuleService } from "./service"

const OF_PERSON = `import.id = line.import_id AND (
  import.kind IN ('customers', 'newsletter', 'gift_cards') AND line.sku = :proved_email
  OR import.kind = 'orders' AND line.name = :proved_email
  OR import.kind = 'reviews' AND line.after ->> 'email' = :proved_email)`

/** Lines of imported files with personal data. They are stored for 30 days. */
const IMPORTED_PEOPLE: PersonalDataKeeper = {
  part: "imports",
  async read(knex, { proved_email }) {
    const { rows } = await knex.raw<{ rows: { at: Date; imported: object | null }[] }>(
      `SELECT import.created_at AS at, line.after - '_made' AS imported
       FROM product_import_line line, product_import import WHERE ${OF_PERSON} AND line.after IS NOT NULL ORDER BY import.created_at, line.line`,
      { proved_email },
    )
    return rows.map(({ at, imported }) => ({ at: at.toISOString(), imported }))
  },
  async erase(transaction, { proved_email }) {
    await transaction.raw(
      `DELETE FROM product_import_line line USING product_import import WHERE ${OF_PERSON}`,
      {
        proved_email,
      },
    )
  },
}

export const PRODUCT_IMPORT_MODULE = "product_import"

connectPersonalData(IMPORTED_PEOPLE)

export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportModuleService })
export type { ProductImportModuleService }

/** Returns the table of imports. */
export const tableOf = (container: MedusaContainer): ProductImportModuleService["table"] =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table

export type { CheckedLine, Fields, ImportRow, ImportTable, PendingLine, LineResult } from "./import-table"
export { draftLines } from "./draft-lines"
export { renamedProducts, undoneImport, undoneLines } from "./undone-lines"
export type { KeepPicture } from "./picture-table"
export { LINE_CODES, type LineCode, type PictureCode, type PromotionCode } from "./line-codes"
