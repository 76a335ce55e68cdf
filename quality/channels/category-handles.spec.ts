import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

const root = join(__dirname, "../..")
const seed = readFileSync(join(root, "backend/src/seed/catalogue/categories.ts"), "utf8")
const handles = [...seed.matchAll(/handle: "([a-z-]+)"/g)].map(([, handle = ""]) => handle)

const sources = ["storefront/src", "storefront/server", "packages", "plugins"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && /\/(src|server)(\/|$)/.test(parentPath))
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)))
    // A finished migration names the categories of its time.
    .filter(
      (file) => !/\.spec\.|\/testing\/|\/node_modules\/|\/\.medusa\/|\/dist\/|migration-scripts\//.test(file),
    ),
)

it("no code names a category, so that each brand has its own", () => {
  expect(handles.length).toBeGreaterThan(2)
  const named = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8")
    return handles.some((handle) => text.includes(`"${handle}"`))
  })
  expect(named).toEqual([])
})
