import { model } from "@medusajs/framework/utils"

export const RecordedChange = model
  .define("recorded_change", {
    id: model.id({ prefix: "change" }).primaryKey(),
    /** E-mail address of the administrator at the time of the change. */
    by: model.text(),
    import_id: model.text().nullable(),
    subject: model.text(),
    subject_id: model.text(),
    label: model.text(),
    action: model.text(),
    before: model.json().nullable(),
    after: model.json().nullable(),
  })
  .indexes([{ on: ["created_at"] }, { on: ["subject", "subject_id", "created_at"] }])
