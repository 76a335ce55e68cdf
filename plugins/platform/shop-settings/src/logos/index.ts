import type { LogoFile } from "@bon-perroquet/contract/theme"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** PNG files of a logo. */
export type LogoFiles = Record<LogoFile, Buffer>

/** Stores an uploaded logo. Its files never change, because older documents and e-mails show them. */
export async function storeLogo(knex: Knex, files: LogoFiles): Promise<string> {
  const id = generateEntityId(undefined, "logo")
  await knex("shop_logo").insert(Object.entries(files).map(([name, png]) => ({ logo_id: id, name, png })))
  return id
}

export async function readLogo(knex: Knex, id: string, name: LogoFile): Promise<Buffer | undefined> {
  const [row] = await knex<{ png: Buffer }>("shop_logo").where({ logo_id: id, name }).select("png")
  return row?.png
}
