import {
  isFieldPost,
  isPostBox,
  misfits,
  outsideVatTerritory,
  tidyParts,
  type Addressee,
  type LabelLimits,
  type Misfit,
} from "@bon-perroquet/contract/address"
import { deliveryAddressSchema, isPostalCode } from "@bon-perroquet/contract"
import { ADDRESS_LINES, type AddressLine, type ParcelField, type WrittenAddress } from "./address-lines"

/** A field and the code of its problem, which `useProblemText` translates. */
type ParcelProblem = readonly [field: ParcelField, problem: string]

const FIELD_OF = {
  ...{ name: "last_name", street: "street", number: "number", box: "box", line2: "box", city: "city" },
  ...{ postal_code: "postal_code", company: "company", phone: "phone", email: "email", note: "note" },
} as const satisfies Record<Misfit["field"], ParcelField>

export function wrongLines({ country, ...lines }: WrittenAddress): AddressLine[] {
  const problems = deliveryAddressSchema.safeParse(lines).error?.issues ?? []
  return ADDRESS_LINES.filter(
    (field) =>
      problems.some(({ path }) => path[0] === field) ||
      (field === "postal_code" && !isPostalCode(country, lines.postal_code)),
  )
}

function unservedPlace(address: WrittenAddress): ParcelProblem[] {
  const territory = outsideVatTerritory(address)
  if (territory !== null) return [["postal_code", `outside|${territory}`]]
  const parts = { ...address, ...tidyParts(address.country, address) }
  if (isPostBox(parts)) return [["street", "post_box"]]
  return isFieldPost(parts) ? [["street", "field_post"]] : []
}

function longTexts(addressee: Addressee, limits: LabelLimits, needsEmail: boolean): ParcelProblem[] {
  return misfits(addressee, limits, { needsEmail }).map(({ field, most, suggestion }) => [
    FIELD_OF[field],
    `long|${most}|${suggestion ?? ""}`,
  ])
}

interface Recipient {
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
  company?: string
  note?: string
}

/**
 * Returns why a parcel can't be sent, at most one problem per field, by the rules of the shop's API.
 * @param address null for a parcel to a point
 * @param limits of the carrier's label. Undefined until they are loaded, then only the API checks them
 * @param needsEmail true for a locker
 */
export function parcelProblems(
  address: WrittenAddress | null,
  { first_name, last_name, email, phone, company, note }: Recipient,
  limits: LabelLimits | undefined,
  needsEmail = false,
): ParcelProblem[] {
  const name = [first_name, last_name].filter(Boolean).join(" ")
  const place = address && { ...tidyParts(address.country, address), city: address.city }
  const long = limits ? longTexts({ name, email, phone, company, note, ...place }, limits, needsEmail) : []
  const wrong = address ? wrongLines(address) : []
  const unserved = address && !wrong.length ? unservedPlace(address) : []
  // A text that is too long may also break the API's rules, but the label's limit is more helpful.
  const problems = [...wrong.map((line) => [line, line] as const), ...unserved, ...long]
  return [...new Map(problems.map((problem) => [problem[0], problem])).values()]
}
