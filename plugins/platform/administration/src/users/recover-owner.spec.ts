import type { MedusaContainer } from "@medusajs/framework/types"
import { recoverOwner } from "./recover-owner"

it("rejects an address that is not an owner's before it changes anything", async () => {
  const rows = [
    { id: "user_1", email: "ada@example.org", role: "owner" },
    { id: "user_2", email: "an@example.org", role: "goods" },
  ]
  const statements: string[] = []
  const knex = {
    raw: (sql: string) => {
      statements.push(sql)
      return Promise.resolve({ rows })
    },
  }
  const container = { resolve: () => knex } as unknown as MedusaContainer
  for (const email of ["an@example.org", "nobody@example.org"])
    await expect(recoverOwner(container, { email, password: "noix de cajou" })).rejects.toThrow(
      `${email} is not an owner. Owners: ada@example.org.`,
    )
  for (const sql of statements) expect(sql.trim()).toMatch(/^SELECT/)
  expect(statements).toHaveLength(2)
})
