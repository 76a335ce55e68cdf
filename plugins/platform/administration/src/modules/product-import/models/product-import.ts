import { model } from "@medusajs/framework/utils"
import { IMPORT_KINDS, IMPORT_STATES } from "@bon-perroquet/contract"

/** An imported file. States: checked → running ⇄ paused → done. */
export const ProductImport = model
  .define("product_import", {
    id: model.id({ prefix: "import" }).primaryKey(),
    by: model.text(),
    kind: model.enum([...IMPORT_KINDS]).default("csv"),
    file_name: model.text(),
    state: model.enum([...IMPORT_STATES]).default("checked"),
    unknown_columns: model.json(),
    /** Options for reading the file. They can be changed until the import starts. */
    reading: model.json().nullable(),
    /** Id of the import that this one undoes. */
    undoes: model.text().nullable(),
    created_categories: model.json(),
  })
  .indexes([{ on: ["created_at"] }])
