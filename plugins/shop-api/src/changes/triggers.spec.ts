import { existsSync } from "node:fs"
import { join } from "node:path"
import { TRIGGERS_VERSION } from "./triggers"

it("another version of the triggers comes with a migration script: a running shop may not change its tables", () => {
  const script = `announce-changes-${TRIGGERS_VERSION}.ts`
  expect(existsSync(join(__dirname, "..", "migration-scripts", script)) ? script : "missing").toBe(script)
})
