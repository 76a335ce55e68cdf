import { decimalEuro } from "@bon-perroquet/contract/money"
import type { Account } from "../account"

/** Maximum length of the payee's name in the standard. */
const LONGEST_NAME = 70

/**
 * Returns the content of a QR code for banking apps, by guideline EPC069-12 of the European Payments Council,
 * version 2. The communication is the free text, because the reference field only takes ISO 11649.
 */
export const epcCode = ({ name, iban, bic }: Account, amountCents: number, communication: string): string =>
  [
    "BCD",
    "002",
    "1", // UTF-8
    "SCT",
    bic ?? "",
    name.slice(0, LONGEST_NAME),
    iban,
    `EUR${decimalEuro(amountCents)}`,
    "",
    "",
    communication,
  ].join("\n")
