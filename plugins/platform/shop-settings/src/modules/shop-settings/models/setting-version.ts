import { model } from "@medusajs/framework/utils"

/** The newest version applies. */
export const SettingVersion = model
  .define("setting_version", {
    id: model.id({ prefix: "setver" }).primaryKey(),
    setting: model.text(),
    /** Version number per setting: 1, 2, 3 … */
    number: model.number(),
    /** Null restores the initial value. */
    value: model.json().nullable(),
    /** The administrator's e-mail address at that time. */
    by: model.text(),
  })
  .indexes([{ name: "IDX_setting_version_setting", on: ["setting", "number"], unique: true }])
