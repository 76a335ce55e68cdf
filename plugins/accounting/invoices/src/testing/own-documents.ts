import { randomUUID } from "node:crypto"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "@bon-perroquet/testing"
import { ADD_FURTHER_INVOICES, CREATE_DOCUMENTS } from "../modules/documents/schema"

export async function ownDocuments(connections: number): Promise<{ knex: Knex; drop: () => Promise<void> }> {
  const schema = `documents_${randomUUID().replaceAll("-", "")}`
  const knex = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
    searchPath: [schema],
    pool: { min: 0, max: connections },
  })
  await knex.raw(`CREATE SCHEMA ${schema}`)
  for (const statement of [...CREATE_DOCUMENTS, ...ADD_FURTHER_INVOICES]) await knex.raw(statement)
  const drop = async () => {
    await knex.raw(`DROP SCHEMA ${schema} CASCADE`)
    await knex.destroy()
  }
  return { knex, drop }
}
