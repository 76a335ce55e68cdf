/** ISO 6523 scheme of the Crossroads Bank. A Belgian VAT number without its country is such a number. */
const ENTERPRISE_NUMBER = "0208"

/** Returns the Peppol id of a Belgian VAT number, or null. */
export const receiverOf = (vatNumber: string | null | undefined): string | null =>
  vatNumber?.startsWith("BE") ? `${ENTERPRISE_NUMBER}:${vatNumber.slice(2)}` : null
