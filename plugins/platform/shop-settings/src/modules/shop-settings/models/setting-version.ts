import { model } from "@medusajs/framework/utils"

/** A version of a setting. The newest one applies. */
export const SettingVersion = model
  .define("setting_version", {
    id: model.id({ prefix: "setver" }).primaryKey(),
    setting: model.text(),
    /** Version number per setting: 1, 2, 3 … */
    number: model.number(),
    /** Null if the version restores the initial value. */
    value: model.json().nullable(),
    /** E-mail address of the administrator who saved it. */
    by: model.text(),
  })
  .indexes([{ name: "IDX_setting_version_setting", on: ["setting", "number"], unique: true }])
