import { anchorsIn, documents, files, isThere, linksIn, pathsIn, read, resolved } from "./documents"

interface Manifest {
  name?: string
  scripts?: Record<string, string>
}

/** Names of the npm scripts by workspace. The name of the root is empty. */
const scripts = new Map(
  files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => {
      const { name, scripts = {} } = JSON.parse(read(file)) as Manifest
      return [file === "package.json" ? "" : name?.split("/").at(-1), Object.keys(scripts)] as const
    }),
)

const isExternal = (target: string) => /^[a-z]+:/.test(target)

describe.each(documents)("The document %s", (file) => {
  const text = read(file)
  const links = linksIn(text).filter((target) => !isExternal(target))

  it("links to existing files", () => {
    const missing = links
      .map((target) => target.split("#")[0] ?? "")
      .filter((path) => path && !isThere(resolved(file, path)))
    expect(missing).toEqual([])
  })

  it("links to existing headings", () => {
    const missing = links.filter((target) => {
      const [path = "", anchor] = target.split("#")
      const page = path ? resolved(file, path) : file
      return anchor && page.endsWith(".md") && isThere(page) && !anchorsIn(read(page)).includes(anchor)
    })
    expect(missing).toEqual([])
  })

  it("names existing paths", () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  it("names existing npm scripts", () => {
    const named = [
      ...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)(?: -w @bon-perroquet\/([\w-]+))?/g),
    ].map(([, name = "", workspace = ""]) => ({ name, workspace }))
    expect(named.filter(({ name, workspace }) => !scripts.get(workspace)?.includes(name))).toEqual([])
  })
})

it("code refers to existing documents only", () => {
  const sources = files.filter((file) => /\.([cm]?[jt]sx?|ya?ml|css)$|Dockerfile$/.test(file))
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md/g)]
      .map(([path]) => path)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})
