import { existsSync } from "node:fs"
import { join } from "node:path"
import { TRIGGERS_VERSION } from "./"

it("each new version of the database triggers has a migration", () => {
  const script = `announce-changes-${TRIGGERS_VERSION}.ts`
  expect(existsSync(join(__dirname, "..", "migration-scripts", script)) ? script : "missing").toBe(script)
})
