import { Fragment } from "react"
import { Link } from "react-router-dom"
import { useMerchant } from "../config/merchant"

/** Pages of the shop that a text may lead to. */
const PAGES: Record<string, string> = {
  contact: "/contact",
  shipping: "/shipping",
  returns: "/returns",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  withdrawal: "/withdrawal",
}

/** Addresses elsewhere: bodies that a customer can turn to. */
const ELSEWHERE: Record<string, string> = {
  dpa: "https://www.dataprotectionauthority.be",
  mediation: "https://consumerombudsman.be",
  ecc: "https://www.eccbelgium.be",
}

const LINK = "font-semibold text-leaf underline underline-offset-2"
const TAG = /(<(\w+)>.*?<\/\2>)/

/** The text of one link, or of none. */
function Part({ part }: { part: string }) {
  const { email } = useMerchant()
  const [, name = "", text = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? []
  const page = PAGES[name]
  const elsewhere = name === "mail" ? `mailto:${email}` : ELSEWHERE[name]
  if (page) {
    return (
      <Link to={page} className={LINK}>
        {text}
      </Link>
    )
  }
  if (elsewhere) {
    return (
      <a href={elsewhere} rel="noopener" className={LINK}>
        {text}
      </a>
    )
  }
  return part
}

/** A text of the catalogue with links in it: "Write to us on the <contact>contact page</contact>." */
export function RichText({ text }: { text: string }) {
  // Splitting by a pattern with two groups gives text, link, name of the link, text …
  return text
    .split(TAG)
    .map((part, index) => (index % 3 === 2 ? null : <Fragment key={index}>{<Part part={part} />}</Fragment>))
}
