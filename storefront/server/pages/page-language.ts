import type { IncomingHttpHeaders } from "node:http"
import {
  addressIn,
  DEFAULT_LANGUAGE,
  hasLanguages,
  readAddress,
  type Language,
} from "@bon-perroquet/contract"
import { isLanguage, visitorLanguage } from "../http/language.js"

/** How addresses asked for a language before they named it; bookmarks and other sites still do. */
const FORMER_PARAMETER = "lang"

/** A page that is to be answered here. */
export interface AnsweredHere {
  language: Language
  /** Without the language. */
  address: URL
  /** Whether another visitor would be answered in the same language. */
  isForAll: boolean
}

/** Where the page is instead. */
export interface AnsweredElsewhere {
  location: string
  /** 301: for everyone, for good. 302: for this visitor, now. */
  status: 301 | 302
  /** The language that the former address asked for. */
  asked?: Language
}

/**
 * In which language a page is answered, and at which address. A language has one address for a page: the one that names it.
 * At the root, which is French, a visitor who reads another language is led on to that one's address.
 */
export function pageLanguage(address: URL, headers: IncomingHttpHeaders): AnsweredHere | AnsweredElsewhere {
  const { language, path } = readAddress(address.pathname)
  const former = formerly(address, language)
  if (former) return former
  const to = (wanted: Language) => addressIn(wanted, path) + address.search
  if (language && addressIn(language, path) !== address.pathname)
    return { location: to(language), status: 301, asked: language }
  // A language that is switched off may be on again one day.
  if (!language && path !== address.pathname) return { location: to(DEFAULT_LANGUAGE), status: 302 }
  const plain = new URL(path + address.search, address)
  if (language) return { language, address: plain, isForAll: true }
  const visitors = visitorLanguage(headers)
  if (visitors !== DEFAULT_LANGUAGE && hasLanguages(path)) return { location: to(visitors), status: 302 }
  return { language: visitors, address: plain, isForAll: false }
}

function formerly({ href }: URL, named: Language | undefined): AnsweredElsewhere | undefined {
  const address = new URL(href)
  const asked = address.searchParams.get(FORMER_PARAMETER)
  if (asked === null) return undefined
  address.searchParams.delete(FORMER_PARAMETER)
  const language = isLanguage(asked) ? asked : (named ?? DEFAULT_LANGUAGE)
  return {
    location: addressIn(language, address.pathname + address.search),
    status: 301,
    ...(isLanguage(asked) && { asked }),
  }
}
