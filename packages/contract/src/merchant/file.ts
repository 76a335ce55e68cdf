import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

function inOrAbove(folder: string): string | undefined {
  const file = join(folder, "merchant.json")
  if (existsSync(file)) return file
  const above = dirname(folder)
  return above === folder ? undefined : inOrAbove(above)
}

/** Reads merchant.json in or above the working folder. Returns undefined without the file. The defaults then apply. */
export function merchant(): unknown {
  const file = inOrAbove(process.cwd())
  return file && JSON.parse(readFileSync(file, "utf8"))
}
