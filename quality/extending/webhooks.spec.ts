import { WEBHOOK_EVENTS } from "@bon-perroquet/contract"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"

const page = readFileSync(join(__dirname, "../../docs/extending/webhooks.md"), "utf8")

/** Rows of the table of events, without backticks. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  )

const schemas: Record<string, { version: number; data: z.ZodObject }> = WEBHOOK_EVENTS

describe("The events in docs/extending/webhooks.md", () => {
  it("are those of the contract, with their versions and data", () => {
    expect(rows.map(([name, version, data]) => [name, version, data])).toEqual(
      Object.entries(schemas).map(([name, { version, data }]) => [
        ...[name, String(version), Object.keys(data.shape).join(", ")],
      ]),
    )
  })

  it.each(Object.entries(schemas))(
    "have a new version if the data of %s change",
    (name, { version, data }) => {
      expect(z.toJSONSchema(data)).toMatchSnapshot(`${name}, version ${version}`)
    },
  )
})
