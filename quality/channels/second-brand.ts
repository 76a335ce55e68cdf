import { readFileSync } from "node:fs"
import { join } from "node:path"

const page = readFileSync(join(__dirname, "../../docs/extending/second-brand.md"), "utf8")
const [, example = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? []

interface Declared {
  code: string
  name: string
  legal_name: string
  vat_number: string
  mail_from: string
}

const [declared] = (JSON.parse(example) as { channels: Declared[] }).channels
if (!declared) throw new Error("docs/extending/second-brand.md declares no channel.")

/** The channel of docs/extending/second-brand.md. Only its address differs, because the test has no domain. */
export const SECOND_BRAND = { ...declared, url: `http://${declared.code}.localhost:{port}`, hosts: [] }

export const SALES_CHANNEL = `sc_channel_${declared.code}`
