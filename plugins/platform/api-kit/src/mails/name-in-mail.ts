const LONGEST = 40
const LINK = /[/\\@:<>]|\bwww\b|\p{L}\.\p{L}{2}|\d\.\d/iu

/**
 * Returns "" for names that could contain a message or a link, because anybody can enter any name with another person's
 * address.
 */
export function nameInMail(name: string | null | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim()
  return LINK.test(plain) || plain.length > LONGEST ? "" : plain
}
