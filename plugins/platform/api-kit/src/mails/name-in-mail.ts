import { NAME_WITH_LINK } from "@bon-perroquet/contract"

const LONGEST = 40
/**
 * Returns "" for names that could contain a message or a link, because anybody can enter any name with another person's
 * address.
 */
export function nameInMail(name: string | null | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim()
  return NAME_WITH_LINK.test(plain) || plain.length > LONGEST ? "" : plain
}
