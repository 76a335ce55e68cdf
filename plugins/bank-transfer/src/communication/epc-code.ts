import { decimalEuro } from "@bon-perroquet/contract/money"
import type { Account } from "../account"

/** What the standard allows for the payee's name. */
const LONGEST_NAME = 70

/**
 * What a QR code holds from which a banking app fills in a transfer: the European Payments Council's guideline EPC069-12,
 * version 2. The communication is the free text: the field for references takes those of ISO 11649 only.
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
