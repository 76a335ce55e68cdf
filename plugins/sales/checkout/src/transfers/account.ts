import isBIC from "validator/lib/isBIC"
import isIBAN from "validator/lib/isIBAN"

export interface Account {
  name: string
  iban: string
  /** Null if unset. Transfers within Europe need no BIC. */
  bic: string | null
}

export interface Payee {
  legal_name: string
  bank_account: string
  bic?: string
}

/** Returns the account of merchant.json. @throws if its IBAN or BIC is invalid */
export function accountOf({ legal_name, bank_account, bic }: Payee): Account {
  const iban = readIban(bank_account)
  if (!iban) throw new Error(`merchant.json: bank_account "${bank_account}" is not a valid IBAN.`)
  if (bic && !isBIC(bic)) throw new Error(`merchant.json: bic "${bic}" is not a valid BIC.`)
  return { name: legal_name, iban, bic: bic || null }
}

/** Returns a typed IBAN without spaces, or null if it is invalid. */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s-]/g, "").toUpperCase()
  return isIBAN(iban) ? iban : null
}

export const writtenIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ")
