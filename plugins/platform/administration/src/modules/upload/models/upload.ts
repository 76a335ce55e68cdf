import { model } from "@medusajs/framework/utils"

/** An uploaded file that may be unused. It is checked some days later. */
export const Upload = model
  .define("upload", {
    id: model.text().primaryKey(),
    url: model.text(),
  })
  .indexes([{ on: ["created_at"] }])
