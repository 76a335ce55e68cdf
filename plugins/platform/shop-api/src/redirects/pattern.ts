/** A part of a path: ":handle" is a part of one segment, ":id" digits, and "*" any number of segments. */
const PLACEHOLDER = /:([a-z][a-z0-9_]*)/g
const MAX_PLACEHOLDERS = 5

const namesIn = (text: string): string[] => Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name)
const isNumeric = (name: string): boolean => name.startsWith("id")

export const isPattern = (source: string): boolean => /[:*]/.test(source)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns the source as a regular expression, or undefined if it is not a pattern. Its matching time is linear: a segment has at
 * most one placeholder of any length, and a path one "*".
 */
export function expressionOf(source: string): RegExp | undefined {
  const names = namesIn(source)
  const segments = source.slice(1).split("/")
  const isClear =
    names.length <= MAX_PLACEHOLDERS &&
    new Set(names).size === names.length &&
    segments.filter((each) => each === "*").length <= 1 &&
    segments.every((each) => namesIn(each).filter((name) => !isNumeric(name)).length <= 1) &&
    segments.every((each) => each === "*" || !/[:*]/.test(each.replace(PLACEHOLDER, "")))
  if (!isClear || source.includes("?")) return undefined
  const parts = segments.map((segment) => {
    if (segment === "*") return "(?:/[^/]+)*"
    const [first = "", ...rest] = segment.split(PLACEHOLDER)
    let part = escaped(first)
    for (let at = 0; at < rest.length; at += 2) {
      const name = rest[at] ?? ""
      part += `(?<${name}>${isNumeric(name) ? String.raw`\d+` : "[^/]+"})${escaped(rest[at + 1] ?? "")}`
    }
    return `/${part}`
  })
  return new RegExp(`^${parts.join("")}$`)
}

/** Returns whether the target uses only placeholders of the source. */
export const fits = (source: string, target: string): boolean =>
  namesIn(target).every((name) => namesIn(source).includes(name))

export const filled = (target: string, values: Readonly<Record<string, string>>): string =>
  target.replace(PLACEHOLDER, (written, name: string) => values[name] ?? written)
