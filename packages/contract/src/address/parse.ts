import { clean } from "./clean"
import { isHouseNumber, readNumber, tidyNumber } from "./house-number"
import {
  BOX_AT_END,
  BUILDING_AFTER,
  DASH,
  NO_NUMBER,
  ROOM,
  SECOND_LINE,
  SECOND_LINE_AFTER,
  SHORT_BOX,
  WITHOUT_NUMBER,
} from "./markers"
import type { AddressCountry } from "./postal-code"

export interface StreetParts {
  street: string
  /** House number with suffix: "12", "12 bis", "12-14". Empty if there is none. */
  number: string
  box: string | null
  /** Floor, building or c/o name. */
  line2: string | null
}

/** Countries where "12/3" is box 3 of house 12. Elsewhere, "12/3" is a house number. */
const SLASH_BEFORE_BOX: readonly AddressCountry[] = ["BE"]

interface Piece {
  street: string
  number: string
  box: string | null
  rest: string | null
}

function takeBox(text: string, country: AddressCountry): { head: string; box: string | null } {
  const marked = BOX_AT_END.exec(text)
  if (marked) return { head: text.slice(0, marked.index).replace(/[\s,;/(-]+$/, ""), box: marked[1] ?? null }
  const short = SLASH_BEFORE_BOX.includes(country) ? SHORT_BOX : country === "NL" ? ROOM : null
  const [, head, box] = short?.exec(text) ?? []
  return head && box ? { head: head.trim(), box } : { head: text, box: null }
}

function readPiece(text: string, country: AddressCountry): Piece {
  const [, before, rest] = SECOND_LINE_AFTER.exec(text) ?? []
  // A number without a street, as in "12, Résidence …", belongs to the following street.
  const line = before && !isHouseNumber(before) ? before : text
  const { head, box } = takeBox(line, country)
  const shared = { box, rest: line === text ? null : (rest ?? null) }
  if (isHouseNumber(head)) return { street: "", number: tidyNumber(head), ...shared }
  if (NO_NUMBER.test(head)) return { street: "", number: noNumber(head), ...shared }
  const [, named = head, none] = WITHOUT_NUMBER.exec(head) ?? []
  const read = readNumber(head, country) ?? { street: named, number: none ? noNumber(none) : "" }
  const [, street = read.street, building = shared.rest] = BUILDING_AFTER.exec(read.street) ?? []
  return { ...read, ...shared, street, rest: building }
}

const noNumber = (written: string): string =>
  written.replace(/^sans num[ée]ro$/iu, "s/n").replace(/^zonder nummer$/iu, "z/n")

const segmentsOf = (lines: readonly (string | null | undefined)[]): string[] =>
  lines
    .flatMap((line) => (line ?? "").split(/[\n\r,;()]/u))
    .flatMap((part) => part.split(DASH))
    .map(clean)
    .filter((segment) => segment !== "")

class Reading {
  private street = ""
  private number = ""
  private box: string | null = null
  private readonly others: string[] = []

  constructor(private readonly country: AddressCountry) {}

  add(segment: string): void {
    if (SECOND_LINE.test(segment)) {
      this.others.push(segment)
      return
    }
    const piece = readPiece(segment, this.country)
    if (piece.box !== null && this.box === null) this.box = piece.box
    else if (piece.box !== null) this.others.push(piece.box)
    if (piece.rest) this.others.push(piece.rest)
    if (piece.street === "") this.addNumber(piece.number)
    else this.addStreet(piece)
  }

  private addNumber(number: string): void {
    if (this.number === "") this.number = number
    else if (number !== "" && this.country === "DE" && /^[A-Z]$/.test(this.street)) {
      // In Mannheim, the street is a block: "C 4" in "C 4, 12".
      this.street = `${this.street} ${this.number}`
      this.number = number
    } else if (number !== "") this.others.push(number)
  }

  private addStreet({ street, number }: Piece): void {
    if (this.street === "") {
      this.street = street
      this.addNumber(number)
    } else if (this.number === "" && number !== "") {
      // The first line was a building or person, not a street.
      this.others.unshift(this.street)
      this.street = street
      this.number = number
    } else this.others.push(number === "" ? street : `${street} ${number}`)
  }

  /**
   * Returns the parts of the address. If no street was recognised, the other lines become the street, so that no text
   * is lost.
   */
  parts(): StreetParts {
    const [first = "", ...rest] = this.others
    if (this.street === "") return this.whole(first, rest)
    return this.whole(this.street, this.others)
  }

  private whole(street: string, others: readonly string[]): StreetParts {
    return { street, number: this.number, box: this.box, line2: others.join(", ") || null }
  }
}

/**
 * Parses lines in any order: "12 bis, rue Haute bte 4", "Rue Haute 12/4", "c/o Ada Peeters, Rue Haute 12".
 * Unrecognised text becomes the street.
 */
export function parseStreet(
  country: AddressCountry,
  line1: string | null | undefined,
  line2?: string | null,
): StreetParts {
  const reading = new Reading(country)
  for (const segment of segmentsOf([line1, line2])) reading.add(segment)
  return reading.parts()
}

/** Parses the second line of an address, for example "bte 3", "3" or "c/o Ada, box 3". */
export function parseSecondLine(text: string | null | undefined): Pick<StreetParts, "box" | "line2"> {
  let box: string | null = null
  const others: string[] = []
  for (const segment of segmentsOf([text])) {
    const marked = BOX_AT_END.exec(segment)
    const isBox = !SECOND_LINE.test(segment) && isBareBox(segment)
    const value = marked?.index === 0 ? marked[1] : isBox ? segment : undefined
    if (value !== undefined && box === null) box = value
    else others.push(segment)
  }
  return { box, line2: others.join(", ") || null }
}

/** Matches a letter box without the word "box" before it: "3", "B12", "0201", "rdc". */
const isBareBox = (text: string): boolean => /^(?:\d{1,20}|(?=\S*\d)\S{1,8}|\p{L}{1,3})$/u.test(text)

/**
 * Corrects fields that people fill in wrongly: a box or a whole line in the street, "bte 3" as the box, "n° 12" as the
 * number.
 */
export function tidyParts(
  country: AddressCountry,
  input: { street: string; number?: string | null; box?: string | null },
): StreetParts {
  const [street, number] = [clean(input.street), clean(input.number)]
  const second = parseSecondLine(input.box)
  if (number === "") {
    const read = parseStreet(country, street)
    return joined(read, second)
  }
  const written = readPiece(number, country)
  const parts = {
    number: written.street === "" ? written.number : tidyNumber(number),
    box: written.street === "" ? written.box : null,
  }
  const whole = parseStreet(country, street)
  const isRepeated = whole.number !== "" && whole.number === parts.number
  const read: StreetParts = isRepeated ? whole : { street, number: parts.number, box: null, line2: null }
  return joined({ ...read, box: parts.box ?? read.box }, second)
}

function joined(read: StreetParts, { box, line2 }: Pick<StreetParts, "box" | "line2">): StreetParts {
  const others = [read.line2, line2, read.box !== null && box !== null && read.box !== box ? box : null]
  return { ...read, box: read.box ?? box, line2: others.filter(Boolean).join(", ") || null }
}
