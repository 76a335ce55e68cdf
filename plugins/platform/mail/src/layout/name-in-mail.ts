const LONGEST = 40
const LINK = /[/\\@:<>]|\bwww\b|\p{L}\.\p{L}{2}|\d\.\d/iu

/**
 * Returns "" for names that could carry a message or a link: anybody can type any name with another's address
 * into a form.
 */
export function nameInMail(name: string | null | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim()
  return LINK.test(plain) || plain.length > LONGEST ? "" : plain
}
