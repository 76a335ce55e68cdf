interface TextType {
  name: string
  most?: number
  least?: 1
  pattern?: RegExp
}

const filled = (name: string, most: number): TextType => ({ name, most, least: 1 })
const NAME = filled("ReceiverNameType", 40)
const COMPANY: TextType = { name: "ReceiverCompany", most: 40 }
const STREET = filled("StreetNameType", 40)
const PHONE = filled("PhoneNumberType", 20)
const POINT: TextType = { name: "RcCode", pattern: /^[0-9A-Z_]{1,20}$/ }
const REMARK: TextType = { name: "RemarkType", most: 50 }
const EMAIL: TextType = {
  name: "EmailAddressType",
  most: 50,
  pattern:
    /^[-!#$%&'*+/0-9=?A-Z^_a-z{|}~](\.?[-!#$%&'*+/0-9=?A-Z^_a-z`{|}~])*@[a-zA-Z0-9](-*\.?[a-zA-Z0-9])*\.[a-zA-Z](-?[a-zA-Z0-9])+$/,
}
const LOCKER_EMAIL: TextType = {
  name: "EmailAddressCharacteristicType",
  most: 40,
  pattern: /^.+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/,
}

/** Types of text elements in deep integration version 5 of Shipping Manager. */
const TYPES: Record<string, TextType> = {
  accountId: { name: "AccountIdType", pattern: /^\d{6}$/ },
  reference: filled("OrderReferenceType", 100),
  text: filled("OrderLineTextType", 255),
  name: NAME,
  company: COMPANY,
  streetName: STREET,
  addressLineTwo: STREET,
  number: filled("StreetNumberType", 8),
  box: filled("StreetBoxType", 8),
  postalCode: filled("PostalCodeType", 8),
  locality: filled("LocalityType", 40),
  countryCode: { name: "CountryCode", pattern: /^[A-Z]{2}$/ },
  emailAddress: EMAIL,
  phoneNumber: PHONE,
  mobilePhone: PHONE,
  pugoId: POINT,
  parcelsDepotId: POINT,
  pugoName: NAME,
  parcelsDepotName: NAME,
  receiverName: NAME,
  receiverCompany: COMPANY,
  remark: REMARK,
}

const SEQUENCES = [
  ["streetName", "addressLineTwo", "number", "box", "postalCode", "locality", "countryCode"],
  ["name", "company", "address", "emailAddress", "phoneNumber"],
  ["sender", "nationalBox", "internationalBox", "remark"],
]

const UNESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }
const textOf = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot);/g, (sign) => UNESCAPED[sign] ?? sign)

function faultOfText(name: string, text: string, type: TextType): string | null {
  const length = Array.from(text).length
  const facet =
    type.most !== undefined && length > type.most
      ? `maxLength '${type.most}'`
      : type.least && text.trim() === ""
        ? "minLength '1'"
        : type.pattern && !type.pattern.test(text)
          ? "pattern"
          : null
  return (
    facet &&
    `cvc-${facet.split(" ")[0]}-valid: Value '${text}' of element '${name}' with length = '${length}' is not facet-valid with respect to ${facet} for type '${type.name}'.`
  )
}

export function schemaFault(order: string): string | null {
  const unregistered = /<unregistered>.*?<\/unregistered>/s.exec(order)?.[0] ?? ""
  for (const [, name = "", xml = ""] of order.matchAll(
    /<(?:[\w-]+:)?(\w+)[^>]*>([^<]*)<\/(?:[\w-]+:)?\1>/g,
  )) {
    const isLockers = name === "emailAddress" && unregistered.includes(`>${xml}<`)
    const type = isLockers ? LOCKER_EMAIL : TYPES[name]
    const fault = type && faultOfText(name, textOf(xml), type)
    if (fault) return fault
  }
  return sequenceFault(order)
}

interface Frame {
  children: string[]
}

function sequenceFault(order: string): string | null {
  const open: Frame[] = [{ children: [] }]
  for (const [, end, name = "", empty] of order.matchAll(/<(\/)?(?:[\w-]+:)?([\w-]+)[^>]*?(\/)?>/g)) {
    if (end) open.pop()
    else {
      const parent = open.at(-1)
      const fault = parent && outOfPlace([...parent.children, name])
      if (fault) return `cvc-complex-type.2.4.a: Invalid content was found starting with element '${fault}'.`
      parent?.children.push(name)
      if (!empty) open.push({ children: [] })
    }
  }
  return null
}

function outOfPlace(children: readonly string[]): string | null {
  const [last = ""] = children.slice(-1)
  const broken = SEQUENCES.some((sequence) => {
    const at = sequence.indexOf(last)
    return at !== -1 && children.slice(0, -1).some((child) => sequence.indexOf(child) > at)
  })
  return broken ? last : null
}
