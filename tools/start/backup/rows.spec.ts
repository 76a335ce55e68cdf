import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runModule } from "../test/testing/run-module"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rows-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs statements with a database that has the table and returns its rows. */
const run = (rows: string[], steps: string) =>
  runModule(
    "../backup/rows.mjs",
    "readRows, writeRows",
    `const unread = ${JSON.stringify(rows)}
    const restored = []
    const client = {
      escapeIdentifier: (name) => name,
      query: async (statement, values) => {
        await new Promise((resolve) => setImmediate(resolve))
        if (values) restored.push(...values[0])
        const batch = statement.startsWith("FETCH") ? unread.splice(0, 2) : []
        return { rows: batch.map((row) => ({ row })) }
      },
    }
    const table = { schema: "public", name: "note", columns: ["id", "text"] }
    const file = ${JSON.stringify(folder)} + "/rows.jsonl"
    ${steps}`,
  )

it("rows with any kind of line break are restored unchanged", () => {
  const rows = ["(1,a\u2028b\u2029c)", '(2,"d\ne\r\nf")', "(3,g)", "(4,\u2028)"]
  const steps = "return [await writeRows(client, table, file), await readRows(client, table, file), restored]"
  expect(run(rows, steps)).toEqual([4, null, rows])
})

it("a backup fails with an error if its file cannot be written, for example because the disk is full", () => {
  const steps = "return writeRows(client, table, `${file}/none`).catch(({ code }) => code)"
  expect(run(["(1,a)", "(2,b)", "(3,c)"], steps)).toBe("ENOENT")
})
