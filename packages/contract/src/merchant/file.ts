import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

function inOrAbove(folder: string): string | undefined {
  const file = join(folder, "merchant.json")
  if (existsSync(file)) return file
  const above = dirname(folder)
  return above === folder ? undefined : inOrAbove(above)
}

/**
 * Reads the file in MERCHANT_FILE, otherwise merchant.json in or above the working folder. Returns undefined without a
 * file. The defaults then apply. A thread that renders pages of a channel sets MERCHANT_CHANNEL, and gets its languages.
 */
export function merchant(): unknown {
  const file = process.env["MERCHANT_FILE"] || inOrAbove(process.cwd())
  const code = process.env["MERCHANT_CHANNEL"]
  const main =
    file &&
    (JSON.parse(readFileSync(file, "utf8")) as { channels?: { code: string; languages?: string[] }[] })
  if (!main || !code) return main
  const channel = main.channels?.find((each) => each.code === code)
  return { ...main, ...(channel?.languages && { languages: channel.languages }) }
}
