import { model } from "@medusajs/framework/utils"

/** A setting as somebody saved it. The newest of a setting holds. */
export const SettingVersion = model
  .define("setting_version", {
    id: model.id({ prefix: "setver" }).primaryKey(),
    /** Which setting. */
    setting: model.text(),
    /** Of one setting: 1, 2, 3 … */
    number: model.number(),
    /** Null: back to how it was before anybody saved it. */
    value: model.json().nullable(),
    /** E-mail address of the administrator, as it was then. */
    by: model.text(),
  })
  .indexes([{ name: "IDX_setting_version_setting", on: ["setting", "number"], unique: true }])
