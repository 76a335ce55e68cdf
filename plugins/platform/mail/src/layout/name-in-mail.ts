/** Longest name in a greeting, in characters. */
const LONGEST = 40
/** Matches whatever mail programs turn into a link (an address, a domain, a scheme) or that leads people to one. */
const LINK = /[/\\@:<>]|\bwww\b|\p{L}\.\p{L}{2}|\d\.\d/iu

/**
 * Returns the name for a greeting, or an empty string if it could carry a message or a link: anybody can type any
 * name with somebody else's address into a form.
 */
export function nameInMail(name: string | null | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim()
  return LINK.test(plain) || plain.length > LONGEST ? "" : plain
}
