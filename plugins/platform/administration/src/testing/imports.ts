import {
  importLinesSchema,
  importSchema,
  type ImportLine,
  type ImportReading,
  type ProductImport,
  type TableKind,
} from "@bon-perroquet/contract"
import { requireVariable, until, type ShopAnswer, type ShopClient } from "@bon-perroquet/testing"
import { unzipSync } from "fflate"

export class ImportCalls {
  constructor(private readonly admin: ShopClient) {}

  send(csv: string | Buffer, name = "prix.csv"): Promise<ShopAnswer> {
    return this.admin.write("POST", `/api/admin/imports?file_name=${encodeURIComponent(name)}`, {
      raw: Buffer.from(csv),
      headers: { "Content-Type": "text/csv" },
    })
  }

  sendTable(kind: Exclude<TableKind, "csv">, csv: string): Promise<ShopAnswer> {
    return this.admin.write("POST", `/api/admin/imports/${kind}`, {
      raw: Buffer.from(csv),
      headers: { "Content-Type": "text/csv" },
    })
  }

  sendPictures(zip: Buffer, name = "photos.zip"): Promise<ShopAnswer> {
    return this.admin.write("POST", `/api/admin/imports/pictures?file_name=${encodeURIComponent(name)}`, {
      raw: zip,
      headers: { "Content-Type": "application/zip" },
    })
  }

  async check(csv: string): Promise<ProductImport> {
    return importIn(await this.send(csv))
  }

  async readAgain(id: string, reading: Partial<ImportReading>): Promise<ProductImport> {
    return importIn(await this.admin.write("PATCH", `/api/admin/imports/${id}`, { json: reading }))
  }

  async read(id: string): Promise<ProductImport> {
    return importIn(await this.admin.send("GET", `/api/admin/imports/${id}`))
  }

  async lines(id: string, query: Record<string, string> = {}): Promise<ImportLine[]> {
    const search = new URLSearchParams(query).toString()
    const { body } = await this.admin.send("GET", `/api/admin/imports/${id}/lines?${search}`)
    return importLinesSchema.parse(body)
  }

  async undo(id: string): Promise<ProductImport> {
    return importIn(await this.admin.write("POST", `/api/admin/imports/${id}/undo`))
  }

  async run(id: string): Promise<ProductImport> {
    return importIn(await this.admin.write("POST", `/api/admin/imports/${id}/run`))
  }

  /** Runs an import and waits for its end. */
  async finish(id: string): Promise<ProductImport> {
    await this.run(id)
    return this.doneOf(id)
  }

  doneOf(id: string): Promise<ProductImport> {
    return until(
      "the import's end",
      async () => {
        const now = await this.read(id)
        return now.state === "done" && now
      },
      120_000,
    )
  }

  async archive(): Promise<Record<string, Uint8Array>> {
    await this.admin.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
    const answer = await fetch(`${requireVariable("SHOP_URL")}/api/admin/export.zip`, {
      headers: { Authorization: `Bearer ${this.admin.token ?? ""}`, "Accept-Language": "en" },
    })
    if (!answer.ok) throw new Error(`The archive answered ${answer.status}.`)
    return unzipSync(new Uint8Array(await answer.arrayBuffer()))
  }

  async export(): Promise<string> {
    const { body } = await this.admin.send("GET", "/api/admin/products/export.csv")
    return String(body)
  }
}

export const importIn = ({ body }: ShopAnswer): ProductImport => importSchema.parse(body)
