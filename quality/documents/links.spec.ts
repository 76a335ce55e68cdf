import { anchorsIn, documents, files, isThere, linksIn, pathsIn, read, resolved } from "./documents"

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
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)(?!.* -w )/g)].map(
      ([, name = ""]) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
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
