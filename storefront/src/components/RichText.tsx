import { Fragment } from "react"
import { Link } from "react-router"
import { useMerchant } from "../config/merchant"
import { ELSEWHERE, PAGES } from "./written-text/text-addresses"
import { TEXT_LINK } from "./written-text/text-link"

const TAG = /(<(\w+)>.*?<\/\2>)/

function Part({ part }: { part: string }) {
  const { email } = useMerchant()
  const [, name = "", text = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? []
  const page = PAGES[name]
  const elsewhere = name === "mail" ? `mailto:${email}` : ELSEWHERE[name]
  if (page) {
    return (
      <Link to={page} className={TEXT_LINK}>
        {text}
      </Link>
    )
  }
  if (elsewhere) {
    return (
      <a href={elsewhere} rel="noopener" className={TEXT_LINK}>
        {text}
      </a>
    )
  }
  return part
}

/** Renders a text with links, for example "Write to us on the <contact>contact page</contact>." */
export function RichText({ text }: { text: string }) {
  return text
    .split(TAG)
    .map((part, index) => (index % 3 === 2 ? null : <Fragment key={index}>{<Part part={part} />}</Fragment>))
}
