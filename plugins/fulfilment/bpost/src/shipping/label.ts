import type { ShippingAccount } from "./account"
import { announce, announced, CarrierAway, drawLabel, labelFiles, LabelMissing } from "./client"
import type { Parcel } from "./parcel"

/**
 * Returns a parcel's barcode. Announces the parcel and creates its label if needed, also after an interruption. Not
 * safe for concurrent calls with one parcel.
 * @throws CarrierAway, CarrierRefusal
 */
export async function labelOf(account: ShippingAccount, parcel: Parcel): Promise<string> {
  const announcement = await announced(account, parcel.reference)
  if (announcement) return announcement
  if (announcement === null) await announce(account, parcel)
  const barcode = await drawLabel(account, parcel.reference)
  if (!barcode) throw new CarrierAway(`bpost drew no label for ${parcel.reference}.`)
  return barcode
}

export async function joined(files: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = files
  if (!first) throw new LabelMissing("There are no labels.")
  if (!others.length) return first
  // Imported here, because the package's 180 files would delay every start.
  const { PDFDocument } = await import("pdf-lib")
  const whole = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}

/** @throws CarrierAway, CarrierRefusal, LabelMissing */
export const labelsPdf = async (account: ShippingAccount, references: readonly string[]): Promise<Buffer> =>
  joined(await labelFiles(account, references))
