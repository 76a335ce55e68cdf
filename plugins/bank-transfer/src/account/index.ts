import isBIC from "validator/lib/isBIC"
import isIBAN from "validator/lib/isIBAN"

/** A bank account, as the shop writes it. */
export interface Account {
  name: string
  /** Without blanks. */
  iban: string
  /** Null where the merchant did not say; inside Europe none is needed. */
  bic: string | null
}

export interface Payee {
  legal_name: string
  bank_account: string
  /** May be empty. */
  bic?: string
}

/** The merchant's account. @throws where it can't be paid to */
export function accountOf({ legal_name, bank_account, bic }: Payee): Account {
  const iban = readIban(bank_account)
  if (!iban) throw new Error(`merchant.json: bank_account "${bank_account}" is no IBAN.`)
  if (bic && !isBIC(bic)) throw new Error(`merchant.json: bic "${bic}" is no BIC.`)
  return { name: legal_name, iban, bic: bic || null }
}

/** An IBAN that somebody typed, without blanks; null for anything else. */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s-]/g, "").toUpperCase()
  return isIBAN(iban) ? iban : null
}

/** In groups of four, as people read it. */
export const writtenIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ")
