import { model } from "@medusajs/framework/utils"

/** An uploaded file, which is deleted some days later if it is unused. */
export const Upload = model
  .define("upload", {
    id: model.text().primaryKey(),
    url: model.text(),
  })
  .indexes([{ on: ["created_at"] }])
