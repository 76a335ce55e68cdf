import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { FIRST_NAMESPACES } from "../../i18n/settings"

test("the dashboard loads all its texts with its screen, because texts that load later would hide it for a moment", () => {
  const [, list = ""] = /DASHBOARD_TEXTS[^=]*= \[([^;]*)\n\]/.exec(
    readFileSync(join(__dirname, "../../app/screens.ts"), "utf8"),
  ) as RegExpExecArray
  const used = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(__dirname, name), "utf8").matchAll(/useTranslation\("([\w-]+)"/g),
    ])
    .map(([, namespace = ""]) => namespace)
  const late = used.filter((name) => !FIRST_NAMESPACES.includes(name) && !list.includes(`"${name}"`))
  expect([...new Set(late)]).toEqual([])
})
