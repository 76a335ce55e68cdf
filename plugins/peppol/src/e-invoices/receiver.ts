/** ISO 6523: the enterprise number of the Crossroads Bank, which a Belgian VAT number is without its country. */
const ENTERPRISE_NUMBER = "0208"

/** Where a Belgian business is reached in the network; null for anybody else, to whom the law wants nothing sent over it. */
export const receiverOf = (vatNumber: string | null | undefined): string | null =>
  vatNumber?.startsWith("BE") ? `${ENTERPRISE_NUMBER}:${vatNumber.slice(2)}` : null
