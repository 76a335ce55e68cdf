import { clean } from "./clean"

/** Matches a post office box or a locker, where nobody can accept a parcel. */
const POST_BOX =
  /^(?:bo[iî]te postale|b\.? ?p\.?|post ?bus|p\.? ?b\.?|p\.? ?o\.? ?box|postfach|antwoordnummer|cs|tsa|packstation|postfiliale|apartado(?: de correos)?|casella postale)\s*(?:n[°ºr]\.?\s*)?\d[\d\s./-]*$/iu
const FIELD_POST = /\b(?:feldpost|napo|bfpo|[af]po(?= )|secteur postal|sp \d{5}|arm[eé]es$)\b/iu

interface Lines {
  street: string
  number: string
  postal_code: string
  city: string
  country: string
}

/** Returns whether an address is a post box without a street, so that it cannot receive a parcel. */
export const isPostBox = ({ street, number }: Pick<Lines, "street" | "number">): boolean =>
  POST_BOX.test(clean(`${street} ${number}`))

/** Returns whether an address is military field post, which parcel carriers do not serve. */
export const isFieldPost = ({ street, number, postal_code, city, country }: Lines): boolean =>
  FIELD_POST.test(clean(`${street} ${number}`)) ||
  FIELD_POST.test(clean(city)) ||
  (country === "FR" && clean(postal_code).startsWith("00"))
