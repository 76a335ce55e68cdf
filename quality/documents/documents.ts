import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"

export const root = join(__dirname, "../..")
export const read = (file: string): string => readFileSync(join(root, file), "utf8")

/** Files of the repository, including new ones that Git does not ignore. */
export const files: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
)
  .split("\n")
  .filter(Boolean)

const folders = new Set(
  files.flatMap((file) => file.split("/").map((_, index, parts) => parts.slice(0, index).join("/"))),
)
const fileSet = new Set(files)

/** Paths without extension, because documents may name a module without it. */
const modules = new Set(files.map((file) => file.replace(/(?:\.(?:http|spec|e2e|[cm]?[jt]sx?))+$/, "")))

export const isThere = (path: string): boolean => {
  const clean = normalize(path).replace(/\/$/, "")
  return clean === "." || [fileSet, folders, modules].some((names) => names.has(clean))
}

export const documents: readonly string[] = files.filter((file) => file.endsWith(".md"))

export const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, "")

export const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? "",
  )

/** Returns the anchors of the headings, as GitHub computes them. */
export const anchorsIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  )

/** Returns the target of a link as a path from the root. */
export const resolved = (file: string, target: string): string => normalize(join(dirname(file), target))

/** Returns paths in code spans, such as `plugins/accounting/vat/src`, without outputs and placeholders. */
export const pathsIn = (text: string): string[] =>
  [
    ...withoutCode(text).matchAll(
      /`(?:node )?((?:storefront|plugins|packages|backend|tools|quality|docs|deploy|\.ci|\.github|\.devcontainer)\/[^\s`]*)`/g,
    ),
  ]
    .map(([, path = ""]) => path)
    .filter(
      (path) =>
        !/[*<…{]|\b(?:something|courier|former-names)\b|\/(?:dist|node_modules|\.medusa|vendure\/node_modules)(?:\/|$)/.test(
          path,
        ),
    )
