import { existsSync } from "node:fs"
import { dirname, join } from "node:path"

/** Returns the nearest parent folder with `name`. The build is two folders deeper than the source. */
export function above(name: string): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder
  }
  throw new Error(`There is no ${name} in any folder above ${__dirname}`)
}
