import { importsOf, isTest } from "./imports"

/**
 * Returns the child of a folder that contains the file. For a test, returns the file itself, because a test may import
 * anything. Grouped plugins are children of `plugins/`.
 */
const childOf = (folder: string, file: string): string =>
  isTest(file)
    ? file
    : folder +
      file
        .slice(folder.length)
        .split("/")
        .slice(0, folder === "plugins/" ? 2 : 1)
        .join("/")

function foldersOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split("/").slice(0, -1)
    return parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`)
  })
  return [...new Set(folders)].sort()
}

function needsIn(folder: string, files: readonly string[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const file of files.filter((each) => each.startsWith(folder)))
    for (const { target, isType } of importsOf(file)) {
      if (isType || !target.startsWith(folder)) continue
      const [from, to] = [childOf(folder, file), childOf(folder, target)]
      if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
  return needs
}

function circleIn(needs: Map<string, Set<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (at: string, way: string[]): string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
    if (done.has(at)) return null
    done.add(at)
    for (const next of needs.get(at) ?? []) {
      const circle = visit(next, [...way, at])
      if (circle) return circle
    }
    return null
  }
  for (const start of needs.keys()) {
    const circle = visit(start, [])
    if (circle) return circle
  }
  return null
}

export const circlesAmong = (files: readonly string[]): string[] =>
  foldersOf(files).flatMap((folder) => circleIn(needsIn(folder, files))?.join(" → ") ?? [])
