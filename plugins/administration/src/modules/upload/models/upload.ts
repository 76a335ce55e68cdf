import { model } from "@medusajs/framework/utils"

/** A file that was sent and that may be shown nowhere yet: it is looked at again some days later. */
export const Upload = model
  .define("upload", {
    /** What the file store calls it. */
    id: model.text().primaryKey(),
    url: model.text(),
  })
  .indexes([{ on: ["created_at"] }])
