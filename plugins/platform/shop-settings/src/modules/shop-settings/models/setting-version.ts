import { model } from "@medusajs/framework/utils"

/** The newest version of a setting applies. */
export const SettingVersion = model
  .define("setting_version", {
    id: model.id({ prefix: "setver" }).primaryKey(),
    setting: model.text(),
    /** Version number per setting: 1, 2, 3 … */
    number: model.number(),
    /** null restores the initial value. */
    value: model.json().nullable(),
    /** E-mail address of the administrator who saved it. */
    by: model.text(),
  })
  .indexes([{ name: "IDX_setting_version_setting", on: ["setting", "number"], unique: true }])
