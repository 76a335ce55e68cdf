/** Longest name that somebody is greeted by, in characters. */
const LONGEST = 40
/** What a mail program makes a link of, or what leads people to one: an address, a domain, a scheme. */
const LINK = /[/\\@:<>]|\bwww\b|\p{L}\.\p{L}{2}|\d\.\d/iu

/**
 * A name as it may stand in a mail: anybody can write anybody's address into a form, and the shop carries no stranger's words
 * there. Empty where it is none.
 */
export function nameInMail(name: string | null | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim()
  return LINK.test(plain) || plain.length > LONGEST ? "" : plain
}
